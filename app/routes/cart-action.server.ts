import { data, redirect } from '@remix-run/node';
import type { FlashDraft } from '~/bff/flash.server';
import { takeFormDraft } from '~/bff/form-draft.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { parsePageNumber } from '~/bff/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { addOnce } from '~/features/cart/add-once.server';
import { cartForms } from '~/features/cart/cart-form';
import { readWishes, type Wish } from '~/features/cart/wishes';
import { canCarry, withChosen, withoutChosen } from '~/features/catalogue/chosen-lines';
import { productAnchor } from '~/features/catalogue/product-view';
import { isBlankQuantity } from '~/trade/quantity';
import type { ListAnswer } from '~/trade/refused-line';

/** What a form of a page of products is answered with: what is in the cart now, or what was refused. */
export interface ListActionData extends ListAnswer {
  readonly ok: boolean;
  readonly message?: FlashDraft | undefined;
  readonly messageIfGone?: FlashDraft | undefined;
}

/**
 * Adds to the cart from any page that shows products: one line, or several in pairs. A form without scripts is led back to the product's place on the
 * page, or answered with the page again (422) and what was typed; one of a fetcher gets the same as data. With `turnTo` nothing is added: the price list
 * turns to that page and carries along what is filled in.
 */
export async function handleCartAction({ scope, request }: RouteArgs) {
  const form = await request.formData();
  const parsed = cartForms.add.safeParse(form);
  if (!parsed.success) return rejectAll(scope.t('cart:unpaired'), []);
  const wishes = parsed.data;
  if (form.has('turnTo')) return turnTo(scope, ownAddress(request), wishes, parsePageNumber(form.get('turnTo')));
  if (wishes.length !== 1 && wishes.every(({ quantity }) => isBlankQuantity(quantity)))
    return rejectAll(scope.t('catalogue:nothingTyped'), wishes);

  const { added, refused, text } = await addOnce(scope, form, wishes, { skipsBlank: wishes.length > 1 });

  if (refused.length > 0) {
    const texts = [text, ...refused.map(({ name, message }) => `${name}: ${message}`)].filter(Boolean);
    return data<ListActionData>(
      {
        ok: false,
        refused,
        text,
        ...(added.length > 1 && { added: added.map((line) => line.text) }),
        messageIfGone: { variant: 'destructive', text: texts.join(' ') },
      },
      { status: 422 },
    );
  }
  const message = text ? { text } : undefined;
  if (form.has(FETCHER_KEY_NAME)) return data<ListActionData>({ ok: true, refused, text: '', message });
  return redirectWithFlash(scope, addressAfter(request, form, wishes), message ?? null, { replace: true });
}

/** The page at the product's place; of what it carried along without what is in the cart now. */
function addressAfter(request: Request, form: FormData, wishes: readonly Wish[]): string {
  const [first] = wishes;
  const isOne = wishes.length === 1 || form.has('split');
  const settled = form.has('split') ? wishes.slice(0, 1) : wishes;
  const address = withoutChosen(
    ownAddress(request),
    settled.map(({ productId }) => productId),
  );
  return first && isOne ? `${address}#${encodeURIComponent(productAnchor(first.productId))}` : address;
}

/**
 * Fills a price list in again with what was kept of it, while its customer signed in anew or switched light mode.
 * @throws a redirect
 */
export async function restoreSelection(scope: Scope, request: Request): Promise<void> {
  if (new URL(request.url).searchParams.get('view') !== 'list') return;
  const kept = await takeFormDraft(scope, request);
  if (kept)
    throw redirect(withChosen(ownAddress(request), readWishes(kept.form)), { headers: { 'set-cookie': kept.cookie } });
}

/** To another page of the price list; where an address cannot carry all that is filled in, the page stays as it is. */
function turnTo({ t }: Scope, address: string, typed: readonly Wish[], page: number | null) {
  if (page !== null && canCarry(address, typed)) return redirect(withChosen(address, typed, page), { status: 303 });
  return rejectAll(t('catalogue:tooManyToCarry'), typed);
}

function rejectAll(message: string, typed: readonly Wish[]) {
  return data<ListActionData>({ ok: false, refused: [], text: '', fault: { message, typed } }, { status: 422 });
}

/** The page the form was sent from; `index` only tells Remix which route is meant. */
function ownAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
