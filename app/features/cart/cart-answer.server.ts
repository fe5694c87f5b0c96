import { data } from '@remix-run/node';
import type { FlashDraft } from '~/bff/flash.server';
import { goOn, stayOn } from '~/bff/go-on.server';
import type { Scope } from '~/bff/scope.server';
import { textIn, textsIn } from '~/trade/form-texts';
import { acceptChanges } from './accept-changes.server';
import { addToCart } from './add-to-cart.server';
import type { CartAnswer } from './cart-view';
import { lineAnchor } from './cart-view';
import { changeQuantity } from './change-quantity.server';
import { removeLine } from './remove-line.server';
import { readWishSplits } from './line-splits.server';
import { resizeLines } from './resize-lines.server';
import { splitLine } from './split-line.server';
import { readUnit, readWishes } from './wishes';

/** Lines that one press makes smaller; a cart above the limit needs few. */
const MOST_TRIMMED = 50;

/**
 * Answers a quantity change: back to the line with a message, or the page again with what is wrong.
 * @param cookies `Set-Cookie` lines for the page that follows
 */
export async function answerChange(scope: Scope, form: FormData, cookies: readonly string[] = []) {
  const wish = { itemId: textIn(form, 'itemId'), quantity: textIn(form, 'quantity'), unit: readUnit(form) };
  const outcome = await changeQuantity(scope, wish);
  switch (outcome.kind) {
    case 'changed':
      throw await backToCart(scope, lineAnchor(outcome.productId), { text: outcome.text }, cookies);
    case 'refused':
      return refuse({ fault: { ...outcome.fault, splits: outcome.short && (await readWishSplits(scope, outcome.short.cart, outcome.short.wish)) } });
    case 'lost':
      return refuse({ lost: outcome.lost });
    case 'gone':
      return refuse({ message: scope.t('cart:lineGone') });
  }
}

/** Answers a removal: back to the cart with a message that offers to undo it. */
export async function answerRemoval(scope: Scope, form: FormData, cookies: readonly string[] = []) {
  const removed = await removeLine(scope, textIn(form, 'itemId'));
  if (!removed) return refuse({ message: scope.t('cart:lineGone') });
  const { productId, name, pieces } = removed;
  throw await backToCart(scope, 'cart', {
    text: scope.t('cart:removed', { name, pieces: scope.t('words:pieces', { count: pieces }) }),
    undo: {
      label: scope.t('cart:undo'),
      action: scope.links.to('checkout'),
      fields: { intent: 'addLine', productId, quantity: String(pieces), unit: 'piece' },
    },
  }, cookies);
}

/** Answers the acceptance of all that changed since the cart was filled. */
export async function answerAcceptance(scope: Scope, form: FormData, cookies?: readonly string[]) {
  const refused = await acceptChanges(scope, textIn(form, 'seen'));
  if (refused) return refuse(refused);
  throw await backToCart(scope, 'cart', { text: scope.t('cart:health.accepted') }, cookies);
}

/** Answers the form that makes lines smaller: `itemId` and `quantity` in pieces, repeated in pairs; 0 takes a line out. */
export async function answerTrim(scope: Scope, form: FormData, cookies?: readonly string[]) {
  const pieces = textsIn(form, 'quantity').map(Number);
  const sizes = textsIn(form, 'itemId').map((itemId, index) => ({ itemId, pieces: pieces[index] ?? Number.NaN }));
  const refused = await resizeLines(scope, sizes.slice(0, MOST_TRIMMED));
  if (refused) return refuse(refused);
  throw await backToCart(scope, 'cart', { text: scope.t('cart:trim.done') }, cookies);
}

/** Answers the button that takes what is left of a line and others for the rest: `itemId` and `split`. */
export async function answerSplit(scope: Scope, form: FormData, cookies?: readonly string[]) {
  const outcome = await splitLine(scope, textIn(form, 'itemId'), textIn(form, 'split'));
  if (!outcome.ok) return refuse(outcome.answer);
  throw await backToCart(scope, lineAnchor(outcome.productId), { text: outcome.text }, cookies);
}

/** Answers the form that puts a line back: after a removal, or after a change that lost it. */
export async function answerAddition(scope: Scope, form: FormData) {
  const [wish] = readWishes(form);
  const outcome = wish && (await addToCart(scope, wish));
  if (!outcome) return refuse({ message: scope.t('cart:lineGone') });
  if (!outcome.ok) return refuse({ message: `${outcome.refused.name}: ${outcome.refused.message}` });
  throw await goOn(scope, cartAt(scope, lineAnchor(outcome.added.productId)), { text: outcome.added.text });
}

function backToCart(scope: Scope, anchor: string, message: FlashDraft, cookies?: readonly string[]): Promise<Response> {
  return stayOn(scope, cartAt(scope, anchor), message, cookies);
}

function cartAt(scope: Scope, anchor: string): string {
  return `${scope.links.to('checkout')}#${encodeURIComponent(anchor)}`;
}

function refuse(cart: CartAnswer) {
  return data({ cart }, { status: 422 });
}
