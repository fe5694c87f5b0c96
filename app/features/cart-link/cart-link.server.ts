import { showBuyer } from '~/bff/buyer.server';
import { showCartPieces } from '~/bff/cart-items.server';
import { showProductsById } from '~/bff/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { readCartLink } from '~/trade/cart-link';
import { sum } from '~/trade/pricing';
import type { CartLinkView } from './cart-link-view';
import { describeLinked } from './describe-linked.server';

/** What a link says, with the prices and the stock of whoever opens it. Nothing is written. */
export async function readCartLinkPage(scope: Scope, request: Request): Promise<CartLinkView> {
  const { t, language, session } = scope;
  const { pathname, search, searchParams } = new URL(request.url);
  const read = readCartLink(searchParams.get('l') ?? '');
  const shared = { isCustomer: session.isSignedIn, address: pathname + search };
  if (!read.ok) return { ...shared, fault: read.fault, rows: [], size: '', unread: [], total: null };

  const [products, inCart, buyer] = await Promise.all([showProductsById(scope, read.lines.map(({ productId }) => productId)), showCartPieces(scope), showBuyer(scope)]);
  const described = read.lines.map((line) => describeLinked(scope, line, { products, inCart, buyer }));
  const total = sum(described.map((each) => each.total));
  return {
    ...shared,
    fault: null,
    rows: described.map(({ row }) => row),
    size: t('cart-link:size', { lines: t('cart-link:lines', { count: read.lines.length }), pieces: t('words:pieces', { count: sum(read.lines.map(({ pieces }) => pieces)) }) }),
    unread: read.unread.map((part) => part.slice(0, 40)),
    total: total > 0 ? formatMoney(language, total) : null,
  };
}
