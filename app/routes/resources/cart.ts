import { redirect } from '@remix-run/node';
import { customerLoader } from '~/bff/route-handlers.server';

/** The cart is a part of checkout; its own address, typed or kept, leads there. */
export const loader = customerLoader(({ ctx }) => Promise.resolve(redirect(`${ctx.links.to('checkout')}#cart`)));
