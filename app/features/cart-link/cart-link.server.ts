import { showBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import { showProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { readCartLink } from '~/trade/cart-link';
import { sum } from '~/trade/pricing';
import type { CartLinkView } from './cart-link-view';
import { describeLinked } from './describe-linked.server';

/** What a link says, with the prices and the stock of whoever opens it. Nothing is written. */
export async function readCartLinkPage(scope: Scope, request: Request): Promise<CartLinkView> {
  const { t, session } = scope;
  const { pathname, search, searchParams } = new URL(request.url);
  const read = readCartLink(searchParams.get('l') ?? '');
  const shared = { isCustomer: session.isSignedIn, address: pathname + search };
  if (!read.ok) return { ...shared, fault: read.fault, rows: [], size: '', unread: [] };

  const [products, inCart, buyer] = await Promise.all([
    showProductsById(
      scope,
      read.lines.map(({ productId }) => productId),
    ),
    showCartPieces(scope),
    showBuyer(scope),
  ]);
  const rows = read.lines.map((line) => describeLinked(scope, line, { products, inCart, buyer }));
  return {
    ...shared,
    fault: null,
    rows,
    size: t('cart-link:size', {
      lines: t('cart-link:lines', { count: read.lines.length }),
      pieces: t('words:pieces', { count: sum(read.lines.map(({ pieces }) => pieces)) }),
    }),
    unread: read.unread.map((part) => part.slice(0, 40)),
  };
}
