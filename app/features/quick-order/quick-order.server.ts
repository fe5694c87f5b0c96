import { nameLot } from '~/supply/goods-words.server';
import { readBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import { readNearest } from '~/supply/nearest-goods.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import type { Unit } from '~/trade/quantity';
import type { TypedLine } from '~/trade/typed-lines';
import { catchRefusal } from '~server/api/outcome';
import { isOneGood, matchLine, type LineMatch } from '~server/catalogue-index/match-line';
import { readMessage, type MessageLine } from '~server/catalogue-index/read-message';
import { readProducts } from '~server/contract/catalogue';
import { limitConcurrency } from '~server/limit-concurrency';
import { describeRow, findSoldOut, type RowFacts } from './describe-row.server';
import type { QuickOrderView } from './quick-order-view';

/** Characters of the longest message that is read; a longer one is refused whole. */
const MOST_CHARACTERS = 4_000;
/** Lines of the longest message that is read. */
const MOST_LINES = 100;
/** Searches that the API is asked for at once, while there is no index. */
const AT_ONCE = 4;
/** Products that the API gives a line, while there is no index. */
const FEW = 8;
/** Products offered in place of one that is sold out. */
const MAX_SUBSTITUTES = 3;

/** Why a message cannot be read; null where it can be. */
export function faultOfMessage(scope: Scope, message: string): string | null {
  return readLines(scope, message).fault;
}

/** The lines of a message; none where it has a fault. */
function readLines(
  { t, language, portal }: Scope,
  message: string,
): { readonly lines: MessageLine[]; readonly fault: string | null } {
  const refuse = (fault: string) => ({ lines: [], fault });
  if (message.length > MOST_CHARACTERS) return refuse(t('quick-order:tooLong', { count: MOST_CHARACTERS }));
  const index = portal.catalogueIndex.current();
  const lines = readMessage(message, {
    language,
    ...(index && { isOneGood: (text: string) => isOneGood(index, text, language) }),
  });
  if (lines.length === 0) return refuse(t('quick-order:noWish'));
  if (lines.length > MOST_LINES) return refuse(t('quick-order:tooManyLines', { count: MOST_LINES }));
  return { lines, fault: null };
}

/** Reads a message into rows with today's stock and own prices. Nothing is written. */
export async function readQuickOrder(scope: Scope, message: string): Promise<QuickOrderView> {
  if (message.trim() === '') return { message, rows: null, fault: null };
  const { lines, fault } = readLines(scope, message);
  if (fault !== null) return { message, rows: null, fault };
  const matches = await matchLines(scope, lines);
  const facts = await readFacts(
    scope,
    matches.flatMap(({ productIds }) => productIds),
  );
  const substitutes = await readSubstitutes(scope, matches, facts);
  const rows = lines.map((line, at) => describeRow(scope, line, matches[at] ?? nothing, { ...facts, substitutes }));
  return { message, rows, fault: null };
}

/** Lines that came without a message as the rows of one: each is its product, in pieces. */
export async function readQuickLines(
  scope: Scope,
  lines: readonly TypedLine[],
  unit: Unit = 'piece',
): Promise<QuickOrderView> {
  const facts = await readFacts(
    scope,
    lines.map(({ productId }) => productId),
  );
  const rows = lines.map(({ productId, quantity }, at) => {
    const product = facts.products.get(productId);
    const typed = product ? nameLot(scope, product) : scope.t('quick-order:line', { number: at + 1 });
    return describeRow(
      scope,
      { typed, alone: typed, goods: product?.name ?? '', quantity, unit, candidates: [] },
      { kind: 'sure', productIds: [productId], quantity, unit, candidates: [] },
      facts,
    );
  });
  return { message: '', rows, fault: null };
}

async function readFacts(scope: Scope, productIds: readonly string[]): Promise<RowFacts> {
  const [products, inCart, buyer] = await Promise.all([
    readProductsById(scope, productIds),
    showCartPieces(scope),
    readBuyer(scope),
  ]);
  return { products, inCart, buyer };
}

/** What can be had in place of what is sold out. */
async function readSubstitutes(scope: Scope, matches: readonly LineMatch[], facts: RowFacts) {
  const soldOut = matches.flatMap((match) => findSoldOut(scope, match, facts) ?? []);
  const wanted = soldOut.map((product) => ({
    productId: product.id,
    name: product.name,
    alt: product.images[0]?.alt ?? '',
    product,
  }));
  const near = await readNearest(scope, wanted, { ...facts, count: MAX_SUBSTITUTES });
  return new Map(Array.from(near, ([id, products]) => [id, products.map(({ product }) => product)]));
}

const nothing: LineMatch = { kind: 'unknown', productIds: [], quantity: '', unit: 'piece', candidates: [] };

async function matchLines(scope: Scope, lines: readonly MessageLine[]): Promise<LineMatch[]> {
  const index = scope.portal.catalogueIndex.current();
  if (index) return lines.map((line) => matchLine(index, line, scope.language));
  const inTurn = limitConcurrency(AT_ONCE);
  return await Promise.all(lines.map((line) => inTurn(() => askApi(scope, line))));
}

/** The API's own search, whose answers are always the customer's to choose from. */
async function askApi(scope: Scope, { goods, quantity, unit, candidates }: MessageLine): Promise<LineMatch> {
  const query = { search: goods, page: 1, perPage: FEW };
  const outcome = await catchRefusal(scope.api.readPublic(readProducts, { query }));
  const productIds = outcome.ok ? outcome.value.data.map(({ id }) => id) : [];
  return { kind: productIds.length > 0 ? 'doubtful' : 'unknown', productIds, quantity, unit, candidates };
}
