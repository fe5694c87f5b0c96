import type { RequestContext } from '~/bff/context.server';
import type * as z from 'zod';
import { acceptChanges } from './accept-changes.server';
import { addLinesOnce } from './add-lines.server';
import { formError, toCartActionData, type CartActionData } from './cart-action-data.server';
import { cartForms, type CartIntent } from '../model/cart-form';
import type { CartOutcome } from '../model/cart-outcome';
import { inCartQueue } from './cart-queue.server';
import { lineAnchor } from '../view/cart-view';
import { changeLines, resizeLines } from './change-lines.server';
import { removeLine } from './remove-line.server';
import { splitLine } from './split-line.server';

/** Action data, and the id of the place on the page that shows the change. */
type PlacedActionData = CartActionData & { readonly anchor: string };

/** Handles a cart form after the earlier requests of the customer. @throws WholesaleError */
export async function handleCartForm(
  ctx: RequestContext,
  intent: CartIntent,
  form: FormData,
): Promise<PlacedActionData> {
  const isAddition = intent === 'add' || intent === 'addAgain';
  const run = () => runIntent(ctx, intent, form);
  const outcomes = isAddition ? await run() : await inCartQueue(ctx.session.owner, run);
  const [first] = outcomes ?? [];
  if (!outcomes || !first) return { ...formError(ctx.t(outcomes ? 'cart:lineGone' : 'cart:unpaired')), anchor: 'cart' };
  const text = doneText(ctx, intent, outcomes.length);
  const isShown = text === undefined && intent !== 'remove';
  return { ...toCartActionData(ctx, outcomes, text), anchor: isShown ? lineAnchor(first.productId) : 'cart' };
}

/** Null for a form whose fields do not match. */
async function runIntent(ctx: RequestContext, intent: CartIntent, form: FormData) {
  switch (intent) {
    case 'add':
    case 'addAgain':
      return parsed(cartForms[intent], form, (lines) =>
        addLinesOnce(ctx, form, lines.slice(0, 1), { verb: 'restore', skipsBlank: false }),
      );
    case 'changeQuantity':
      return parsed(cartForms[intent], form, (lines) => changeLines(ctx, lines));
    case 'remove':
      return parsed(cartForms[intent], form, async (line) => [await removeLine(ctx, line)]);
    case 'acceptChanges':
      return parsed(cartForms[intent], form, (seen) => acceptChanges(ctx, seen));
    case 'trim':
      return parsed(cartForms[intent], form, (sizes) => resizeLines(ctx, sizes));
    case 'split':
      return parsed(cartForms[intent], form, ({ itemId, split }) => splitLine(ctx, itemId, split));
  }
}

async function parsed<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  work: (fields: z.output<Schema>) => Promise<readonly CartOutcome[]>,
): Promise<readonly CartOutcome[] | null> {
  const fields = schema.safeParse(form);
  return fields.success ? work(fields.data) : null;
}

/** What is said when all was done; undefined where the line says it. */
function doneText({ t }: RequestContext, intent: CartIntent, lines: number): string | undefined {
  if (intent === 'acceptChanges') return t('cart:health.accepted');
  if (intent === 'trim') return t('cart:trim.done');
  return intent === 'changeQuantity' && lines > 1 ? t('cart:changedLines') : undefined;
}
