import { redirect } from '@remix-run/node';
import { publicLoader } from '~/bff/route-handlers.server';

/** Where a keeper of passwords looks for the form that changes one (W3C change-password URL). */
export const loader = publicLoader(async ({ ctx }) => redirect(ctx.links.to('profile')));
