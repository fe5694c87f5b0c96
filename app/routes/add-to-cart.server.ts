import { data, redirect } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { redirectWithFlash, type FlashDraft } from '~/bff/http/flash.server';
import { parsePageNumber } from '~/bff/http/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { addToCart } from '~/features/cart/add-to-cart.server';
import { cartForms, parseLineInputs, type LineInput } from '~/features/cart/cart-form';
import { canCarry, withChosen, withoutChosen } from '~/features/catalogue/selection-params';
import { productAnchor } from '~/features/catalogue/product-view';
import { isBlankQuantity } from '~/domain/quantity';
import type { ListResult } from '~/domain/rejected-line';

/** What a form of a page of products is answered with: what is in the cart now, or what was refused. */
export interface ListActionData extends ListResult {
  readonly ok: boolean;
  readonly message?: FlashDraft | undefined;
  readonly messageIfGone?: FlashDraft | undefined;
}

/**
 * Adds to the cart from any page that shows products: one line, or several in pairs. A form without scripts is led back to the product's place on the
 * page, or answered with the page again (422) and what was typed; one of a fetcher gets the same as data. With `turnTo` nothing is added: the price list
 * turns to that page and carries along what is filled in.
 */
export async function handleAddToCart({ ctx, request }: RouteArgs) {
  const form = await request.formData();
  const parsed = cartForms.add.safeParse(form);
  if (!parsed.success) return rejectAll(ctx.t('cart:unpaired'), []);
  const lineInputs = parsed.data;
  if (form.has('turnTo')) return turnTo(ctx, currentUrl(request), lineInputs, parsePageNumber(form.get('turnTo')));
  if (lineInputs.length !== 1 && lineInputs.every(({ quantity }) => isBlankQuantity(quantity)))
    return rejectAll(ctx.t('catalogue:nothingTyped'), lineInputs);

  const { added, rejected, text } = await addToCart(ctx, form, lineInputs, { skipsBlank: lineInputs.length > 1 });

  if (rejected.length > 0) {
    const texts = [text, ...rejected.map(({ name, message }) => `${name}: ${message}`)].filter(Boolean);
    return data<ListActionData>(
      {
        ok: false,
        rejected,
        text,
        ...(added.length > 1 && { added: added.map((line) => line.text) }),
        messageIfGone: { variant: 'destructive', text: texts.join(' ') },
      },
      { status: 422 },
    );
  }
  const message = text ? { text } : undefined;
  if (form.has(FETCHER_KEY_NAME)) return data<ListActionData>({ ok: true, rejected, text: '', message });
  return redirectWithFlash(ctx, addressAfter(request, form, lineInputs), message ?? null, { replace: true });
}

/** The page at the product's place; of what it carried along without what is in the cart now. */
function addressAfter(request: Request, form: FormData, lineInputs: readonly LineInput[]): string {
  const [first] = lineInputs;
  const isOne = lineInputs.length === 1 || form.has('split');
  const settled = form.has('split') ? lineInputs.slice(0, 1) : lineInputs;
  const address = withoutChosen(
    currentUrl(request),
    settled.map(({ productId }) => productId),
  );
  return first && isOne ? `${address}#${encodeURIComponent(productAnchor(first.productId))}` : address;
}

/**
 * Fills a price list in again from its draft, after a new sign-in or a switch of lite mode.
 * @throws a redirect
 */
export async function restoreSelection(ctx: RequestContext, request: Request): Promise<void> {
  if (new URL(request.url).searchParams.get('view') !== 'list') return;
  const kept = await takeFormDraft(ctx, request);
  if (kept)
    throw redirect(withChosen(currentUrl(request), parseLineInputs(kept.form)), {
      headers: { 'set-cookie': kept.cookie },
    });
}

/** To another page of the price list; where an address cannot carry all that is filled in, the page stays as it is. */
function turnTo({ t }: RequestContext, address: string, typed: readonly LineInput[], page: number | null) {
  if (page !== null && canCarry(address, typed)) return redirect(withChosen(address, typed, page), { status: 303 });
  return rejectAll(t('catalogue:tooManyToCarry'), typed);
}

function rejectAll(message: string, typed: readonly LineInput[]) {
  return data<ListActionData>({ ok: false, rejected: [], text: '', error: { message, typed } }, { status: 422 });
}

/** The page the form was sent from; `index` only tells Remix which route is meant. */
function currentUrl(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
