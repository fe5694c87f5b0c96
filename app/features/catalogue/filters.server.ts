import type { RequestContext } from '~/bff/context.server';
import { searchOf } from '~/links';
import {
  boundsInForce,
  findQueryErrors,
  sorts,
  views,
  serializeCatalogueQuery,
  type CatalogueQuery,
  type Sort,
  type View,
} from './catalogue-query';
import { serializeSelection } from './selection-params';
import { isKnownColor, TOGGLES, type FiltersView, type ManyChoices } from './filters-view';
import { showOrigins } from './products.server';

/** A link that changes the list. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Filters, sorting and views of a list. */
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
): Promise<ListControls> {
  const { manufacturers, countries } = await showOrigins(ctx);
  const at = (change: Partial<CatalogueQuery>) => action + searchOf(serializeCatalogueQuery(query, change));
  const filters: Omit<FiltersView, 'inForce' | 'resetHref'> = {
    action,
    kept: keptFields(query),
    toggles: TOGGLES.filter((name) => query[name]),
    color: query.color,
    countries: choices(countries, query.countryId),
    manufacturers: choices(manufacturers, query.manufacturerId),
    price: ctx.session.isSignedIn ? { min: query.priceMin, max: query.priceMax, errors: findQueryErrors(query) } : null,
  };
  const chips = chipsOf(ctx, query, filters, at);
  return {
    filters: {
      ...filters,
      inForce: chips.length,
      resetHref: action + searchOf({ q: query.q || undefined, chosen: serializeSelection(query.chosen) }),
    },
    chips,
    sorts: sortsOf(query).map((sort) => ({
      key: sort,
      label: ctx.t(`catalogue:sort.${sort}`),
      href: at({ sort }),
      current: sort === query.sort,
    })),
    views: views.map((view: View) => ({
      key: view,
      label: ctx.t(`catalogue:view.${view}`),
      href: at({ view }),
      current: view === query.view,
    })),
  };
}

/** An unknown selected value is listed by its number, so that it can be removed. */
function choices(entries: readonly { id: string; name: string }[], chosen: readonly string[]): ManyChoices {
  const unknown = chosen.filter((value) => !entries.some(({ id }) => id === value));
  return {
    options: [
      ...entries.map(({ id, name }) => [id, name] as const),
      ...unknown.map((value) => [value, `№ ${value}`] as const),
    ],
    chosen,
  };
}

function keptFields({ q, sort, defaultSort, view, chosen }: CatalogueQuery) {
  const fields = serializeCatalogueQuery({ ...emptyQuery, q, sort, defaultSort, view, chosen });
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [{ name, value }] : [])),
  );
}

const emptyQuery: CatalogueQuery = {
  q: '',
  manufacturerId: [],
  countryId: [],
  color: '',
  inStock: false,
  promotion: false,
  secondGrade: false,
  priceMin: '',
  priceMax: '',
  sort: 'name',
  defaultSort: 'name',
  page: 1,
  view: 'cards',
  chosen: [],
};

function sortsOf({ defaultSort }: CatalogueQuery): readonly Sort[] {
  return defaultSort === 'match' ? ['match', ...sorts] : sorts;
}

function chipsOf(
  ctx: RequestContext,
  query: CatalogueQuery,
  filters: Pick<FiltersView, 'toggles' | 'color' | 'countries' | 'manufacturers'>,
  at: (change: Partial<CatalogueQuery>) => string,
): Choice[] {
  const chip = (key: string, label: string, change: Partial<CatalogueQuery>): Choice => ({
    key,
    label,
    href: at(change),
    current: true,
  });
  const without = (values: readonly string[], value: string) => values.filter((each) => each !== value);
  const checked = ({ options, chosen }: ManyChoices) => options.filter(([value]) => chosen.includes(value));
  const { min, max } = boundsInForce(query);
  const colorName = (code: string) => (isKnownColor(code) ? ctx.t(`catalogue:color.${code}`) : code);
  return [
    ...filters.toggles.map((name) => chip(name, ctx.t(`catalogue:filter.${name}`), { [name]: false })),
    ...(filters.color ? [chip(`color-${filters.color}`, colorName(filters.color), { color: '' })] : []),
    ...checked(filters.countries).map(([value, label]) =>
      chip(`c-${value}`, label, { countryId: without(query.countryId, value) }),
    ),
    ...checked(filters.manufacturers).map(([value, label]) =>
      chip(`m-${value}`, label, { manufacturerId: without(query.manufacturerId, value) }),
    ),
    ...(min !== null
      ? [chip('min', ctx.t('catalogue:priceFromChip', { price: query.priceMin }), { priceMin: '' })]
      : []),
    ...(max !== null ? [chip('max', ctx.t('catalogue:priceToChip', { price: query.priceMax }), { priceMax: '' })] : []),
  ];
}
