import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/ui/render-page';
import { FiltersPanel } from './filters-panel';
import { FiltersLink } from './filters-panel-link';
import { splitOptions } from './filters-panel-options';
import type { FiltersView } from './filters-view';

const labels = {
  title: 'Filters',
  availability: 'Availability',
  toggle: (name: string) => `Only ${name}`,
  color: 'Colour',
  anyColor: 'Any',
  colorName: (code: string) => code.toUpperCase(),
  country: 'Country',
  manufacturer: 'Farm',
  allManufacturers: 'All farms',
  price: 'Price',
  priceFrom: 'from',
  priceTo: 'to',
  priceError: (error: string) => `${error} is no number`,
  show: 'Show',
  reset: 'Reset',
  close: 'Close',
};

const farms = {
  options: Array.from({ length: 9 }, (_, index) => [`f${String(index)}`, `Farm ${String(index)}`] as const),
  chosen: ['f8'],
};

const view: FiltersView = {
  action: '/categories/roses',
  kept: [{ name: 'view', value: 'list' }],
  toggles: ['inStock'],
  color: 'pink',
  countries: { options: [['ec', 'Ecuador']], chosen: ['ec'] },
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
      'priceMin',
      'priceMax',
      'countryId',
      'manufacturerId',
    ]);
    expect(form?.querySelector('button[type=submit]')?.text).toBe('Show');
  });

  it('shows the active filters', () => {
    expect(form?.querySelectorAll('input[checked]').map((input) => input.getAttribute('value'))).toEqual([
      '1',
      'pink',
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

  const swatches = (color: string) =>
    parse(renderPage(<FiltersPanel view={{ ...view, color }} labels={labels} />)).querySelectorAll('[name=color]');

  it('names every colour swatch in visible text and for screen readers', () => {
    const names = swatches('pink').map((swatch) => swatch.getAttribute('title'));
    expect([names.length, ...names.slice(0, 3)]).toEqual([13, 'Any', 'RED', 'BURGUNDY']);
    expect(swatches('pink').map((swatch) => swatch.getAttribute('aria-label'))).toEqual(names);
  });

  it('shows an unknown colour of the URL as it is', () => {
    expect(
      swatches('teal')
        .filter((swatch) => swatch.hasAttribute('checked'))
        .map(({ attributes: { value, title } }) => [value, title]),
    ).toEqual([['teal', 'teal']]);
  });

  it('hides prices from visitors, and hides the reset link without active filters', () => {
    const visitor = parse(renderPage(<FiltersPanel view={{ ...view, price: null, inForce: 0 }} labels={labels} />));
    expect(visitor.querySelector('[name=priceMin]')).toBeNull();
    expect(visitor.querySelector('a[href="/categories/roses?view=list"]')).toBeNull();
  });

  it('is opened by its anchor', () => {
    const link = parse(renderPage(<FiltersLink label="Filters" inForce={4} />)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(`#${form?.id ?? ''}`);
    expect(link?.text).toBe('Filters4');
  });
});

describe('splitOptions', () => {
  it('keeps a selected option visible wherever it is in the list, and loses none', () => {
    const { open, behind } = splitOptions(farms);
    expect(open.map(([value]) => value)).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f8']);
    expect(behind.map(([value]) => value)).toEqual(['f6', 'f7']);
  });
});
