import { data, redirect } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { parsePageNumber } from '~/bff/http/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { addLinesOnce } from '~/features/cart/write/add-lines.server';
import { formError, toCartActionData, type CartActionData } from '~/features/cart/write/cart-action-data.server';
import { cartForms, parseLineInputs, type LineInput } from '~/features/cart/model/cart-form';
import { setQuantity } from '~/features/cart/write/set-quantity.server';
import { readListQuery } from '~/features/catalogue/list/list-query.server';
import { fitsUrl, withSelection, withoutChosen } from '~/features/catalogue/matrix/selection-params';
import { productAnchor } from '~/features/catalogue/cards/offer';
import { textIn } from '~server/domain/form-fields';
import { isBlankQuantity } from '~server/domain/quantity';

/** Characters of a quantity that a message repeats. */
const MAX_QUOTED = 20;

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
  const outcomes =
    first && textIn(form, 'intent') === 'changeQuantity'
      ? await setQuantity(ctx, form, first)
      : await addLinesOnce(ctx, form, lineInputs, { skipsBlank: lineInputs.length > 1 });
  const result = toCartActionData(ctx, outcomes);
  if (!result.ok) return data<CartActionData>(result, { status: 422 });
  if (form.has(FETCHER_KEY_NAME)) return data<CartActionData>(result);
  return redirectWithFlash(ctx, addressAfter({ request, form, lineInputs }), result.message, { replace: true });
}

interface Submission {
  readonly request: Request;
  readonly form: FormData;
  readonly lineInputs: readonly LineInput[];
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
  return data<CartActionData>(formError(message, typed), { status: 422 });
}

/** URL of the page, without Remix's `index`. */
function currentUrl(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
