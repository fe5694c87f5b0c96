import type { RequestContext } from '~/bff/context.server';
import { formatPiecePrice, gradeLabel } from '~/data/product-labels.server';
import { DEFAULT_CURRENCY, moneyOf, compare } from '~server/contract/money';
import type { Product } from '~server/contract/catalogue';
import { lengthOf, nameHasLength, varietyName } from '~server/domain/variety-name';
import { formatAmounts, formatRow, parseRow } from '~server/domain/order-table/row-text';
import { takeTables } from '~server/domain/order-table/pasted-table';
import type { TableLine } from '~server/domain/order-table/sheet';
import { priceLine } from '~server/domain/pricing';
import { availableIn } from '~server/domain/stock';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/domain/order-text/read-message';
import type { QuickLine } from '../quick-order-view';
import { rowWords, tableRules } from './table-rules.server';

/** A line of a message; `table` where it is the row of a table. */
export interface ListLine extends MessageLine {
  readonly table?: TableLine | undefined;
}

interface TablesOfMessage {
  readonly lines: readonly ListLine[];
  /** Rows that are left out, and why: 'Freedom 60 см – 50 шт (приховано)'. */
  readonly skipped: readonly string[];
  /** What was told about the file. */
  readonly notes: readonly string[];
  /** What is left to be read as a message. */
  readonly rest: string;
}

/** Begins a line that tells something about the file and asks for nothing. */
export const NOTE = '// ';

/** Takes the rows of tables out of a message: those that came from a file, and tables that were pasted. */
export function takeTableLines(ctx: RequestContext, message: string): TablesOfMessage {
  const written = message.split(/\r\n|\n|\r/).map((line) => ({ line, row: parseRow(line) }));
  const rows = written.flatMap(({ row }) => row ?? []);
  const others = written.flatMap(({ line, row }) => (row ? [] : [line]));
  const pasted = takeTables(
    others.filter((line) => !line.startsWith(NOTE)),
    tableRules(ctx),
  );
  const all = [...rows, ...pasted.lines];
  return {
    lines: all.filter(({ leftOut }) => leftOut === null).map((row) => toListLine(ctx, row)),
    skipped: all.flatMap((row) => (row.leftOut ? [`${titleOf(ctx, row)} (${rowWords(ctx)[row.leftOut]})`] : [])),
    notes: others.flatMap((line) => (line.startsWith(NOTE) ? [line.slice(NOTE.length)] : [])),
    rest: pasted.rest.join('\n'),
  };
}

function titleOf(ctx: RequestContext, { name, lengthCm, amounts, cell }: TableLine): string {
  const words = rowWords(ctx);
  const quantity = cell === null ? formatAmounts(amounts, words) : `«${cell}»`;
  return `${[name, lengthCm === null ? '' : `${lengthCm} ${words.cm}`].filter(Boolean).join(' ')} – ${quantity}`;
}

function toListLine(ctx: RequestContext, table: TableLine): ListLine {
  const { name, lengthCm, amounts } = table;
  const [amount, ...more] = amounts;
  const hasLength = lengthCm === null || new RegExp(`(?<!\\d)${lengthCm}(?!\\d)`).test(name);
  return {
    typed: titleOf(ctx, table),
    alone: formatRow(table, rowWords(ctx)),
    query: hasLength ? name : `${name} ${lengthCm} см`,
    quantity: more.length === 0 ? (amount?.count ?? '') : '',
    unit: amount?.unit ?? 'piece',
    candidates: [],
    table,
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

/** Goods of which a row has just the name, length, grade and farm, as the portal's own files write them, are chosen by themselves. */
export function settleOwnGoods(
  ctx: Pick<RequestContext, 't'>,
  match: LineMatch,
  table: TableLine | undefined,
  products: ReadonlyMap<string, Product>,
): LineMatch {
  if (!table || table.lot) return match;
  const own = match.productIds.filter((id) => {
    const product = products.get(id);
    return product !== undefined && isNamed(ctx, table, product);
  });
  const { quantity, unit, candidates } = match;
  return own.length > 0 ? { kind: 'sure', productIds: own, quantity, unit, candidates } : match;
}

function isNamed(ctx: Pick<RequestContext, 't'>, table: TableLine, product: Product): boolean {
  const lengthCm = lengthOf(product);
  const bare = (name: string) => varietyName(name, lengthCm);
  const isOfLength =
    table.lengthCm === null ? !lengthCm || nameHasLength(table.name, lengthCm) : table.lengthCm === lengthCm;
  const own = `${gradeLabel(ctx, bare(product.name), product.isSecondGrade)} ${product.manufacturer?.name ?? ''}`;
  return isOfLength && wordsOf(bare(table.name)) === wordsOf(own);
}

function wordsOf(text: string): string {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))].sort().join(' ');
}

/** The quantity of a row that has several: packs and pieces that are the same count once, anything else is asked. */
export function settleAmounts(match: LineMatch, table: TableLine | undefined, products: ReadonlyMap<string, Product>) {
  const amounts = table?.amounts ?? [];
  if (amounts.length < 2) return match;
  const sizes = new Set(match.productIds.map((id) => products.get(id)?.attributes.packSize ?? 1));
  const [packSize = 1] = sizes;
  const pieces = [...new Set(amounts.map(({ count, unit }) => Number(count) * (unit === 'pack' ? packSize : 1)))];
  const [one = 0] = pieces;
  const areUnits = new Set(amounts.map(({ unit }) => unit)).size === amounts.length;
  const isSame = areUnits && pieces.length === 1 && sizes.size === 1;
  return isSame
    ? { ...match, quantity: String(one), unit: 'piece' as const, candidates: [] }
    : { ...match, quantity: '', unit: 'piece' as const, candidates: pieces.map(String) };
}

/** Says at the row what changed since the file was written, and which cell is no quantity. @param product undefined for a lot that is gone */
export function noteChanges(
  ctx: RequestContext,
  row: QuickLine,
  { alone, table }: Pick<ListLine, 'alone' | 'table'>,
  product: Product | undefined,
): QuickLine {
  if (!table) return row;
  const { lot, cell } = table;
  const hints = lot ? (product ? changesOf(ctx, row, lot, product) : [ctx.t('quick-order:lotGone')]) : [];
  return {
    ...row,
    alone,
    ...(row.choice && {
      choice: {
        ...row.choice,
        hint: [...hints, row.choice.hint].filter(Boolean).join(' ') || null,
        ...(cell !== null && { askQuantity: ctx.t('quick-order:notQuantity', { cell }) }),
      },
    }),
  };
}

function changesOf(
  ctx: RequestContext,
  { choice }: QuickLine,
  { price: written, stock }: NonNullable<TableLine['lot']>,
  product: Product,
): string[] {
  const { t } = ctx;
  const price = written === null ? null : moneyOf(written, DEFAULT_CURRENCY);
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
