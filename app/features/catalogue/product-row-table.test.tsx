import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/ui/render-page';
import { ProductRowTable, readOrderedLines } from './product-row-table';
import type { ProductRowView } from './product-view';

const words = {
  add: 'Add',
  adding: 'Adding',
  addAll: 'Add all',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  take: (offer: string) => `Take ${offer}`,
  oldPrice: 'Was',
  caption: 'Price list: roses',
  columns: { name: 'Variety', length: 'Length', farm: 'Farm', packSize: 'Pack', price: 'Each', packPrice: 'Per pack', stock: 'Stock' },
};

const row = (id: string, sold = false): ProductRowView => ({
  id,
  href: `/product/${id}`,
  name: `Rose ${id}`,
  meta: '60 cm',
  picture: null,
  tags: [],
  price: { amount: '38,40', unit: 'UAH', pack: '' },
  stock: { text: sold ? 'none' : '100', level: sold ? 'none' : 'plenty' },
  ordering: sold ? null : { unit: 'pack', packSize: 25, piecePrice: 3_840, percentOff: 0, quantity: 1, unitText: 'packs' },
  length: '60 cm',
  farm: 'Los Nevados',
  packSize: '25',
  packPrice: '960,00',
});

const refused = {
  productId: '2',
  name: 'Rose 2',
  typed: '9',
  message: 'Only 4 packs.',
  offers: [{ quantity: 4, unit: 'pack' as const, label: '4 packs' }],
};

describe('ProductRowTable', () => {
  const page = parse(
    renderPage(
      <ProductRowTable products={[row('1'), row('2'), row('3', true)]} action="/roses?view=list" words={words} refused={[refused]} />,
    ),
  );

  it('is one form of productId and quantity in pairs, empty at first, with one unit', () => {
    const form = page.querySelector('form');
    expect(form?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['unit', 'pack'],
      ['productId', '1'],
      ['quantity', ''],
      ['productId', '2'],
      ['quantity', '9'],
    ]);
  });

  it('has a caption and a head for every column', () => {
    expect(page.querySelector('caption')?.text).toBe('Price list: roses');
    const [first] = page.querySelectorAll('tbody tr');
    const columns = page.querySelectorAll('thead th').reduce((sum, head) => sum + Number(head.getAttribute('colspan') ?? 1), 0);
    expect(first?.querySelectorAll('td, th')).toHaveLength(columns);
  });

  it('offers another quantity by a button whose form stands outside of the list', () => {
    const button = page.querySelector('table button[form]');
    expect(button?.text).toBe('Take 4 packs');
    expect(page.querySelectorAll('form form')).toHaveLength(0);
    expect(
      page
        .getElementById(button?.getAttribute('form') ?? '')
        ?.querySelector('[name=quantity]')
        ?.getAttribute('value'),
    ).toBe('4');
  });

  it('has no button to send when nothing can be ordered', () => {
    const sold = parse(renderPage(<ProductRowTable products={[row('3', true)]} action="/roses" words={words} />));
    expect(sold.querySelector('button[type=submit]')).toBeNull();
  });
});

describe('readOrderedLines', () => {
  it('pairs products with quantities and leaves out the empty ones', () => {
    const form = new FormData();
    for (const [id, quantity] of [
      ['a', '2'],
      ['b', ''],
      ['c', '0'],
      ['d', '10'],
    ] as const) {
      form.append('productId', id);
      form.append('quantity', quantity);
    }
    expect(readOrderedLines(form)).toEqual([
      { productId: 'a', quantity: 2 },
      { productId: 'd', quantity: 10 },
    ]);
  });
});
