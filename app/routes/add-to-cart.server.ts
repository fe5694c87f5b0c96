import { data, redirect } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { redirectWithFlash, type FlashDraft } from '~/bff/http/flash.server';
import { parsePageNumber } from '~/bff/http/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import type { AddedLine } from '~/features/cart/add-messages.server';
import { addToCart } from '~/features/cart/add-to-cart.server';
import { cartForms, parseLineInputs, type LineInput } from '~/features/cart/cart-form';
import { setQuantity, type SetQuantityResult } from '~/features/cart/set-quantity.server';
import { readListQuery } from '~/features/catalogue/list-query.server';
import { fitsUrl, withSelection, withoutChosen } from '~/features/catalogue/selection-params';
import { productAnchor } from '~/features/catalogue/offer';
import { textIn } from '~server/domain/form-fields';
import { isBlankQuantity } from '~server/domain/quantity';
import type { ListResult } from '~server/domain/rejected-line';

/** Characters of a quantity that a message repeats. */
const MAX_QUOTED = 20;

/** Action data of a page with products. */
export interface ListActionData extends ListResult {
  readonly ok: boolean;
  readonly message?: FlashDraft | undefined;
  readonly messageIfGone?: FlashDraft | undefined;
}

/**
 * The form of any page with products, by its intent: 303 to the product's place, 422 with what was typed, or data for a
 * fetcher.
 */
export async function handleProductForm({ ctx, request }: RouteArgs) {
  const form = await request.formData();
  const parsed = cartForms.add.safeParse(form);
  if (!parsed.success) {
    const hasNoLength = form.has('intent') && !form.has('productId');
    const quantity = textIn(form, 'quantity').slice(0, MAX_QUOTED);
    return rejectAll(hasNoLength ? ctx.t('catalogue:noLength', { quantity }) : ctx.t('cart:unpaired'), []);
  }
  const lineInputs = parsed.data;
  if (form.has('turnTo')) return turnTo(ctx, currentUrl(request), lineInputs, parsePageNumber(form.get('turnTo')));
  if (lineInputs.length !== 1 && lineInputs.every(({ quantity }) => isBlankQuantity(quantity)))
    return rejectAll(ctx.t('catalogue:nothingTyped'), lineInputs);

  const [first] = lineInputs;
  const submission = { request, form, lineInputs };
  return first && textIn(form, 'intent') === 'changeQuantity'
    ? handleSetQuantity(ctx, submission, first)
    : handleAddToCart(ctx, submission);
}

interface Submission {
  readonly request: Request;
  readonly form: FormData;
  readonly lineInputs: readonly LineInput[];
}

async function handleAddToCart(ctx: RequestContext, submission: Submission) {
  const { form, lineInputs } = submission;
  const { added, rejected, text } = await addToCart(ctx, form, lineInputs, { skipsBlank: lineInputs.length > 1 });
  const message = text === '' ? undefined : { text };
  return (
    toActionData(submission, { added, rejected, message }) ??
    redirectWithFlash(ctx, addressAfter(submission), message, { replace: true })
  );
}

async function handleSetQuantity(ctx: RequestContext, submission: Submission, line: LineInput) {
  const result = await setQuantity(ctx, submission.form, line);
  return (
    toActionData(submission, { ...result, added: [] }) ??
    redirectWithFlash(ctx, addressAfter(submission), result.message, { replace: true })
  );
}

interface Result extends SetQuantityResult {
  readonly added: readonly AddedLine[];
}

/** What a fetcher shows, or a page with an error; null when a form without an error is to be redirected. */
function toActionData({ form }: Submission, { added, rejected, message, error }: Result) {
  if (rejected.length === 0 && error === undefined)
    return form.has(FETCHER_KEY_NAME) ? data<ListActionData>({ ok: true, rejected, text: '', message }) : null;
  const rejections = rejected.map(({ name, message: why }) => `${name}: ${why}`);
  return data<ListActionData>(
    {
      ok: false,
      rejected,
      text: message?.text ?? '',
      ...(error !== undefined && { error: { message: error, typed: [] } }),
      ...(added.length > 1 && { added: added.map((line) => line.text) }),
      messageIfGone: {
        variant: 'destructive',
        text: [message?.text, ...rejections, error].filter(Boolean).join('\n'),
      },
    },
    { status: 422 },
  );
}

/** URL of the product's place on the page, without the quantities that were added. */
function addressAfter({ request, form, lineInputs }: Submission): string {
  const [first] = lineInputs;
  const isOne = lineInputs.length === 1 || form.has('split');
  const settled = form.has('split') ? lineInputs.slice(0, 1) : lineInputs;
  const address = withoutChosen(
    currentUrl(request),
    settled.map(({ productId }) => productId),
  );
  return first && isOne ? `${address}#${encodeURIComponent(productAnchor(first.productId))}` : address;
}

/** Restores a price list from its draft, by quantities in the URL. @throws a redirect */
export async function restoreSelection(ctx: RequestContext, request: Request): Promise<void> {
  if (readListQuery(request).view !== 'list') return;
  const draft = await takeFormDraft(ctx, request);
  if (draft)
    throw redirect(withSelection(currentUrl(request), parseLineInputs(draft.form)), {
      headers: { 'set-cookie': draft.cookie },
    });
}

/** To another page of the price list, unless the URL cannot carry the quantities. */
function turnTo({ t }: RequestContext, address: string, typed: readonly LineInput[], page: number | null) {
  if (page !== null && fitsUrl(address, typed)) return redirect(withSelection(address, typed, page), { status: 303 });
  return rejectAll(t('catalogue:tooManyToCarry'), typed);
}

function rejectAll(message: string, typed: readonly LineInput[]) {
  return data<ListActionData>({ ok: false, rejected: [], text: '', error: { message, typed } }, { status: 422 });
}

/** URL of the page, without Remix's `index`. */
function currentUrl(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
