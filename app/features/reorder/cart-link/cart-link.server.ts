import { loadBuyerOrPartial } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { getProductsById } from '~/data/products-by-id.server';
import { loadRetailPrice } from '~/data/retail.server';
import type { RequestContext } from '~/bff/context.server';
import { parseCartLink } from '~server/domain/cart-link';
import { sum } from '~server/domain/pricing';
import { toLinkedLine } from './linked-line.server';

/** Loads the products of a link with prices and stock for the visitor. Writes nothing. */
export async function loadCartLinkPage(ctx: RequestContext, request: Request) {
  const { t, session } = ctx;
  const { pathname, search, searchParams } = new URL(request.url);
  const read = parseCartLink(searchParams.get('l') ?? '');
  const shared = { isCustomer: session.isSignedIn, address: pathname + search };
  if (!read.ok) return { ...shared, error: read.error, lines: [], size: '', unread: [] };

  const ids = read.lines.map(({ productId }) => productId);
  const [products, inCart, buyer, retail] = await Promise.all([
    getProductsById(ctx, ids),
    loadCartPiecesOrEmpty(ctx),
    loadBuyerOrPartial(ctx),
    loadRetailPrice(ctx),
  ]);
  const lines = read.lines.map((line) => toLinkedLine(ctx, line, { products, inCart, buyer, retail }));
  return {
    ...shared,
    error: null,
    lines,
    size: t('cart-link:size', {
      lines: t('cart-link:lines', { count: read.lines.length }),
      pieces: t('common:pieces', { count: sum(read.lines.map(({ pieces }) => pieces)) }),
    }),
    /** Parts of the link that could not be parsed. */
    unread: read.unparsed.map((part) => part.slice(0, 40)),
  };
}

export type CartLinkView = Awaited<ReturnType<typeof loadCartLinkPage>>;
