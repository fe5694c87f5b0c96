import { data } from '@remix-run/node';
import { badForm } from '~/bff/errors/to-error-view.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { addLinesOnce } from '~/features/cart/write/add-lines.server';
import { toCartActionData } from '~/features/cart/write/cart-action-data.server';
import { describeAllDone, describeDone } from '~/features/cart/write/outcome-words.server';
import { emptySheet, type RestoredSheet, type SheetActionData } from '~/features/reorder/sheet/order-line';
import {
  linesToAdd,
  sheetForm,
  toSheetResult,
  unchosenLines,
  type PostedSheet,
} from '~/features/reorder/sheet/sheet-form';
import { restoreFormDraft } from './restore-draft.server';

/** Lines that were posted, and what became of them; complete when all that was asked for is in the cart. */
export type SheetOutcome = SheetActionData & { readonly isComplete: boolean };

/** Adds the lines of an order sheet once. Nothing is tried with a form whose quantities are not paired with its lines. */
export async function addSheetLines(ctx: RequestContext, form: FormData): Promise<SheetOutcome> {
  const posted = sheetForm.safeParse(form);
  if (!posted.success) return { ...emptySheet, error: ctx.t('cart:unpaired'), isComplete: false };
  const packSizeOf = await loadPackSizes(ctx, posted.data);
  const outcomes = await addLinesOnce(ctx, form, linesToAdd(posted.data, packSizeOf));
  const done = outcomes.filter(({ kind }) => kind === 'done');
  const added = done.map((line) => ({ ...line, row: line.requested?.row, text: describeDone(ctx, line) }));
  const all = [...toCartActionData(ctx, outcomes).rejected, ...unchosenLines(ctx, posted.data)];
  const isNothing = added.length === 0 && all.length === 0;
  return {
    ...toSheetResult(ctx, posted.data, added),
    rejected: all,
    text: describeAllDone(ctx, done),
    error: isNothing ? ctx.t('sheet:askForOne') : undefined,
    isComplete: added.length > 0 && all.length === 0,
  };
}

/** Adds the lines of a posted sheet. All good: on to the cart. Else the sheet again with what was added and what was not. */
export async function addFromSheet(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  cart = ctx.links.to('checkout'),
) {
  const form = await request.formData();
  if ((form.get('intent') ?? 'add') !== 'add') throw badForm(ctx, request);
  const { isComplete, ...result } = await addSheetLines(ctx, form);
  return isComplete ? redirectWithFlash(ctx, cart, { text: result.text }) : data(result, { status: 422 });
}

/** The page of a sheet, with the sheet as its customer had left it when the session died under its form. */
export function restoreSheet<Page extends { readonly view: object }>(
  args: Pick<RouteArgs, 'ctx' | 'request'>,
  page: Page,
) {
  const view: Page['view'] & RestoredSheet = { ...page.view, restored: null };
  return restoreFormDraft(args, { ...page, view }, (sheet, form) => {
    const posted = sheetForm.safeParse(form);
    return { ...sheet, restored: posted.success ? toSheetResult(args.ctx, posted.data) : null };
  });
}

async function loadPackSizes(ctx: RequestContext, { splits }: PostedSheet) {
  const ids = splits.flatMap(([first]) => first?.productId ?? []);
  const products = await loadProductsById(ctx, ids);
  return (productId: string) => products.get(productId)?.attributes.packSize ?? null;
}
