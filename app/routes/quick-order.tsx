import { useLoaderData } from '@remix-run/react';
import { data, redirect } from '@remix-run/node';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { QuickOrderPage } from '~/features/reorder/quick-order/quick-order-page';
import { messageError, loadQuickLines, loadQuickOrder } from '~/features/reorder/quick-order/quick-order.server';
import { readOrderFile } from '~/features/reorder/quick-order/order-file/read-order-file.server';
import type { QuickOrderView } from '~/features/reorder/quick-order/quick-order-view';
import { fitsUrl, remainingLines } from '~/features/reorder/quick-order/remaining-lines';
import { emptySheet, type RestoredSheet, type SheetActionData } from '~/features/reorder/sheet/order-line';
import { sheetForm, toSheetResult } from '~/features/reorder/sheet/sheet-form';
import { parseUnit, textIn } from '~server/domain/form-fields';
import { addSheetLines } from './add-sheet.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

/** What became of the sheet, and the sheet as it is now: its message may not fit the address. */
type QuickOrderActionData = SheetActionData & { readonly view: QuickOrderView };

export const handle = { i18n: ['quick-order', 'sheet'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const draft = await takeFormDraft(ctx, request);
  const view = draft
    ? await restoreQuickOrder(ctx, draft.form)
    : { ...(await loadQuickOrder(ctx, messageIn(new URL(request.url).searchParams))), restored: null };
  const page = { title: ctx.t('quick-order:title'), description: ctx.t('quick-order:lead'), view };
  return draft ? data(page, { headers: { 'set-cookie': draft.cookie } }) : page;
});

/** The message; where another app shared none, its title or address (see the manifest's share target). */
function messageIn(fields: URLSearchParams | FormData): string {
  const texts = ['message', 'title', 'url'].map((name) => fields.get(name));
  return texts.find((text): text is string => typeof text === 'string' && !isBlank(text)) ?? '';
}

/** The sheet as it was chosen and filled in when the session ended; lines that asked for nothing come back empty. */
async function restoreQuickOrder(ctx: RequestContext, form: FormData): Promise<QuickOrderView & RestoredSheet> {
  const posted = sheetForm.safeParse(numberLines(form));
  const restored = posted.success ? toSheetResult(ctx, posted.data) : emptySheet;
  return { ...(await loadSheet(ctx, form, restored)), restored };
}

/** A message is answered with its sheet, the sheet with the cart, once all of it is in there. */
export const action = customerAction(async ({ ctx, request }) => {
  const form = await request.formData();
  const adds = form.get('intent') === 'add' || (form.has('productId') && !form.has('intent'));
  return adds ? await addLines(ctx, numberLines(form)) : await readMessage(ctx, form);
});

/** The lines of a file join the message, so that a reload and another language keep them. */
async function readMessage(ctx: RequestContext, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof Blob) || file.size === 0) return await showSheet(ctx, messageIn(form));
  const message = textIn(form, 'message');
  const read = await readOrderFile(ctx, file);
  if (read.ok) return await showSheet(ctx, [message.trimEnd(), read.text].filter(Boolean).join('\n'));
  const view = { message, lines: null, error: null, fileError: read.error };
  return data<QuickOrderActionData>({ view, ...emptySheet }, { status: 422 });
}

/** The sheet of a message, which a reload keeps where the address can hold it. */
async function showSheet(ctx: RequestContext, message: string) {
  const error = await messageError(ctx, message);
  if (error !== null)
    return data<QuickOrderActionData>({ view: { message, lines: null, error }, ...emptySheet }, { status: 422 });
  if (fitsUrl(message)) return redirect(ctx.links.to('quick-order', {}, { message }), { status: 303 });
  return data<QuickOrderActionData>({ view: await loadQuickOrder(ctx, message), ...emptySheet });
}

/** What became of a sheet's lines. Once all are in the cart, the way on: to the lines that were not understood. */
async function addLines(ctx: RequestContext, form: FormData) {
  const { isComplete, ...result } = await addSheetLines(ctx, form);
  const view = await loadSheet(ctx, form, result);
  if (!isComplete) return data<QuickOrderActionData>({ view, ...result }, { status: 422 });
  const { text } = result;
  const left = view.message === '' ? '' : remainingLines(view.lines ?? [], result);
  if (!fitsUrl(left)) return data<QuickOrderActionData>({ view: await loadQuickOrder(ctx, left), ...emptySheet, text });
  const next = left === '' ? ctx.links.to('checkout') : ctx.links.to('quick-order', {}, { message: left });
  return redirectWithFlash(ctx, next, { text });
}

/** Without a message there are no rows but the lines themselves. */
function loadSheet(ctx: RequestContext, form: FormData, { typed }: SheetActionData): Promise<QuickOrderView> {
  const message = textIn(form, 'message');
  return isBlank(message) ? loadQuickLines(ctx, typed, parseUnit(form)) : loadQuickOrder(ctx, message);
}

/** Gives lines that came without a message, or without rows, rows in their order. */
function numberLines(form: FormData): FormData {
  if (isBlank(textIn(form, 'message'))) for (const name of ['row', 'done']) form.delete(name);
  if (!form.has('row')) form.getAll('productId').forEach((_, row) => form.append('row', String(row)));
  return form;
}

const isBlank = (message: string) => message.trim() === '';

export default function QuickOrder() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  return <QuickOrderPage view={answer ? { ...answer.view, restored: null } : view} answer={answer} />;
}
