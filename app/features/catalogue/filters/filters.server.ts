import type { RequestContext } from '~/bff/context.server';
import { formatSince } from '~/i18n/formats';
import { stillNew } from '~server/varieties/notice-goods';
import { views, type View } from '~server/domain/list-view';
import { searchOf } from '~/routing/links';
import type { FacetCounts } from '~server/varieties/filter-varieties';
import {
  boundsInForce,
  findQueryErrors,
  parseCatalogueQuery,
  sorts,
  serializeCatalogueQuery,
  type CatalogueQuery,
  type Sort,
} from '../list/catalogue-query';
import { COLORS, isKnownColor, TOGGLES, type FilterOption, type FiltersView, type ManyChoices } from './filters-view';
import type { VarietyListing } from '../list/list-varieties.server';
import { showOrigins } from '../list/products.server';

export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface ListControls {
  readonly filters: FiltersView;
  /** Active filters; each link removes one. */
  readonly chips: readonly Choice[];
  readonly sorts: readonly Choice[];
  readonly views: readonly Choice[];
}

export async function loadListControls(
  ctx: RequestContext,
  action: string,
  query: CatalogueQuery,
  listing: VarietyListing | null,
): Promise<ListControls> {
  const { t } = ctx;
  const { manufacturers, countries } = await showOrigins(ctx);
  const at = (change: Partial<CatalogueQuery>) => action + searchOf(serializeCatalogueQuery(query, change));
  const counts = listing?.counts;
  const many = (facet: Facet, entries: readonly FilterOption[], chosen: readonly string[]) =>
    toChoices(entries, chosen, counts?.[facet]);
  const filters: Omit<FiltersView, 'inForce' | 'resetHref'> = {
    action,
    hiddenFields: toHiddenFields(query),
    toggles: {
      options: TOGGLES.map((value) => ({
        value,
        label: t(`catalogue:filter.${value}`),
        count: counts && (counts[value].get('1') ?? 0),
      })).filter(({ value, count }) => value !== 'new' || query.new || (count ?? 0) > 0),
      chosen: TOGGLES.filter((name) => query[name]),
    },
    colors: many('color', colorOptions(ctx, query.color), query.color ? [query.color] : []),
    lengths: many('lengthCm', lengthOptions(ctx, query, counts?.lengthCm), query.lengthCm.map(String)),
    countries: many('countryId', countries.map(toOption), query.countryId),
    manufacturers: many('manufacturerId', manufacturers.map(toOption), query.manufacturerId),
    price: ctx.session.isSignedIn ? { min: query.priceMin, max: query.priceMax, errors: findQueryErrors(query) } : null,
    ...(listing && { leaves: t('catalogue:varieties', { count: listing.matches.length }) }),
  };
  const chips = chipsOf(ctx, query, filters, at);
  return {
    filters: {
      ...filters,
      inForce: chips.length,
      resetHref: action + searchOf(serializeCatalogueQuery(withoutFilters(query))),
    },
    chips,
    sorts: sortsOf(ctx, query).map((sort) => ({
      key: sort,
      label: t(`catalogue:sort.${sort}`),
      href: at({ sort }),
      current: sort === query.sort,
    })),
    views: views.map((view: View) => ({
      key: view,
      label: t(`catalogue:view.${view}`),
      href: at({ view, page: query.page }),
      current: view === query.view,
    })),
  };
}

type Facet = keyof FacetCounts;

function toOption({ id, name }: { readonly id: string; readonly name: string }): FilterOption {
  return { value: id, label: name };
}

/** Options with their counts. Those that the list never has are left out; an unknown chosen one stands there by its number, to be removed. */
function toChoices(
  entries: readonly FilterOption[],
  chosen: readonly string[],
  counts: ReadonlyMap<string, number> | undefined,
): ManyChoices {
  const unknown = chosen.filter((id) => !entries.some(({ value }) => value === id));
  return {
    options: [...entries, ...unknown.map((value) => ({ value, label: `№ ${value}` }))].map((option) => ({
      ...option,
      ...(counts && { count: counts.get(option.value) ?? 0 }),
    })),
    chosen,
  };
}

function colorOptions({ t }: RequestContext, chosen: string): FilterOption[] {
  const codes = chosen === '' || isKnownColor(chosen) ? COLORS : [...COLORS, chosen];
  return codes.map((value) => ({ value, label: isKnownColor(value) ? t(`catalogue:color.${value}`) : value }));
}

function lengthOptions(
  { t }: RequestContext,
  { lengthCm }: CatalogueQuery,
  counts: ReadonlyMap<string, number> | undefined,
): FilterOption[] {
  const lengths = new Set([...(counts?.keys() ?? [])].map(Number).concat(lengthCm));
  return [...lengths]
    .sort((one, other) => one - other)
    .map((length) => ({ value: String(length), label: t('common:centimetres', { count: length }) }));
}

/** 'Нове: помічено з 06:10' */
function nameNews({ services, language, t }: RequestContext): string {
  const [since] = stillNew(services.catalogueIndex.current()?.catalogue.noticed, Date.now());
  return since === undefined
    ? t('catalogue:filter.new')
    : t('catalogue:newSince', { time: formatSince(language, since) });
}

function withoutFilters({ q, view, defaultView, chosen }: CatalogueQuery): CatalogueQuery {
  return { ...emptyQuery, q, view, defaultView, chosen };
}

function toHiddenFields(query: CatalogueQuery) {
  const { sort, defaultSort } = query;
  const fields = serializeCatalogueQuery({ ...withoutFilters(query), sort, defaultSort });
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [{ name, value }] : [])),
  );
}

const emptyQuery = parseCatalogueQuery(new URLSearchParams());

/** Visitors have no prices to sort by. */
function sortsOf({ session }: RequestContext, { defaultSort }: CatalogueQuery): readonly Sort[] {
  return [defaultSort, ...sorts.filter((sort) => session.isSignedIn || !sort.endsWith('price'))];
}

function chipsOf(
  ctx: RequestContext,
  query: CatalogueQuery,
  filters: Pick<FiltersView, 'toggles' | 'colors' | 'lengths' | 'countries' | 'manufacturers'>,
  at: (change: Partial<CatalogueQuery>) => string,
): Choice[] {
  const { t } = ctx;
  const chip = (key: string, label: string, change: Partial<CatalogueQuery>): Choice => ({
    key,
    label,
    href: at(change),
    current: true,
  });
  const chips = (
    prefix: string,
    { options, chosen }: ManyChoices,
    without: (value: string) => Partial<CatalogueQuery>,
  ): Choice[] =>
    options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) =>
        chip(`${prefix}${value}`, prefix + value === 'new' ? nameNews(ctx) : label, without(value)),
      );
  const others = (values: readonly string[], value: string) => values.filter((each) => each !== value);
  const { min, max } = boundsInForce(query);
  return [
    ...chips('', filters.toggles, (name) => ({ [name]: false })),
    ...chips('color-', filters.colors, () => ({ color: '' })),
    ...chips('l-', filters.lengths, (value) => ({ lengthCm: query.lengthCm.filter((each) => each !== Number(value)) })),
    ...chips('c-', filters.countries, (value) => ({ countryId: others(query.countryId, value) })),
    ...chips('m-', filters.manufacturers, (value) => ({ manufacturerId: others(query.manufacturerId, value) })),
    ...(min !== null ? [chip('min', t('catalogue:priceFromChip', { price: query.priceMin }), { priceMin: '' })] : []),
    ...(max !== null ? [chip('max', t('catalogue:priceToChip', { price: query.priceMax }), { priceMax: '' })] : []),
  ];
}
