import { nameLot, writeAmount, writePrice } from '~/bff/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { discountPercent, priceFor, priceLine, type Buyer } from '~/trade/pricing';
import { readQuantity } from '~/trade/quantity';
import { availableIn } from '~/trade/stock';
import type { SheetGoods } from '~/trade/typed-lines';
import type { LineMatch } from '~server/catalogue-index/match-line';
import type { MessageLine } from '~server/catalogue-index/read-message';
import type { Product } from '~server/contract/catalogue';
import type { QuickRow } from './quick-order-view';

/** Figures of a quantity that are shown again. */
const MOST_TYPED = 20;

export interface RowFacts {
  readonly products: ReadonlyMap<string, Product>;
  /** Pieces of each product in the cart. */
  readonly inCart: ReadonlyMap<string, number>;
  readonly buyer: Buyer | null;
}

/** A line of the message with what it may mean, and what its quantity comes to. */
export function describeRow(scope: Scope, { typed, goods, unit }: MessageLine, match: LineMatch, facts: RowFacts): QuickRow {
  const products = match.productIds.flatMap((id) => facts.products.get(id) ?? []).filter((product) => priceOf(product, facts) !== null);
  const preferred = products.find((product) => fits(scope, product, match.quantity, unit, facts)) ?? products[0];
  const kind = preferred ? match.kind : 'unknown';
  const read = readPieces(preferred, match.quantity, unit);
  const note = preferred && kind === 'sure' ? noteOf(scope, preferred, match.quantity, unit, facts) : { note: '', isTrouble: false };
  return {
    typed: typed.slice(0, 200),
    kind,
    choices: products.map((product) => ({ productId: product.id, label: describeChoice(scope, product, facts), goods: goodsOf(scope, product, facts) })),
    productId: kind === 'sure' ? (preferred?.id ?? '') : '',
    quantity: read === null ? match.quantity.slice(0, MOST_TYPED) : String(read),
    ...note,
    searchHref: scope.links.to('search', {}, { q: goods.slice(0, 100) || undefined }),
  };
}

function goodsOf(scope: Scope, product: Product, facts: RowFacts): SheetGoods {
  return {
    packSize: product.attributes.packSize ?? null,
    piecePrice: priceOf(product, facts) ?? 0,
    percentOff: discountPercent(product, facts.buyer),
    left: leftOf(scope, product, facts),
  };
}

/** Pieces in stock that are not in the cart already. */
function leftOf(scope: Scope, product: Product, { inCart }: RowFacts): number {
  return Math.max(0, availableIn(product.stocks, scope.portal.env.warehouseId) - (inCart.get(product.id) ?? 0));
}

/** Pieces that a written quantity comes to; null where it is no whole number of packs or pieces. */
function readPieces(product: Product | undefined, quantity: string, unit: 'piece' | 'pack'): number | null {
  const read = readQuantity(quantity, unit, product?.attributes.packSize ?? null);
  return read.ok ? read.pieces : null;
}

function fits(scope: Scope, product: Product, quantity: string, unit: 'piece' | 'pack', facts: RowFacts): boolean {
  return (readPieces(product, quantity, unit) ?? 1) <= leftOf(scope, product, facts);
}

function noteOf(scope: Scope, product: Product, quantity: string, unit: 'piece' | 'pack', facts: RowFacts): Pick<QuickRow, 'note' | 'isTrouble'> {
  const { t, language } = scope;
  const packSize = product.attributes.packSize ?? null;
  const read = readQuantity(quantity, unit, packSize);
  const pieces = (count: number) => t('words:pieces', { count });
  if (quantity === '') return { note: t('quick-order:noQuantity'), isTrouble: true };
  if (!read.ok) {
    const { fault } = read;
    if (fault.kind !== 'splitsPack') return { note: t(`quick-order:${fault.kind}`), isTrouble: true };
    return { note: t('quick-order:splitsPack', { pack: pieces(fault.packSize), choices: fault.neighbours.map(pieces).join(', ') }), isTrouble: true };
  }
  const left = leftOf(scope, product, facts);
  if (read.pieces > left) return { note: t('quick-order:short', { left: pieces(left) }), isTrouble: true };
  const { piecePrice, percentOff } = goodsOf(scope, product, facts);
  const total = formatMoney(language, priceLine(piecePrice, read.pieces, percentOff).total);
  return { note: `${writeAmount(scope, read.pieces, packSize)}, ${total}`, isTrouble: false };
}

function priceOf(product: Product, { buyer }: RowFacts): number | null {
  return priceFor(product, buyer);
}

function describeChoice(scope: Scope, product: Product, facts: RowFacts): string {
  const { t } = scope;
  const { packSize } = product.attributes;
  const available = availableIn(product.stocks, scope.portal.env.warehouseId);
  return [
    nameLot(scope, product),
    [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
    writePrice(scope, priceOf(product, facts) ?? 0, discountPercent(product, facts.buyer)),
    packSize ? t('quick-order:packOf', { pieces: t('words:pieces', { count: packSize }) }) : '',
    available > 0 ? t('quick-order:available', { pieces: t('words:pieces', { count: available }) }) : t('quick-order:soldOut'),
  ].filter(Boolean).join(' · ');
}
