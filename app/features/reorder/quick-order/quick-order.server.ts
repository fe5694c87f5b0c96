import { setImmediate } from 'node:timers/promises';
import { lotTitle } from '~/data/product-labels.server';
import { getPurchases } from '~/data/purchases.server';
import { loadSimilarProducts } from '~/data/similar-products.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import type { Unit } from '~server/domain/unit-words';
import type { LineInputValue } from '~server/domain/line-inputs';
import { catchRejection } from '~server/api/result';
import { matchLine, type LineMatch } from '~server/search-index/match-line';
import { speciesIn } from '~server/search-index/lexicon/attributes';
import type { MessageLine, ParsedMessage } from '~server/domain/order-text/read-message';
import { splitMessage } from '~server/order-text/parse-message';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import { loadSheetContext } from '../sheet/order-line.server';
import { toQuickLine, findSoldOut, type QuickLineContext } from './quick-line.server';
import { MAX_CHARACTERS, MAX_LINES, MAX_MESSAGE } from './limits';
import {
  matchGoneLot,
  matchLot,
  noteChanges,
  settleAmounts,
  settleOwnGoods,
  takeTableLines,
  type ListLine,
} from './order-file/table-lines.server';
import type { QuickLine, QuickOrderView } from './quick-order-view';
import { splitLongMessage } from './split-long-message';

const CONCURRENCY = 4;
const MAX_MATCHES = 8;
const MAX_SUBSTITUTES = 3;
/** Lines that the API is searched for, one call each, while there is no index. */
const MAX_SEARCHED_LINES = 100;
/** Lines that are matched before other requests have their turn. */
const LINES_AT_ONCE = 50;

interface ParsedList extends ParsedMessage {
  readonly lines: readonly ListLine[];
  /** What is told about a file. */
  readonly notes: readonly string[];
  readonly error: string | null;
}

export async function messageError(ctx: RequestContext, message: string): Promise<string | null> {
  return (await parseLines(ctx, message)).error;
}

/** The lines of a message, then those of its tables; empty for an invalid one. */
async function parseLines(ctx: RequestContext, message: string): Promise<ParsedList> {
  const { t, language, services } = ctx;
  const reject = (error: string) => ({ lines: [], skipped: [], notes: [], error });
  const tooLong = () => reject(t('quick-order:tooLong', { count: MAX_CHARACTERS }));
  if (message.length > MAX_MESSAGE) return tooLong();
  const tables = takeTableLines(ctx, message);
  const parts = splitLongMessage(tables.rest);
  if (parts === null) return tooLong();
  const index = services.catalogueIndex.current();
  const rules = parsingRules({ language, services });
  const parsed: ParsedMessage[] = [];
  for (const part of parts) {
    if (parsed.length > 0) await setImmediate();
    parsed.push(splitMessage(part, rules));
  }
  const lines = [...parsed.flatMap((part) => part.lines), ...tables.lines];
  if (lines.length === 0) return reject(t('quick-order:noWish'));
  const most = index ? MAX_LINES : MAX_SEARCHED_LINES + tables.lines.filter(({ table }) => table?.lot).length;
  if (lines.length > Math.min(most, MAX_LINES)) return reject(t('quick-order:tooManyLines', { count: most }));
  const skipped = [...parsed.flatMap((part) => part.skipped), ...tables.skipped];
  return { lines, skipped, notes: tables.notes, error: null };
}

export function parsingRules({ language, services }: Pick<RequestContext, 'language' | 'services'>) {
  return { language, index: services.catalogueIndex.current() };
}

/** Parses a message into rows with current stock and prices. Writes nothing. */
export async function loadQuickOrder(ctx: RequestContext, message: string): Promise<QuickOrderView> {
  if (message.trim() === '') return { message, lines: null, error: null };
  const { lines, skipped, notes, error } = await parseLines(ctx, message);
  if (error !== null) return { message, lines: null, error };
  const found = await matchList(ctx, lines);
  const context = await loadSheetContext(
    ctx,
    found.flatMap(({ productIds }) => productIds),
  );
  const matches = found.map((match, row) => {
    const table = lines[row]?.table;
    return settleAmounts(settleOwnGoods(ctx, match, table, context.products), table, context.products);
  });
  const substitutes = await loadSubstitutes(ctx, matches, context);
  const talk = lines.filter((line, row) => matches[row]?.kind === 'unknown' && namesNoGoods(line));
  // A message of talk alone is shown as it is.
  const left = talk.length < lines.length ? talk : [];
  const rows = lines.flatMap((line, row) =>
    left.includes(line)
      ? []
      : noteChanges(
          ctx,
          toQuickLine(ctx, { ...line, row }, matches[row] ?? noMatch, { ...context, substitutes }),
          line,
          context.products.get(line.table?.lot?.productId ?? ''),
        ),
  );
  return {
    message,
    lines: doubtsFirst(rows),
    notes,
    skipped: inOrder(message, [...skipped, ...left.map(({ typed }) => typed)]),
    error: null,
  };
}

/** Parts of a message in the order in which they stand in it. */
function inOrder(message: string, parts: readonly string[]): string[] {
  return parts
    .map((part) => ({ part, at: message.indexOf(part) }))
    .sort((one, other) => one.at - other.at)
    .map(({ part }) => part);
}

/** Without a number or the name of a flower a line that matches nothing is talk: 'Олена, салон Мрія'. */
function namesNoGoods({ query, quantity, candidates, maybeLength, table }: ListLine): boolean {
  return !table && quantity === '' && candidates.length === 0 && !maybeLength && speciesIn(query) === '';
}

/** Lines that need a choice or a quantity, then those without a match, then the others, each in the order of the message. */
function doubtsFirst(lines: readonly QuickLine[]): QuickLine[] {
  const rank = ({ order, choice }: QuickLine) => (order === null ? 1 : choice?.isOpen || order.quantity === '' ? 0 : 2);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** Rows of lines without a message: each is a product in pieces. */
export async function loadQuickLines(
  ctx: RequestContext,
  lines: readonly LineInputValue[],
  unit: Unit = 'piece',
): Promise<QuickOrderView> {
  const ids = lines.map(({ productId }) => productId);
  const context = await loadSheetContext(ctx, ids);
  const rows = lines.map(({ productId, quantity }, row) => {
    const product = context.products.get(productId);
    const typed = product ? lotTitle(ctx, product) : ctx.t('quick-order:lineNumber', { number: row + 1 });
    return toQuickLine(
      ctx,
      { typed, alone: typed, query: product?.name ?? '', quantity, unit, candidates: [], row },
      { kind: 'sure', productIds: [productId], quantity, unit, candidates: [] },
      context,
    );
  });
  return { message: '', lines: rows, error: null };
}

/** Substitutes of products that are out of stock. */
export async function loadSubstitutes(ctx: RequestContext, matches: readonly LineMatch[], context: QuickLineContext) {
  const soldOut = matches.flatMap((match) => findSoldOut(ctx, match, context) ?? []);
  const wanted = soldOut.map((product) => ({
    productId: product.id,
    name: product.name,
    alt: product.images[0]?.alt ?? '',
    product,
  }));
  const similar = await loadSimilarProducts(ctx, wanted, { ...context, count: MAX_SUBSTITUTES });
  return new Map(Array.from(similar, ([id, products]) => [id, products.map(({ product }) => product)]));
}

const noMatch: LineMatch = { kind: 'unknown', productIds: [], quantity: '', unit: 'piece', candidates: [] };

/** Lots that are still sold are matched as such, anything else by its name. */
async function matchList(ctx: RequestContext, lines: readonly ListLine[]): Promise<LineMatch[]> {
  const lots = await loadProductsById(
    ctx,
    lines.flatMap(({ table }) => table?.lot?.productId ?? []),
  );
  const isSold = ({ table }: ListLine) => lots.has(table?.lot?.productId ?? '');
  const byName = await matchLines(
    ctx,
    lines.filter((line) => !isSold(line)),
  );
  return lines.map((line) => {
    const lot = line.table?.lot;
    if (lot && isSold(line)) return matchLot(line, lot.productId);
    const match = byName.shift() ?? noMatch;
    return lot ? matchGoneLot(line, match) : match;
  });
}

/** The products of each line: by the index, or else by searches of the API. */
export async function matchLines(ctx: RequestContext, lines: readonly MessageLine[]): Promise<LineMatch[]> {
  const index = ctx.services.catalogueIndex.current();
  if (index) {
    const matches: LineMatch[] = [];
    const bought = getPurchases(ctx).ranks;
    for (const [at, line] of lines.entries()) {
      if (at > 0 && at % LINES_AT_ONCE === 0) await setImmediate();
      matches.push(matchLine(index, line, ctx.language, bought));
    }
    return matches;
  }
  const inTurn = limitConcurrency(CONCURRENCY);
  const found = await Promise.all(lines.slice(0, MAX_SEARCHED_LINES).map((line) => inTurn(() => searchApi(ctx, line))));
  return lines.map((_, at) => found[at] ?? noMatch);
}

/** Searches by the API without the index; its matches are never certain. */
async function searchApi(
  ctx: RequestContext,
  { query: search, quantity, unit, candidates }: MessageLine,
): Promise<LineMatch> {
  const query = { search, page: 1, perPage: MAX_MATCHES };
  const outcome = await catchRejection(ctx.api.readPublic(endpoints.products.list, { query }));
  const productIds = outcome.ok ? outcome.value.data.map(({ id }) => id) : [];
  return { kind: productIds.length > 0 ? 'doubtful' : 'unknown', productIds, quantity, unit, candidates };
}
