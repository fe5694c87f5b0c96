import type { FlashDraft } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import type * as z from 'zod';
import { acceptChanges } from './accept-changes.server';
import { addToCart } from './add-to-cart.server';
import { addLineFields, lineAnchor, type CartLineErrors } from './cart-view';
import { cartForms, type CartIntent } from './cart-form';
import { inCartQueue } from './cart-queue.server';
import { changeQuantity } from './change-quantity.server';
import { toFormError } from './cart-errors.server';
import { removeLine } from './remove-line.server';
import { changeLines, resizeLines, toBatchResult, toUnchangedResult } from './update-lines.server';
import { splitLine } from './split-line.server';

export type CartActionData =
  | { readonly ok: true; readonly anchor: string; readonly message: FlashDraft }
  | { readonly ok: false; readonly cart: CartLineErrors; readonly messageIfGone: FlashDraft };

/** Handles a cart form after the earlier requests of the customer. @throws WholesaleError */
export async function handleCartForm(ctx: RequestContext, intent: CartIntent, form: FormData): Promise<CartActionData> {
  if (intent === 'add' || intent === 'addAgain')
    return handle(ctx, cartForms[intent], form, (lineInputs) => handleAddAgain(ctx, form, lineInputs));
  return inCartQueue(ctx.session.owner, () => handleInTurn(ctx, intent, form));
}

function handleInTurn(
  ctx: RequestContext,
  intent: Exclude<CartIntent, 'add' | 'addAgain'>,
  form: FormData,
): Promise<CartActionData> {
  switch (intent) {
    case 'changeQuantity':
      return handle(ctx, cartForms[intent], form, (lines) => handleChange(ctx, lines));
    case 'remove':
      return handle(ctx, cartForms[intent], form, (line) => handleRemoval(ctx, line));
    case 'acceptChanges':
      return handle(ctx, cartForms[intent], form, async (seen) =>
        orDone(await acceptChanges(ctx, seen), ctx.t('cart:health.accepted')),
      );
    case 'trim':
      return handle(ctx, cartForms[intent], form, async (sizes) =>
        orDone(toBatchResult(ctx, await resizeLines(ctx, sizes)), ctx.t('cart:trim.done')),
      );
    case 'split':
      return handle(ctx, cartForms[intent], form, (line) => handleSplit(ctx, line));
  }
}

async function handle<Schema extends z.ZodType>(
  ctx: RequestContext,
  schema: Schema,
  form: FormData,
  work: (fields: z.output<Schema>) => Promise<CartActionData>,
): Promise<CartActionData> {
  const parsed = schema.safeParse(form);
  return parsed.success ? work(parsed.data) : rejected(toFormError(ctx.t('cart:unpaired')));
}

/** Changes the quantity of lines. @throws WholesaleError */
export async function handleChange(
  ctx: RequestContext,
  lineInputs: z.output<(typeof cartForms)['changeQuantity']>,
): Promise<CartActionData> {
  const [lineInput] = lineInputs;
  if (!lineInput) return rejected(toFormError(ctx.t('cart:lineGone')));
  if (lineInputs.length > 1)
    return orDone(toBatchResult(ctx, await changeLines(ctx, lineInputs)), ctx.t('cart:changedLines'));
  const outcome = await changeQuantity(ctx, lineInput);
  return outcome.kind === 'changed'
    ? done(lineAnchor(outcome.productId), { text: outcome.text })
    : rejected(toUnchangedResult(ctx, outcome));
}

/** Removes a line, with its way back. @throws WholesaleError */
export async function handleRemoval(
  ctx: RequestContext,
  line: z.output<(typeof cartForms)['remove']>,
): Promise<CartActionData> {
  const removal = await removeLine(ctx, line);
  if (removal.kind === 'rejected') return rejected(toFormError(removal.message));
  if (removal.kind === 'gone') return rejected(toFormError(ctx.t('cart:lineGone')));
  const pieces = ctx.t('common:pieces', { count: removal.pieces });
  return done('cart', {
    text: ctx.t('cart:removed', { name: removal.name, pieces }),
    undo: {
      label: ctx.t('cart:undoRemoval'),
      action: ctx.links.to('checkout'),
      fields: addLineFields(removal.productId, removal.pieces),
    },
  });
}

/** Replaces what a line lacks by substitutes. @throws WholesaleError */
export async function handleSplit(
  ctx: RequestContext,
  { itemId, split }: z.output<(typeof cartForms)['split']>,
): Promise<CartActionData> {
  const outcome = await splitLine(ctx, itemId, split);
  return outcome.ok ? done(lineAnchor(outcome.productId), { text: outcome.text }) : rejected(outcome.answer);
}

async function handleAddAgain(
  ctx: RequestContext,
  form: FormData,
  lineInputs: z.output<(typeof cartForms)['addAgain']>,
): Promise<CartActionData> {
  const { added, rejected: wasRejected } = await addToCart(ctx, form, lineInputs.slice(0, 1), { skipsBlank: false });
  const [first] = added;
  if (first) return done(lineAnchor(first.productId), { text: first.text });
  const text = wasRejected.map(({ name, message }) => `${name}: ${message}`).join(' ');
  return rejected(toFormError(text || ctx.t('cart:lineGone')));
}

function orDone(wasRejected: CartLineErrors | null, text: string): CartActionData {
  return wasRejected ? rejected(wasRejected) : done('cart', { text });
}

function done(anchor: string, message: FlashDraft): CartActionData {
  return { ok: true, anchor, message };
}

function rejected(cart: CartLineErrors): CartActionData {
  return { ok: false, cart, messageIfGone: describeRejection(cart) };
}

/** Lists each error once, for a page that does not show the cart lines. */
function describeRejection({ errors, stop }: CartLineErrors): FlashDraft {
  const ended = stop?.kind === 'message' ? [stop.text] : stop ? [stop.lost.message] : [];
  const texts = [...errors.map(({ name, message }) => `${name}: ${message}`), ...ended];
  return { variant: 'destructive', text: [...new Set(texts)].join('\n') };
}
