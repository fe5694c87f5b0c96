import { isGroupUnknown } from '~/bff/buyer.server';
import { nameLot, writeAmount } from '~/bff/goods-words.server';
import { smallPicture } from '~/bff/picture.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatMoney } from '~/i18n/formats';
import type { LinkedLine } from '~/trade/cart-link';
import { discountPercent, priceFor, priceLine, type Buyer } from '~/trade/pricing';
import { readQuantity } from '~/trade/quantity';
import { availableIn } from '~/trade/stock';
import type { Product } from '~server/contract/catalogue';
import type { LinkedRow } from './cart-link-view';

/** What a line is held against. */
export interface LinkedFacts {
  readonly products: ReadonlyMap<string, Product>;
  /** Pieces of each product in the cart. */
  readonly inCart: ReadonlyMap<string, number>;
  /** Null for a visitor, who has no prices. */
  readonly buyer: Buyer | null;
}

/** A row, and what it comes to, kopiykas; 0 where it cannot be taken as it stands. */
export interface DescribedRow {
  readonly row: LinkedRow;
  readonly total: number;
}

/** A line of the link: whose goods they are, whether the quantity will do, and what it comes to. */
export function describeLinked(scope: Scope, { productId, pieces }: LinkedLine, facts: LinkedFacts): DescribedRow {
  const { t, language, links } = scope;
  const product = facts.products.get(productId);
  if (!product) {
    const unknown = { name: t('cart-link:unknownName', { id: productId }), href: null, farm: '', picture: null, price: null, stock: '', note: t('cart-link:unknown') };
    return { row: { productId, pieces, ...unknown, isTrouble: true, total: null, isOpen: false }, total: 0 };
  }
  const available = availableIn(product.stocks, scope.portal.env.warehouseId);
  const price = priceFor(product, facts.buyer);
  const trouble = findTrouble(scope, product, pieces, price, facts);
  const percent = discountPercent(product, facts.buyer);
  const total = trouble !== null || price === null ? 0 : priceLine(price, pieces, percent).total;
  const row: LinkedRow = {
    productId,
    pieces,
    name: nameLot(scope, product),
    href: links.to('product', { id: productId }),
    farm: [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
    picture: smallPicture(scope, product.images),
    price: price === null ? null : t('cart-link:price', { price: formatAmount(language, price), unit: t('words:perPiece') }),
    stock: available > 0 ? t('cart-link:stock', { pieces: t('words:pieces', { count: available }) }) : t('cart-link:soldOut'),
    note: trouble ?? writeAmount(scope, pieces, product.attributes.packSize ?? null),
    isTrouble: trouble !== null,
    total: total > 0 ? formatMoney(language, total) : null,
    isOpen: price !== null && available > 0,
  };
  return { row, total };
}

/** Why so many pieces cannot be taken; null when they can. */
function findTrouble(scope: Scope, product: Product, pieces: number, price: number | null, { inCart, buyer }: LinkedFacts): string | null {
  const { t } = scope;
  const count = (some: number) => t('words:pieces', { count: some });
  if (buyer && price === null && !isGroupUnknown(scope, buyer)) return t('words:noPrice');
  const held = inCart.get(product.id) ?? 0;
  const left = Math.max(0, availableIn(product.stocks, scope.portal.env.warehouseId) - held);
  if (pieces > left) {
    if (held > 0) return t('cart-link:shortWithCart', { asked: count(pieces), left: count(left), held: count(held) });
    return left === 0 ? t('cart-link:gone') : t('cart-link:short', { asked: count(pieces), left: count(left) });
  }
  const read = readQuantity(String(pieces), 'piece', product.attributes.packSize ?? null);
  if (read.ok || read.fault.kind !== 'splitsPack') return null;
  const { packSize, neighbours } = read.fault;
  return t('cart-link:splitsPack', { pack: count(packSize), choices: neighbours.filter((some) => some <= left).map(count).join(', ') });
}
