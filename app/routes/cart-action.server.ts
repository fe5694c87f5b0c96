import { data, redirect } from '@remix-run/node';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { takeFormDraft } from '~/bff/form-draft.server';
import { parsePageNumber } from '~/bff/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { addManyToCart, addToCart } from '~/features/cart/add-to-cart.server';
import { isPaired, readWishes, type Wish } from '~/features/cart/wishes';
import { canCarry, withChosen, withoutChosen } from '~/features/catalogue/chosen-lines';
import { productAnchor } from '~/features/catalogue/product-view';
import { isBlankQuantity } from '~/trade/quantity';
import type { ListAnswer } from '~/trade/refused-line';

/**
 * Adds to the cart from any page that shows products: one line, or several in pairs. A good answer is the same page at
 * the product's place; a refused line is answered with the page again (422) and what was typed. With `turnTo` nothing is
 * added: the price list turns to that page and carries along what is filled in; one that is no page is where not all of it could go.
 */
export async function addFromList({ scope, request }: RouteArgs) {
  const form = await request.formData();
  if (!isPaired(form)) return refuseAll(scope.t('cart:unpaired'), []);
  const wishes = readWishes(form);
  if (form.has('turnTo')) return turnTo(scope, ownAddress(request), wishes, parsePageNumber(form.get('turnTo')));

  if (wishes.length !== 1 && wishes.every(({ quantity }) => isBlankQuantity(quantity)))
    return refuseAll(scope.t('catalogue:nothingTyped'), wishes);
  const [wish] = wishes;
  const answer = wish && wishes.length === 1 ? await addOne(scope, wish) : await addMany(scope, wishes);
  if (answer.refused.length > 0) return data<ListAnswer>(answer, { status: 422 });
  const anchor =
    wish && (wishes.length === 1 || form.has('split')) ? `#${encodeURIComponent(productAnchor(wish.productId))}` : '';
  const settled = form.has('split') ? wishes.slice(0, 1) : wishes;
  const address = withoutChosen(
    ownAddress(request),
    settled.map(({ productId }) => productId),
  );
  return redirectWithFlash(scope, address + anchor, answer.text ? { text: answer.text } : null, { replace: true });
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

async function addOne(scope: Scope, wish: Wish): Promise<ListAnswer> {
  const outcome = await addToCart(scope, wish);
  return outcome.ok ? { refused: [], text: outcome.added.text } : { refused: [outcome.refused], text: '' };
}

async function addMany(scope: Scope, wishes: readonly Wish[]): Promise<ListAnswer> {
  const { added, refused, text } = await addManyToCart(scope, wishes);
  return { refused, text, ...(added.length > 1 ? { added: added.map((line) => line.text) } : {}) };
}

/** To another page of the price list; where an address cannot carry all that is filled in, the page stays as it is. */
function turnTo({ t }: Scope, address: string, typed: readonly Wish[], page: number | null) {
  if (page !== null && canCarry(address, typed)) throw redirect(withChosen(address, typed, page), { status: 303 });
  return refuseAll(t('catalogue:tooManyToCarry'), typed);
}

function refuseAll(message: string, typed: readonly Wish[]) {
  return data<ListAnswer>({ refused: [], text: '', fault: { message, typed } }, { status: 422 });
}

/** The page the form was sent from; `index` only tells Remix which route is meant. */
function ownAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
