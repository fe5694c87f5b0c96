import { data, redirect } from '@remix-run/node';
import { writeFlash } from '~/bff/flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { addManyToCart, addToCart } from '~/features/cart/add-to-cart.server';
import { readWishes } from '~/features/cart/wishes';
import { productAnchor } from '~/features/catalogue/product-view';
import type { ListAnswer } from '~/trade/refused-line';

/**
 * Adds to the cart from any page that shows products: one line, or several in pairs. A good answer is the same page at
 * the product's place; a refused line is answered with the page again (422) and what was typed.
 */
export async function addFromList({ scope, request }: RouteArgs) {
  const form = await request.formData();
  const wishes = readWishes(form);
  const [wish] = wishes;
  const answer = wish && wishes.length === 1 ? await addOne(scope, wish) : await addManyToCart(scope, wishes);
  if (answer.refused.length > 0) return data<ListAnswer>(answer, { status: 422 });
  const anchor = wish && (wishes.length === 1 || form.has('split')) ? `#${productAnchor(wish.productId)}` : '';
  throw redirect(ownAddress(request) + anchor, {
    status: 303,
    headers: answer.text ? { 'set-cookie': await writeFlash(scope, { text: answer.text }) } : {},
  });
}

async function addOne(...wanted: Parameters<typeof addToCart>): Promise<ListAnswer> {
  const outcome = await addToCart(...wanted);
  return outcome.ok ? { refused: [], text: outcome.added.text } : { refused: [outcome.refused], text: '' };
}

/** The page the form was sent from; `index` only tells Remix which route is meant. */
function ownAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
