import { badForm } from '~/bff/failure.server';
import { describeCutOff } from '~/supply/cut-off.server';
import type { FlashDraft } from '~/bff/flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { answerCart } from '~/features/cart/cart-answer.server';
import type { CartAnswer } from '~/features/cart/cart-view';
import { readPricedCart, viewCart } from '~/features/cart/cart.server';
import { readLineSplits } from '~/features/cart/line-splits.server';
import { readHeadroom } from '~/features/checkout/credit-view.server';
import { orMissing } from '~server/api/outcome';
import { readIntent } from './checkout-intent.server';

/** What became of a form of the drawer. */
export interface CartDrawerAnswer {
  readonly done?: { readonly anchor: string; readonly message: FlashDraft };
  readonly cart?: CartAnswer;
  /** The drawer as it is now; null where it cannot be read. */
  readonly drawer: CartDrawerView | null;
}

/** Everything the drawer shows: the cart's lines and sums, the limit that is left, and until when an order goes out today. */
export type CartDrawerView = Awaited<ReturnType<typeof readDrawer>>;

/** What the drawer beside a page shows of the cart. @throws WholesaleError when the cart cannot be read */
export async function readDrawer(scope: Scope) {
  const cart = await readPricedCart(scope);
  const [credit, splits] = await Promise.all([readHeadroom(scope, cart.total), readLineSplits(scope, cart)]);
  return { ...viewCart(scope, cart, splits), credit, cutOff: describeCutOff(scope) };
}

/** Answers the drawer's forms, which are those of checkout. @throws a response to a form that orders */
export async function answerDrawer({ scope, request }: RouteArgs): Promise<CartDrawerAnswer> {
  const form = await request.formData();
  const intent = readIntent(form);
  if (intent === 'placeOrder') throw badForm(scope, request);
  return { ...(await answerCart(scope, intent, form)), drawer: await orMissing(readDrawer(scope)) };
}
