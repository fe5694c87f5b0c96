import { priceFor } from '~server/domain/pricing';
import { wholePacksWithin } from '~server/domain/quantity';
import { leftIn } from '~server/domain/stock';
import type { BadgeTone } from '~/ui/badge';
import type { Product } from '~server/contract/catalogue';
import type { DocumentItem } from '~server/contract/documents';
import type { Money } from '~server/contract/money';
import type { SheetContext } from '../sheet/order-line.server';
import { averagePrice, linesByProduct, partsOf, piecesOf, type EarlierPart } from './earlier-parts';

/** Status of a line: `whole`; `short` of stock; would `split` a pack; all of the stock is `inCart`; `out` of stock; `gone` from the catalogue; `noPrice`. */
export type RepeatLineStatus = 'whole' | 'short' | 'split' | 'inCart' | 'out' | 'gone' | 'noPrice';

/** A product of the order, then and now; quantities in pieces. */
export interface RepeatLine {
  readonly productId: string;
  readonly item: DocumentItem;
  /** Null when it is no longer in the catalogue. */
  readonly product: Product | null;
  readonly ordered: number;
  /** Available whole packs, in pieces. */
  readonly take: number;
  /** Stock less the pieces in the cart. */
  readonly left: number;
  readonly packSize: number | null;
  readonly status: RepeatLineStatus;
  /** The average of its prices then. */
  readonly priceThen: Money;
  readonly parts: readonly EarlierPart[];
  readonly priceNow: Money | null;
}

export const statusTones: Readonly<Record<RepeatLineStatus, BadgeTone>> = {
  whole: 'running',
  short: 'waiting',
  split: 'waiting',
  inCart: 'plain',
  out: 'bad',
  gone: 'bad',
  noPrice: 'bad',
};

/** Whether it can be ordered; a pack that would be split can be ordered whole. */
export function canBeTaken({ take, status }: Pick<RepeatLine, 'take' | 'status'>): boolean {
  return take > 0 || status === 'split';
}

export interface StockFacts extends Pick<SheetContext, 'products' | 'inCart' | 'buyer'> {
  readonly warehouseId: string;
}

/** Compares an order with the current catalogue; merges lines of the same product, and leaves out one that was taken back as a whole. */
export function compareLines(items: readonly DocumentItem[], context: StockFacts): RepeatLine[] {
  return linesByProduct(items).flatMap((lines) => (lines[0] ? [compareLine(lines[0], lines, context)] : []));
}

function compareLine(
  item: DocumentItem,
  lines: readonly DocumentItem[],
  { products, inCart, buyer, warehouseId }: StockFacts,
): RepeatLine {
  const [ordered, parts] = [piecesOf(lines), partsOf(lines)];
  const product = products.get(item.product.id) ?? null;
  const packSize = product?.attributes.packSize ?? null;
  const held = inCart.get(item.product.id) ?? 0;
  const left = product ? leftIn(product.stocks, warehouseId, held) : 0;
  const priceNow = product && priceFor(product, buyer);
  const line = {
    productId: item.product.id,
    item,
    product,
    ordered,
    left,
    packSize,
    priceThen: averagePrice(parts),
    parts,
    priceNow,
  };
  if (!product || priceNow === null) return { ...line, take: 0, status: product ? 'noPrice' : 'gone' };

  const [wanted, fits] = [wholePacksWithin(ordered, packSize), wholePacksWithin(left, packSize)];
  const take = Math.min(wanted, fits);
  return {
    ...line,
    take,
    status: statusOf({ ordered, wanted, fits, isHeld: held > 0 }),
  };
}

function statusOf({
  ordered,
  wanted,
  fits,
  isHeld,
}: {
  ordered: number;
  wanted: number;
  fits: number;
  isHeld: boolean;
}): RepeatLineStatus {
  if (fits === 0) return isHeld ? 'inCart' : 'out';
  if (fits < wanted) return 'short';
  return wanted < ordered ? 'split' : 'whole';
}
