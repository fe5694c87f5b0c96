import { data } from '@remix-run/node';
import type { FlashDraft } from '~/bff/flash.server';
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

export type CartIntent = 'changeQuantity' | 'removeLine' | 'addLine' | 'acceptChanges' | 'trimCart' | 'splitLine';

/** What becomes of a form that went through: where in the cart to go on, and what to tell. */
type Done<T> = (anchor: string, message: FlashDraft) => Promise<T>;

/** Answers a form of the cart: `done`, or what is wrong (422). */
export function answerCart<T>(scope: Scope, intent: CartIntent, form: FormData, done: Done<T>) {
  return answers[intent](scope, form, done);
}

const answers = {
  changeQuantity: answerChange,
  removeLine: answerRemoval,
  addLine: answerAddition,
  acceptChanges: answerAcceptance,
  trimCart: answerTrim,
  splitLine: answerSplit,
} as const;

/** Answers a quantity change: back to the line with a message, or what is wrong. */
async function answerChange<T>(scope: Scope, form: FormData, done: Done<T>) {
  const wish = { itemId: textIn(form, 'itemId'), quantity: textIn(form, 'quantity'), unit: readUnit(form) };
  const outcome = await changeQuantity(scope, wish);
  switch (outcome.kind) {
    case 'changed':
      return done(lineAnchor(outcome.productId), { text: outcome.text });
    case 'refused':
      return refuse({ fault: { ...outcome.fault, splits: outcome.short && (await readWishSplits(scope, outcome.short.cart, outcome.short.wish)) } });
    case 'lost':
      return refuse({ lost: outcome.lost });
    case 'gone':
      return refuse({ message: scope.t('cart:lineGone') });
  }
}

/** Answers a removal: back to the cart with a message that offers to undo it. */
async function answerRemoval<T>(scope: Scope, form: FormData, done: Done<T>) {
  const removed = await removeLine(scope, textIn(form, 'itemId'));
  if (!removed) return refuse({ message: scope.t('cart:lineGone') });
  const { productId, name, pieces } = removed;
  return done('cart', {
    text: scope.t('cart:removed', { name, pieces: scope.t('words:pieces', { count: pieces }) }),
    undo: {
      label: scope.t('cart:undo'),
      action: scope.links.to('checkout'),
      fields: { intent: 'addLine', productId, quantity: String(pieces), unit: 'piece' },
    },
  });
}

/** Answers the acceptance of all that changed since the cart was filled. */
async function answerAcceptance<T>(scope: Scope, form: FormData, done: Done<T>) {
  const refused = await acceptChanges(scope, textIn(form, 'seen'));
  if (refused) return refuse(refused);
  return done('cart', { text: scope.t('cart:health.accepted') });
}

/** Answers the form that makes lines smaller: `itemId` and `quantity` in pieces, repeated in pairs; 0 takes a line out. */
async function answerTrim<T>(scope: Scope, form: FormData, done: Done<T>) {
  const pieces = textsIn(form, 'quantity').map(Number);
  const sizes = textsIn(form, 'itemId').map((itemId, index) => ({ itemId, pieces: pieces[index] ?? Number.NaN }));
  const refused = await resizeLines(scope, sizes.slice(0, MOST_TRIMMED));
  if (refused) return refuse(refused);
  return done('cart', { text: scope.t('cart:trim.done') });
}

/** Answers the button that takes what is left of a line and others for the rest: `itemId` and `split`. */
async function answerSplit<T>(scope: Scope, form: FormData, done: Done<T>) {
  const outcome = await splitLine(scope, textIn(form, 'itemId'), textIn(form, 'split'));
  if (!outcome.ok) return refuse(outcome.answer);
  return done(lineAnchor(outcome.productId), { text: outcome.text });
}

/** Answers the form that puts a line back: after a removal, or after a change that lost it. */
async function answerAddition<T>(scope: Scope, form: FormData, done: Done<T>) {
  const [wish] = readWishes(form);
  const outcome = wish && (await addToCart(scope, wish));
  if (!outcome) return refuse({ message: scope.t('cart:lineGone') });
  if (!outcome.ok) return refuse({ message: `${outcome.refused.name}: ${outcome.refused.message}` });
  return done(lineAnchor(outcome.added.productId), { text: outcome.added.text });
}

function refuse(cart: CartAnswer) {
  return data({ cart }, { status: 422 });
}
