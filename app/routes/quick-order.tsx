import { useLoaderData } from '@remix-run/react';
import { data, redirect } from '@remix-run/node';
import { createClientAction } from '~/browser/network/client-handlers';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { takeFormDraft } from '~/bff/form-draft.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { addOnce } from '~/features/cart/add-once.server';
import { isPaired } from '~/features/cart/wishes';
import { readAddition, whatIsLeft } from '~/features/quick-order/addition.server';
import { QuickOrderPage } from '~/features/quick-order/quick-order-page';
import { faultOfMessage, readQuickLines, readQuickOrder } from '~/features/quick-order/quick-order.server';
import { type ChosenLine, linesIn, type QuickAnswer } from '~/features/quick-order/quick-order-view';
import { fitsAddress } from '~/features/quick-order/fits-address';
import { readProductsById } from '~/supply/products-by-id.server';
import { readSplit } from '~/trade/split-shortage';
import { readUnit, textIn, textsIn } from '~/trade/form-texts';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['quick-order', 'sheet'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async ({ scope, request }) => {
  const draft = await takeFormDraft(scope, request);
  const restored = draft && (await restoreSheet(scope, draft.form));
  const view = restored?.view ?? (await readQuickOrder(scope, new URL(request.url).searchParams.get('message') ?? ''));
  const page = { title: scope.t('quick-order:title'), description: scope.t('quick-order:lead'), view, restored };
  return draft ? data(page, { headers: { 'set-cookie': draft.cookie } }) : page;
});

/** The sheet as it was chosen and filled in when the session ended; rows that asked for nothing come back empty. */
async function restoreSheet(scope: Scope, form: FormData): Promise<QuickAnswer> {
  const message = textIn(form, 'message');
  const { chosen, done: added } = readAddition(scope, form);
  const view = isBlank(message)
    ? await readQuickLines(scope, chosen, readUnit(form))
    : await readQuickOrder(scope, message);
  const typed = isBlank(message)
    ? chosen
    : linesIn(view).map((line) => chosen.find(({ row }) => row === line.row) ?? { ...line, quantity: '' });
  return { view, chosen: chosen.length > 0 ? typed : [], added, refused: [], text: '' };
}

const nothingDone = { chosen: [], added: [], refused: [], text: '' };

/** A message is answered with its sheet, the sheet with the cart, once all of it is in there. */
export const action = customerAction(async ({ scope, request }) => {
  const form = await request.formData();
  const message = textIn(form, 'message');
  const adds = form.get('intent') === 'add' || (form.has('productId') && !form.has('intent'));
  return adds ? await addLines(scope, form, message) : await showSheet(scope, message);
});

export const clientAction = createClientAction();

/** The sheet of a message, which a reload keeps where the address can hold it. */
async function showSheet(scope: Scope, message: string) {
  const fault = faultOfMessage(scope, message);
  if (fault !== null)
    return data<QuickAnswer>({ view: { message, rows: null, fault }, ...nothingDone }, { status: 422 });
  if (fitsAddress(message)) return redirect(scope.links.to('quick-order', {}, { message }), { status: 303 });
  return data<QuickAnswer>({ view: await readQuickOrder(scope, message), ...nothingDone });
}

/** What became of a sheet's lines. Without a message there are no rows but the lines themselves. Once all are in the cart, the way on. */
async function addLines(scope: Scope, form: FormData, message: string) {
  const readSheet = (chosen: readonly ChosenLine[]) =>
    isBlank(message) ? readQuickLines(scope, chosen, readUnit(form)) : readQuickOrder(scope, message);
  if (!isPaired(form)) {
    const view = await readQuickOrder(scope, message);
    return data<QuickAnswer>({ view, ...nothingDone, fault: scope.t('cart:unpaired') }, { status: 422 });
  }
  if (isBlank(message)) for (const name of ['row', 'done']) form.delete(name);
  const splits = textsIn(form, 'split').flatMap(readSplit);
  const wanted = await readProductsById(
    scope,
    splits.slice(0, 1).map(({ productId }) => productId),
  );
  const packSizeOf = (productId: string) => wanted.get(productId)?.attributes.packSize ?? null;
  const { wishes, unchosen, chosen, done } = readAddition(scope, form, packSizeOf);
  const { added: inCart, refused, text } = await addOnce(scope, form, wishes);
  const added = [...done, ...inCart.flatMap(({ row, productId }) => (row === undefined ? [] : [{ row, productId }]))];
  const view = await readSheet(chosen);
  if (inCart.length === 0 || refused.length + unchosen.length > 0) {
    const answer = { view, chosen, added, refused: [...refused, ...unchosen], text };
    return data<QuickAnswer>(answer, { status: 422 });
  }
  const left = isBlank(message) ? '' : whatIsLeft(view, chosen, added);
  if (!fitsAddress(left)) return data<QuickAnswer>({ view: await readQuickOrder(scope, left), ...nothingDone, text });
  const next = left === '' ? scope.links.to('checkout') : scope.links.to('quick-order', {}, { message: left });
  return redirectWithFlash(scope, next, { text });
}

const isBlank = (message: string) => message.trim() === '';

export const meta = pageMeta<typeof loader>;

export default function QuickOrder() {
  const { view, restored } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  return <QuickOrderPage view={answer?.view ?? view} answer={answer} restored={restored} />;
}
