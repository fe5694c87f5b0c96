import { useLoaderData } from '@remix-run/react';
import { data, redirect } from '@remix-run/node';
import { createClientAction } from '~/browser/network/client-handlers';
import { redirectWithFlash } from '~/bff/http/redirect-with-flash.server';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { addOnce } from '~/features/cart/add-once.server';
import { isPaired } from '~/features/cart/line-input';
import { parseQuickOrder, remainingLines } from '~/features/reorder/quick-order/addition.server';
import { QuickOrderPage } from '~/features/reorder/quick-order/quick-order-page';
import { messageError, loadQuickLines, loadQuickOrder } from '~/features/reorder/quick-order/quick-order.server';
import { type ChosenLine, linesIn, type QuickOrderActionData } from '~/features/reorder/quick-order/quick-order-view';
import { fitsAddress } from '~/features/reorder/quick-order/fits-address';
import { loadProductsById } from '~/data/products-by-id.server';
import { parseSplit } from '~/domain/split-shortage';
import { parseUnit, textIn, textsIn } from '~/domain/form-fields';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['quick-order', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => {
  const draft = await takeFormDraft(ctx, request);
  const restored = draft && (await restoreSheet(ctx, draft.form));
  const view = restored?.view ?? (await loadQuickOrder(ctx, new URL(request.url).searchParams.get('message') ?? ''));
  const page = { title: ctx.t('quick-order:title'), description: ctx.t('quick-order:lead'), view, restored };
  return draft ? data(page, { headers: { 'set-cookie': draft.cookie } }) : page;
});

/** The sheet as it was chosen and filled in when the session ended; rows that asked for nothing come back empty. */
async function restoreSheet(ctx: RequestContext, form: FormData): Promise<QuickOrderActionData> {
  const message = textIn(form, 'message');
  const { chosen, done: added } = parseQuickOrder(ctx, form);
  const view = isBlank(message)
    ? await loadQuickLines(ctx, chosen, parseUnit(form))
    : await loadQuickOrder(ctx, message);
  const typed = isBlank(message)
    ? chosen
    : linesIn(view).map((line) => chosen.find(({ row }) => row === line.row) ?? { ...line, quantity: '' });
  return { view, chosen: chosen.length > 0 ? typed : [], added, rejected: [], text: '' };
}

const nothingDone = { chosen: [], added: [], rejected: [], text: '' };

/** A message is answered with its sheet, the sheet with the cart, once all of it is in there. */
export const action = customerAction(async ({ ctx, request }) => {
  const form = await request.formData();
  const message = textIn(form, 'message');
  const adds = form.get('intent') === 'add' || (form.has('productId') && !form.has('intent'));
  return adds ? await addLines(ctx, form, message) : await showSheet(ctx, message);
});

export const clientAction = createClientAction();

/** The sheet of a message, which a reload keeps where the address can hold it. */
async function showSheet(ctx: RequestContext, message: string) {
  const error = messageError(ctx, message);
  if (error !== null)
    return data<QuickOrderActionData>({ view: { message, rows: null, error }, ...nothingDone }, { status: 422 });
  if (fitsAddress(message)) return redirect(ctx.links.to('quick-order', {}, { message }), { status: 303 });
  return data<QuickOrderActionData>({ view: await loadQuickOrder(ctx, message), ...nothingDone });
}

/** What became of a sheet's lines. Without a message there are no rows but the lines themselves. Once all are in the cart, the way on. */
async function addLines(ctx: RequestContext, form: FormData, message: string) {
  const readSheet = (chosen: readonly ChosenLine[]) =>
    isBlank(message) ? loadQuickLines(ctx, chosen, parseUnit(form)) : loadQuickOrder(ctx, message);
  if (!isPaired(form)) {
    const view = await loadQuickOrder(ctx, message);
    return data<QuickOrderActionData>({ view, ...nothingDone, error: ctx.t('cart:unpaired') }, { status: 422 });
  }
  if (isBlank(message)) for (const name of ['row', 'done']) form.delete(name);
  const splits = textsIn(form, 'split').flatMap(parseSplit);
  const wanted = await loadProductsById(
    ctx,
    splits.slice(0, 1).map(({ productId }) => productId),
  );
  const packSizeOf = (productId: string) => wanted.get(productId)?.attributes.packSize ?? null;
  const { lineInputs, unchosen, chosen, done } = parseQuickOrder(ctx, form, packSizeOf);
  const { added: inCart, rejected, text } = await addOnce(ctx, form, lineInputs);
  const added = [...done, ...inCart.flatMap(({ row, productId }) => (row === undefined ? [] : [{ row, productId }]))];
  const view = await readSheet(chosen);
  if (inCart.length === 0 || rejected.length + unchosen.length > 0) {
    const answer = { view, chosen, added, rejected: [...rejected, ...unchosen], text };
    return data<QuickOrderActionData>(answer, { status: 422 });
  }
  const left = isBlank(message) ? '' : remainingLines(view, chosen, added);
  if (!fitsAddress(left))
    return data<QuickOrderActionData>({ view: await loadQuickOrder(ctx, left), ...nothingDone, text });
  const next = left === '' ? ctx.links.to('checkout') : ctx.links.to('quick-order', {}, { message: left });
  return redirectWithFlash(ctx, next, { text });
}

const isBlank = (message: string) => message.trim() === '';

export const meta = pageMeta<typeof loader>;

export default function QuickOrder() {
  const { view, restored } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  return <QuickOrderPage view={answer?.view ?? view} answer={answer} restored={restored} />;
}
