import type { RequestContext } from '~/bff/context.server';
import { formatPiecePrice } from '~/data/product-labels.server';
import { priceLine } from '~server/domain/pricing';
import { splitUnit } from '~server/domain/quantity';
import { availableIn } from '~server/domain/stock';
import { compare } from '~server/contract/money';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/search-index/parse-message';
import type { Product } from '~server/contract/catalogue';
import type { QuickLine } from '../quick-order-view';
import type { LotLine } from './lot-line';

/** A line of a message; `lot` where it names one. */
export interface ListLine extends MessageLine {
  readonly lot?: LotLine;
}

export function toListLine(written: string, lot: LotLine): ListLine {
  const { number, unit } = splitUnit(lot.quantity);
  return {
    typed: `${lot.name} – ${lot.quantity}`,
    alone: written,
    query: lot.name,
    quantity: /^\d+(?:\.\d+)?$/.test(number) ? number : '',
    unit: unit ?? 'piece',
    candidates: [],
    lot,
  };
}

export function matchLot({ quantity, unit }: MessageLine, productId: string): LineMatch {
  return { kind: 'sure', productIds: [productId], quantity, unit, candidates: [] };
}

/** What else is similar to a lot that is no longer sold: never chosen without a look. */
export function matchGoneLot({ quantity, unit }: MessageLine, similar: LineMatch): LineMatch {
  const kind = similar.kind === 'sure' ? 'doubtful' : similar.kind;
  return { ...similar, kind, doubt: 'nearest', quantity, unit, candidates: [] };
}

/** Says at the row what changed since the file was written, and which cell is no quantity. @param product undefined for a lot that is gone */
export function noteChanges(
  ctx: RequestContext,
  row: QuickLine,
  lot: LotLine | undefined,
  product: Product | undefined,
): QuickLine {
  if (!row.choice) return row;
  const [, cell] = /(?:^|\t)«([^»]*)»$/.exec(lot?.quantity ?? row.name) ?? [];
  const hints = lot ? (product ? changesOf(ctx, row, lot, product) : [ctx.t('quick-order:lotGone')]) : [];
  return {
    ...row,
    choice: {
      ...row.choice,
      hint: [...hints, row.choice.hint].filter(Boolean).join(' ') || null,
      ...(cell !== undefined && { askQuantity: ctx.t('quick-order:notQuantity', { cell }) }),
    },
  };
}

function changesOf(ctx: RequestContext, { choice }: QuickLine, { price, stock }: LotLine, product: Product): string[] {
  const { t } = ctx;
  const goods = choice?.options.find(({ productId }) => productId === product.id)?.goods;
  const now = goods && priceLine(goods.piecePrice, 1, goods.percentOff).total;
  const available = availableIn(product.stocks, ctx.services.env.warehouseId);
  const pieces = (count: number) => t('common:pieces', { count });
  return [
    price && now && compare(price, now) !== 0
      ? t('quick-order:priceSince', { before: formatPiecePrice(ctx, price), now: formatPiecePrice(ctx, now) })
      : '',
    stock !== null && stock !== available
      ? t('quick-order:stockSince', { before: pieces(stock), now: pieces(available) })
      : '',
  ].filter(Boolean);
}
