import type { FlashDraft } from '~/bff/flash.server';
import type { Scope } from '~/bff/scope.server';
import type * as z from 'zod';
import { acceptChanges } from './accept-changes.server';
import { addOnce } from './add-once.server';
import { addLineFields, lineAnchor, type CartAnswer } from './cart-view';
import { cartForms, type CartIntent } from './cart-form';
import { inCartQueue } from './cart-queue.server';
import { changeQuantity } from './change-quantity.server';
import { tellStop, tellUnchanged } from './change-words.server';
import { removeLine } from './remove-line.server';
import { changeLines, resizeLines, tellProgress } from './resize-lines.server';
import { splitLine } from './split-line.server';

/** What a form of the cart is answered with: what was done and where in the cart to go on, or what is wrong. */
export type CartActionData =
  | { readonly ok: true; readonly anchor: string; readonly message: FlashDraft }
  | { readonly ok: false; readonly cart: CartAnswer; readonly messageIfGone: FlashDraft };

/** Does what a form of the cart asks for, after what the customer's requests before do. @throws WholesaleError */
export async function handleCartForm(scope: Scope, intent: CartIntent, form: FormData): Promise<CartActionData> {
  if (intent === 'add' || intent === 'addAgain')
    return handle(scope, cartForms[intent], form, (wishes) => handleAddAgain(scope, form, wishes));
  return inCartQueue(scope.session.owner, () => handleInTurn(scope, intent, form));
}

function handleInTurn(
  scope: Scope,
  intent: Exclude<CartIntent, 'add' | 'addAgain'>,
  form: FormData,
): Promise<CartActionData> {
  switch (intent) {
    case 'changeQuantity':
      return handle(scope, cartForms[intent], form, (lines) => handleChange(scope, lines));
    case 'remove':
      return handle(scope, cartForms[intent], form, (line) => handleRemoval(scope, line));
    case 'acceptChanges':
      return handle(scope, cartForms[intent], form, async (seen) =>
        orDone(await acceptChanges(scope, seen), scope.t('cart:health.accepted')),
      );
    case 'trim':
      return handle(scope, cartForms[intent], form, async (sizes) =>
        orDone(tellProgress(scope, await resizeLines(scope, sizes)), scope.t('cart:trim.done')),
      );
    case 'split':
      return handle(scope, cartForms[intent], form, async ({ itemId, split }) => {
        const outcome = await splitLine(scope, itemId, split);
        return outcome.ok ? done(lineAnchor(outcome.productId), { text: outcome.text }) : rejected(outcome.answer);
      });
  }
}

/** Parses a form and handles what it asks for. */
async function handle<Schema extends z.ZodType>(
  scope: Scope,
  schema: Schema,
  form: FormData,
  work: (fields: z.output<Schema>) => Promise<CartActionData>,
): Promise<CartActionData> {
  const parsed = schema.safeParse(form);
  return parsed.success ? work(parsed.data) : rejected(tellStop(scope.t('cart:unpaired')));
}

/** A change of one line or more: back to the line with a message, or what is wrong. */
async function handleChange(
  scope: Scope,
  wishes: z.output<(typeof cartForms)['changeQuantity']>,
): Promise<CartActionData> {
  const [wish] = wishes;
  if (!wish) return rejected(tellStop(scope.t('cart:lineGone')));
  if (wishes.length > 1)
    return orDone(tellProgress(scope, await changeLines(scope, wishes)), scope.t('cart:changedLines'));
  const outcome = await changeQuantity(scope, wish);
  return outcome.kind === 'changed'
    ? done(lineAnchor(outcome.productId), { text: outcome.text })
    : rejected(await tellUnchanged(scope, outcome));
}

/** A removal: back to the cart with a message that offers to undo it. */
async function handleRemoval(scope: Scope, line: z.output<(typeof cartForms)['remove']>): Promise<CartActionData> {
  const removal = await removeLine(scope, line);
  if (removal.kind === 'refused') return rejected(tellStop(removal.message));
  if (removal.kind === 'gone') return rejected(tellStop(scope.t('cart:lineGone')));
  const pieces = scope.t('words:pieces', { count: removal.pieces });
  return done('cart', {
    text: scope.t('cart:removed', { name: removal.name, pieces }),
    undo: {
      label: scope.t('cart:undoRemoval'),
      action: scope.links.to('checkout'),
      fields: addLineFields(removal.productId, removal.pieces),
    },
  });
}

/** A line that is put back. */
async function handleAddAgain(
  scope: Scope,
  form: FormData,
  wishes: z.output<(typeof cartForms)['addAgain']>,
): Promise<CartActionData> {
  const { added, refused } = await addOnce(scope, form, wishes.slice(0, 1), { skipsBlank: false });
  const [first] = added;
  if (first) return done(lineAnchor(first.productId), { text: first.text });
  const text = refused.map(({ name, message }) => `${name}: ${message}`).join(' ');
  return rejected(tellStop(text || scope.t('cart:lineGone')));
}

function orDone(refused: CartAnswer | null, text: string): CartActionData {
  return refused ? rejected(refused) : done('cart', { text });
}

function done(anchor: string, message: FlashDraft): CartActionData {
  return { ok: true, anchor, message };
}

function rejected(cart: CartAnswer): CartActionData {
  return { ok: false, cart, messageIfGone: describeRejection(cart) };
}

/** All that was refused, once each, for a page where its lines are not shown. */
function describeRejection({ faults, stop }: CartAnswer): FlashDraft {
  const ended = stop?.kind === 'message' ? [stop.text] : stop ? [stop.lost.message] : [];
  const texts = [...faults.map(({ name, message }) => `${name}: ${message}`), ...ended];
  return { variant: 'destructive', text: [...new Set(texts)].join(' ') };
}
