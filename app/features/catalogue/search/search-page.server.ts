import type { RequestContext } from '~/bff/context.server';
import type { LineInputValue } from '~server/domain/line-inputs';
import { parseQuantity } from '~server/domain/quantity';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { searchOf } from '~/routing/links';
import type { QueryEntity } from '~server/search-index/interpret-query';
import { speciesName } from '~server/search-index/lexicon/concepts';
import { parseTypedOrder, type TypedOrder } from '~server/order-text/parse-typed-order';
import type { SearchIndex, SearchResult } from '~server/search-index/search-index';
import { getPurchases } from '~/data/purchases.server';
import { orNull } from '~server/api/result';
import { escapeRegExp } from '~server/escape-reg-exp';
import { serializeCatalogueQuery, type CatalogueQuery } from '../list/catalogue-query';
import { readListQuery } from '../list/list-query.server';
import { loadListControls, type Choice } from '../filters/filters.server';
import { isKnownColor } from '../filters/filters-view';
import { listVarieties } from '../list/list-varieties.server';
import type { ProductList } from '../list/product-list-view';
import { loadProductList } from '../list/product-list.server';
import type { SearchView } from './search-page';
import { loadSections, type SectionLink } from '../list/sections.server';
import { lotsOf, type VarietyView } from '../cards/variety-view';

/** What an address searches for. Without a word it asks for one, unless it filters: then it is a list like any other. */
export async function loadSearchPage(ctx: RequestContext, request: Request): Promise<SearchView> {
  const params = new URL(request.url).searchParams;
  if (!/[\p{L}\p{N}]/u.test(params.get('q') ?? '')) params.delete('q');
  const query = readListQuery(request, params.has('q') ? 'match' : 'default', params);
  const action = ctx.links.to('search');
  const index = ctx.services.catalogueIndex.current();
  const order = index ? parseTypedOrder(index, query.q, ctx.language, getPurchases(ctx).ranks) : null;
  const found = findGoods(index, ctx, order?.query ?? query.q);
  // What the index does not find is searched for by the API.
  const listing = index && (found || query.q === '') ? await listVarieties(ctx, index, query, { found }) : null;
  const reading = loadListControls(ctx, action, query, listing);
  const nothingRead = { understood: [], corrected: null, missed: [] };
  if (query.q === '' && (await reading).chips.length === 0) {
    // A banned customer gets the page for banned customers, as on every list.
    const [sections] = await Promise.all([loadSections(ctx), orNull(ctx.account())]);
    return { q: '', found: null, sections, near: [], ...nothingRead };
  }
  const [list, controls, sections] = await Promise.all([
    loadProductList(ctx, { action, query, listing }),
    reading,
    loadSections(ctx),
  ]);
  return {
    q: query.q,
    found: { list: fillBestMatch(ctx, list, order), controls },
    sections: list.total === 0 ? sections : [],
    near: list.total === 0 && index ? linkNearSpecies(ctx, index, query.q) : [],
    ...(found ? describeFound(ctx, query, found, order) : nothingRead),
  };
}

/** Searches for the species on sale that are nearest to those that the text names. */
function linkNearSpecies({ links, language }: RequestContext, index: SearchIndex, q: string): SectionLink[] {
  return index.nearSpecies(q).map((code) => {
    const name = speciesName(code, language);
    return { id: code, name, href: links.to('search', {}, { q: name }) };
  });
}

/** Searches the index; undefined where the API has to be asked. */
function findGoods(index: SearchIndex | null, { language }: RequestContext, q: string): SearchResult | undefined {
  const found = q === '' ? null : index?.find({ text: q, language });
  return found && found.matched > 0 ? found : undefined;
}

/** How the words of the search were understood; each has a link that removes it. */
function describeFound(
  ctx: RequestContext,
  query: CatalogueQuery,
  found: SearchResult,
  order: TypedOrder | null,
): Pick<SearchView, 'understood' | 'corrected' | 'missed'> {
  const hrefOf = (q: string) => ctx.links.to('search') + searchOf(serializeCatalogueQuery(query, { q }));
  const quantity = order ? [nameQuantity(ctx, order)] : [];
  const words = found.entities.map((word, at): Choice => {
    const rest = withoutWord(found.text, word.typed);
    const href = hrefOf(rest === '' ? '' : [rest, ...quantity].join(' '));
    return { key: `${at}-${word.kind}`, label: nameWord(ctx, word), href, current: true };
  });
  const quantities = quantity.map((label): Choice => ({
    key: 'quantity',
    label,
    href: hrefOf(order?.query ?? ''),
    current: true,
  }));
  return { understood: [...words, ...quantities], corrected: found.corrected, missed: found.missed };
}

function nameQuantity({ t }: RequestContext, { quantity, unit }: TypedOrder): string {
  return t(unit === 'pack' ? 'common:packs' : 'common:pieces', { count: Number(quantity) });
}

/** Fills the quantity box of the variety that a search with a quantity means; one that splits a pack stays as typed. On a price list, whose boxes are added up, only what is certain. */
function fillBestMatch(ctx: RequestContext, list: ProductList, order: TypedOrder | null): ProductList {
  if (!order) return list;
  const [best] = order.productIds;
  const typedFor = (variety: VarietyView) => {
    const packSize = lotsOf(variety).find(({ id }) => id === variety.chosen)?.packSize ?? null;
    const read = parseQuantity(order.quantity, order.unit, packSize);
    return read.ok ? formatQuantityInput(ctx.t, read.pieces, packSize) : nameQuantity(ctx, order);
  };
  if (list.view === 'list') return { ...list, chosen: addChosen(list.chosen, list.varieties, order) };
  const isBest = (variety: VarietyView) => lotsOf(variety).some(({ id }) => id === best);
  const varieties = list.varieties.map((variety) =>
    isBest(variety) ? { ...variety, typed: typedFor(variety) } : variety,
  );
  return { ...list, varieties };
}

/** What is filled in on a price list, and the quantity of a certain order where its box is empty. */
function addChosen(
  chosen: readonly LineInputValue[],
  varieties: readonly VarietyView[],
  { kind, productIds, quantity, unit }: TypedOrder,
): readonly LineInputValue[] {
  const best = kind === 'sure' && varieties.find((variety) => productIds.includes(variety.chosen));
  if (!best || chosen.some(({ productId }) => productId === best.chosen)) return chosen;
  return [...chosen, { productId: best.chosen, quantity, ...(unit === 'piece' && { unit }) }];
}

/** A text without one of its words; a length may have its unit behind it. */
function withoutWord(text: string, word: string): string {
  const part = /^\d/.test(word) ? '\\d' : '\\p{L}';
  return text
    .replace(new RegExp(`(?<!${part})${escapeRegExp(word)}(?!${part})`, 'iu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameWord({ t }: RequestContext, { kind, value, label }: QueryEntity): string {
  if (kind === 'colour') return isKnownColor(value) ? t(`catalogue:color.${value}`) : value;
  if (kind === 'length') return t('common:centimetres', { count: Number(value) });
  return label;
}
