import { setImmediate } from 'node:timers/promises';
import type { RequestContext } from '~/bff/context.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { wholePacksFor } from '~server/domain/event';
import type { OrderableProduct } from '~server/domain/line-inputs';
import { wholePacksWithin } from '~server/domain/quantity';
import { formatQuantityInput } from '~/i18n/format-quantity';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/domain/order-text/read-message';
import { splitMessage } from '~server/order-text/parse-message';
import { loadSheetContext } from '../sheet/order-line.server';
import { toQuickLine, type QuickLineContext } from './quick-line.server';
import { loadSubstitutes, matchLines, parsingRules } from './quick-order.server';
import type { QuickLine } from './quick-order-view';

/** A line of a text and the goods that it may mean. */
export interface TextLine {
  readonly line: MessageLine;
  readonly match: LineMatch;
  /** Of a line that counts in packs; null where its product has none. */
  readonly packSize: number | null;
}

/** The lines of a text; talk among them is skipped. */
export interface TextGoods {
  readonly lines: readonly TextLine[];
  readonly skipped: readonly string[];
}

/** Reads texts as the quick order reads a message, each for itself. */
export async function readTexts(ctx: RequestContext, texts: readonly string[]): Promise<TextGoods[]> {
  const rules = parsingRules(ctx);
  const parsed = [];
  for (const text of texts) {
    if (parsed.length > 0) await setImmediate();
    parsed.push(splitMessage(text, rules));
  }
  const matches = await matchLines(
    ctx,
    parsed.flatMap(({ lines }) => lines),
  );
  const inPacks = matches.flatMap(({ unit, productIds }) => (unit === 'pack' ? productIds.slice(0, 1) : []));
  const products = await loadProductsById(ctx, inPacks);
  let at = 0;
  return parsed.map(({ lines, skipped }) => ({
    skipped,
    lines: lines.flatMap((line) => {
      const match = matches[at++];
      const product = match && products.get(match.productIds[0] ?? '');
      return match ? [{ line, match, packSize: product?.attributes.packSize ?? null }] : [];
    }),
  }));
}

/** So many pieces of what a line means. */
export interface NeededGoods extends Pick<TextLine, 'line' | 'match'> {
  readonly name: string;
  readonly pieces: number;
}

/** A line of the order sheet; `goods` is the product that is counted with, null where nothing is chosen. */
export interface NeededLine {
  readonly line: QuickLine;
  readonly goods: OrderableProduct | null;
}

/** Lines of an order sheet with whole packs of what is needed, as far as they are in stock. @throws WholesaleError */
export async function loadNeededLines(ctx: RequestContext, needs: readonly NeededGoods[]): Promise<NeededLine[]> {
  const matches = needs.map(({ match, pieces }): LineMatch => ({
    ...match,
    quantity: String(pieces),
    unit: 'piece',
    candidates: [],
  }));
  const context = await loadSheetContext(
    ctx,
    matches.flatMap(({ productIds }) => productIds),
  );
  const facts = { ...context, substitutes: await loadSubstitutes(ctx, matches, context) };
  return needs.map(({ line, name, pieces }, row) =>
    toNeededLine(ctx, { line, name, row, pieces }, matches[row], facts),
  );
}

type Need = { readonly line: MessageLine; readonly name: string; readonly row: number; readonly pieces: number };

function toNeededLine(
  ctx: RequestContext,
  { line: { query, alone }, name, row, pieces }: Need,
  match: LineMatch | undefined,
  facts: QuickLineContext,
): NeededLine {
  const { quantity = '', unit = 'piece', candidates = [] } = match ?? {};
  const written = { typed: name, alone, query, row, quantity, unit, candidates };
  const line = toQuickLine(
    ctx,
    written,
    match ?? { kind: 'unknown', productIds: [], quantity, unit, candidates },
    facts,
  );
  const options = line.choice?.options ?? [];
  const chosen = options.find(({ productId }) => productId === line.productId)?.goods ?? null;
  const goods = chosen ?? options[0]?.goods;
  if (!goods || !line.order) return { line, goods: chosen };
  // While packs of several sizes are to choose from, the stems stand in the box.
  if (!chosen && options.some((each) => each.goods.packSize !== goods.packSize)) return { line, goods: null };
  const packs = wholePacksFor(pieces, goods.packSize);
  const taken = chosen ? Math.min(packs, wholePacksWithin(goods.left, goods.packSize)) : packs;
  const order = { quantity: formatQuantityInput(ctx.t, taken || packs, goods.packSize) };
  return { line: { ...line, order }, goods: chosen };
}
