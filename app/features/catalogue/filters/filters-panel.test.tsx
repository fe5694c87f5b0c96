import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/ui/render-page.fixture';
import { FiltersPanel } from './filters-panel';
import { FiltersLink } from './filters-panel-link';
import { splitOptions } from './filters-panel-options';
import type { FiltersView } from './filters-view';

const labels = {
  title: 'Filters',
  availability: 'Availability',
  color: 'Colour',
  anyColor: 'Any',
  length: 'Length',
  country: 'Country',
  manufacturer: 'Farm',
  allManufacturers: 'All farms',
  price: 'Price',
  priceFrom: 'from',
  priceTo: 'to',
  priceError: (error: string) => `${error} is no number`,
  show: (leaves?: string) => `Show ${leaves ?? 'all'}`,
  reset: 'Reset',
  close: 'Close',
};

const farms = {
  options: Array.from({ length: 9 }, (_, index) => ({ value: `f${String(index)}`, label: `Farm ${String(index)}` })),
  chosen: ['f8'],
};

const view: FiltersView = {
  action: '/categories/roses',
  hiddenFields: [{ name: 'view', value: 'list' }],
  toggles: {
    options: ['inStock', 'promotion', 'secondGrade'].map((value) => ({ value, label: value })),
    chosen: ['inStock'],
  },
  colors: {
    options: [
      { value: 'red', label: 'Red', count: 12 },
      { value: 'pink', label: 'Pink', count: 3 },
      { value: 'blue', label: 'Blue', count: 0 },
    ],
    chosen: ['pink'],
  },
  lengths: {
    options: [
      { value: '50', label: '50 cm', count: 4 },
      { value: '60', label: '60 cm', count: 0 },
    ],
    chosen: ['60'],
  },
  countries: { options: [{ value: 'ec', label: 'Ecuador' }], chosen: ['ec'] },
  manufacturers: farms,
  price: { min: 'abc', max: '60', errors: ['priceMin'] },
  inForce: 4,
  resetHref: '/categories/roses?view=list',
};

describe('FiltersPanel', () => {
  const form = parse(renderPage(<FiltersPanel view={view} labels={labels} />)).querySelector('form');

  it('renders a GET form with a button and the parameter names of the portal', () => {
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/categories/roses']);
    expect([...new Set(form?.querySelectorAll('input').map((input) => input.getAttribute('name')))]).toEqual([
      'view',
      'inStock',
      'promotion',
      'secondGrade',
      'color',
      'lengthCm',
      'priceMin',
      'priceMax',
      'countryId',
      'manufacturerId',
    ]);
    expect(form?.querySelector('button[type=submit]')?.text).toBe('Show all');
  });

  it('shows the active filters', () => {
    expect(form?.querySelectorAll('input[checked]').map((input) => input.getAttribute('value'))).toEqual([
      '1',
      'pink',
      '60',
      'ec',
      'f8',
    ]);
    expect(form?.querySelector('[name=priceMax]')?.getAttribute('value')).toBe('60');
    expect(
      form?.querySelectorAll('[aria-invalid][aria-describedby=price-error]').map((input) => input.getAttribute('name')),
    ).toEqual(['priceMin']);
    expect([form?.querySelector('#price-error')?.text, form?.classList.contains('block')]).toEqual([
      'priceMin is no number',
      true,
    ]);
    expect(form?.querySelector('a[href="/categories/roses?view=list"]')?.text).toBe('Reset');
  });

  it('names every colour swatch in visible text and for screen readers, with the number of varieties', () => {
    const swatches = form?.querySelectorAll('[name=color]') ?? [];
    const names = swatches.map((swatch) => swatch.getAttribute('title'));
    expect(names).toEqual(['Any', 'Red, 12', 'Pink, 3', 'Blue, 0']);
    expect(swatches.map((swatch) => swatch.getAttribute('aria-label'))).toEqual(names);
  });

  it('disables a choice that would leave no variety, unless it is selected', () => {
    expect(form?.querySelectorAll('input[disabled]').map((input) => input.getAttribute('value'))).toEqual(['blue']);
    expect(form?.querySelectorAll('[name=lengthCm]').map((input) => input.getAttribute('aria-label'))).toEqual([
      '50 cm, 4',
      '60 cm, 0',
    ]);
  });

  it('shows on its button how many varieties the filters leave', () => {
    const counted = parse(renderPage(<FiltersPanel view={{ ...view, leaves: '48 varieties' }} labels={labels} />));
    expect(counted.querySelector('button[type=submit]')?.text).toBe('Show 48 varieties');
  });

  it('hides prices from visitors, and hides the reset link without active filters', () => {
    const visitor = parse(renderPage(<FiltersPanel view={{ ...view, price: null, inForce: 0 }} labels={labels} />));
    expect(visitor.querySelector('[name=priceMin]')).toBeNull();
    expect(visitor.querySelector('a[href="/categories/roses?view=list"]')).toBeNull();
  });

  it('opens by its anchor', () => {
    const link = parse(renderPage(<FiltersLink label="Filters" inForce={4} />)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(`#${form?.id ?? ''}`);
    expect(link?.text).toBe('Filters4');
  });
});

describe('splitOptions', () => {
  it('keeps a selected option visible wherever it is in the list, and loses none', () => {
    const { open, behind } = splitOptions(farms);
    expect(open.map(({ value }) => value)).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f8']);
    expect(behind.map(({ value }) => value)).toEqual(['f6', 'f7']);
  });

  it('puts options without varieties last', () => {
    const counted = { options: farms.options.map((option, at) => ({ ...option, count: at % 2 })), chosen: [] };
    expect(splitOptions(counted).open.map(({ value }) => value)).toEqual(['f1', 'f3', 'f5', 'f7']);
  });
});
