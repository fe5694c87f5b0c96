import type { FlashDraft } from '~/bff/flash.server';
import type { Scope } from '~/bff/scope.server';
import { textIn, textsIn } from '~/trade/form-texts';
import { acceptChanges } from './accept-changes.server';
import { addToCart } from './add-to-cart.server';
import { addLineFields, lineAnchor, type CartAnswer } from './cart-view';
import { changeQuantity } from './change-quantity.server';
import { tellStop, tellUnchanged } from './change-words.server';
import { readLineRef, readQuantityWishes } from './line-ref';
import { removeLine } from './remove-line.server';
import { changeLines, resizeLines, tellProgress } from './resize-lines.server';
import { splitLine } from './split-line.server';
import { isPaired, readWishes } from './wishes';

/** What became of a form of the cart: where in it to go on and what to tell, or what is wrong. */
export type CartOutcome =
  { readonly done: { readonly anchor: string; readonly message: FlashDraft } } | { readonly cart: CartAnswer };

const answers = {
  changeQuantity: answerChange,
  removeLine: answerRemoval,
  addLine: answerAddition,
  acceptChanges: answerAcceptance,
  trimCart: answerTrim,
  splitLine: answerSplit,
} as const;
export type CartIntent = keyof typeof answers;

/** Whether a form says that it is one of the cart's. */
export function isCartIntent(value: unknown): value is CartIntent {
  return typeof value === 'string' && Object.hasOwn(answers, value);
}

/** Does what a form of the cart asks for. @throws WholesaleError */
export async function answerCart(scope: Scope, intent: CartIntent, form: FormData): Promise<CartOutcome> {
  if (!isPaired(form)) return { cart: tellStop(scope.t('cart:unpaired')) };
  return answers[intent](scope, form);
}

/** Answers a change of one line or more: back to the line with a message, or what is wrong. */
async function answerChange(scope: Scope, form: FormData): Promise<CartOutcome> {
  const wishes = readQuantityWishes(form);
  const [wish] = wishes;
  if (!wish) return { cart: tellStop(scope.t('cart:lineGone')) };
  if (wishes.length > 1) {
    const refused = tellProgress(scope, await changeLines(scope, wishes));
    return refused ? { cart: refused } : doneAt('cart', { text: scope.t('cart:changedLines') });
  }
  const outcome = await changeQuantity(scope, wish);
  return outcome.kind === 'changed'
    ? doneAt(lineAnchor(outcome.productId), { text: outcome.text })
    : { cart: await tellUnchanged(scope, outcome) };
}

/** Answers a removal: back to the cart with a message that offers to undo it. */
async function answerRemoval(scope: Scope, form: FormData): Promise<CartOutcome> {
  const removal = await removeLine(scope, readLineRef(form));
  switch (removal.kind) {
    case 'removed':
      return doneAt('cart', {
        text: scope.t('cart:removed', {
          name: removal.name,
          pieces: scope.t('words:pieces', { count: removal.pieces }),
        }),
        undo: {
          label: scope.t('cart:undo'),
          action: scope.links.to('checkout'),
          fields: addLineFields(removal.productId, removal.pieces),
        },
      });
    case 'refused':
      return { cart: tellStop(removal.message) };
    case 'gone':
      return { cart: tellStop(scope.t('cart:lineGone')) };
  }
}

/** Answers the acceptance of all that changed since the cart was filled. */
async function answerAcceptance(scope: Scope, form: FormData): Promise<CartOutcome> {
  const refused = await acceptChanges(scope, textIn(form, 'seen'));
  return refused ? { cart: refused } : doneAt('cart', { text: scope.t('cart:health.accepted') });
}

/** Answers the form that makes lines smaller: `itemId` and `quantity` in pieces, repeated in pairs; 0 takes a line out. */
async function answerTrim(scope: Scope, form: FormData): Promise<CartOutcome> {
  const quantities = textsIn(form, 'quantity');
  const sizes = textsIn(form, 'itemId').map((itemId, at) => ({ itemId, pieces: readPieces(quantities[at]) }));
  if (sizes.some(({ pieces }) => Number.isNaN(pieces))) return { cart: tellStop(scope.t('cart:unpaired')) };
  const refused = tellProgress(scope, await resizeLines(scope, sizes));
  return refused ? { cart: refused } : doneAt('cart', { text: scope.t('cart:trim.done') });
}

/** NaN for what is no number: an empty text would take its line out. */
function readPieces(text = ''): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN;
}

/** Answers the button that takes what is left of a line and others for the rest: `itemId` and `split`. */
async function answerSplit(scope: Scope, form: FormData): Promise<CartOutcome> {
  const outcome = await splitLine(scope, textIn(form, 'itemId'), textIn(form, 'split'));
  return outcome.ok ? doneAt(lineAnchor(outcome.productId), { text: outcome.text }) : { cart: outcome.answer };
}

/** Answers the form that puts a line back: after a removal, or after a change that lost it. */
async function answerAddition(scope: Scope, form: FormData): Promise<CartOutcome> {
  const [wish] = readWishes(form);
  const outcome = wish && (await addToCart(scope, wish));
  if (!outcome) return { cart: tellStop(scope.t('cart:lineGone')) };
  if (!outcome.ok) return { cart: tellStop(`${outcome.refused.name}: ${outcome.refused.message}`) };
  return doneAt(lineAnchor(outcome.added.productId), { text: outcome.added.text });
}

function doneAt(anchor: string, message: FlashDraft): CartOutcome {
  return { done: { anchor, message } };
}
