import { parsePageNumber } from '~/bff/http/page-number';
import type { LinkQuery } from '~/routing/links';
import { plainNumber } from '~server/domain/quantity';
import type { VarietyFilter } from '~server/varieties/filter-varieties';
import type { LineInputValue } from '~server/domain/line-inputs';
import { parseView, type View } from '~server/domain/list-view';
import { parseChosen, serializeSelection } from '../matrix/selection-params';

export const sorts = [
  'name',
  '-name',
  'price',
  '-price',
  'length',
  '-length',
  'manufacturer',
  '-manufacturer',
] as const;
/** `default`: in stock first, categories in the shop's order, then by name. `match`: by search relevance. */
export type Sort = (typeof sorts)[number] | 'default' | 'match';

export interface CatalogueQuery extends VarietyFilter {
  readonly q: string;
  /** UAH as typed; empty when not set. */
  readonly priceMin: string;
  readonly priceMax: string;
  readonly sort: Sort;
  readonly defaultSort: Sort;
  readonly page: number;
  readonly view: View;
  /** How the list is shown where its address does not say it. */
  readonly defaultView: View;
  readonly chosen: readonly LineInputValue[];
}

/** Filters with an invalid value; the list ignores them. */
export type QueryError = 'priceMin' | 'priceMax' | 'priceRange';

const MAX_CHOICES = 50;
const MAX_TEXT = 200;
const LENGTH = /^[1-9]\d{0,2}$/;

/** Parses the filters of a URL. Unknown values fall back to the default. */
export function parseCatalogueQuery(
  search: URLSearchParams,
  defaultSort: Sort = 'default',
  defaultView: View = 'cards',
): CatalogueQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const choices = (name: string) => [...new Set(search.getAll(name))].filter(Boolean).slice(0, MAX_CHOICES);
  const member = <T extends string>(name: string, members: readonly T[], fallback: T) =>
    members.find((each) => each === search.get(name)) ?? fallback;
  return {
    q: text('q'),
    manufacturerId: choices('manufacturerId'),
    countryId: choices('countryId'),
    lengthCm: choices('lengthCm')
      .filter((text) => LENGTH.test(text))
      .map(Number),
    color: text('color'),
    inStock: isOn(search.get('inStock')),
    promotion: isOn(search.get('promotion')),
    secondGrade: isOn(search.get('secondGrade')),
    new: isOn(search.get('new')),
    priceMin: text('priceMin'),
    priceMax: text('priceMax'),
    sort: member<Sort>('sort', sorts, defaultSort),
    defaultSort,
    page: parsePageNumber(search.get('page')) ?? 1,
    view: parseView(search.get('view')) ?? defaultView,
    defaultView,
    chosen: parseChosen(search),
  };
}

/** Serializes what differs from the default; a price list always says that it is one. A changed filter starts at page 1. */
export function serializeCatalogueQuery(query: CatalogueQuery, change: Partial<CatalogueQuery> = {}): LinkQuery {
  const next = { ...query, page: 1, ...change };
  const set = (value: string) => value || undefined;
  const on = (value: boolean) => (value ? '1' : undefined);
  return {
    q: set(next.q),
    manufacturerId: next.manufacturerId,
    countryId: next.countryId,
    lengthCm: next.lengthCm.map(String),
    color: set(next.color),
    inStock: on(next.inStock),
    promotion: on(next.promotion),
    secondGrade: on(next.secondGrade),
    new: on(next.new),
    priceMin: set(next.priceMin),
    priceMax: set(next.priceMax),
    sort: next.sort === next.defaultSort ? undefined : next.sort,
    view: next.view === 'cards' && next.defaultView === 'cards' ? undefined : next.view,
    page: next.page > 1 ? next.page : undefined,
    chosen: serializeSelection(next.chosen),
  };
}

/** Parses a typed price in UAH; null when invalid. */
export function parsePrice(text: string): number | null {
  const typed = plainNumber(text);
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

export function boundsInForce(query: Pick<CatalogueQuery, 'priceMin' | 'priceMax'>): {
  readonly min: number | null;
  readonly max: number | null;
} {
  const [min, max] = [parsePrice(query.priceMin), parsePrice(query.priceMax)];
  return min !== null && max !== null && min > max ? { min: null, max: null } : { min, max };
}

export function findQueryErrors({ priceMin, priceMax }: Pick<CatalogueQuery, 'priceMin' | 'priceMax'>): QueryError[] {
  const [min, max] = [parsePrice(priceMin), parsePrice(priceMax)];
  if (min !== null && max !== null && min > max) return ['priceRange'];
  return [
    ...(priceMin !== '' && min === null ? (['priceMin'] as const) : []),
    ...(priceMax !== '' && max === null ? (['priceMax'] as const) : []),
  ];
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'on' || value === 'true';
}
