import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/ui/render-page';
import { ProductRowTable } from './product-row-table';
import type { ProductRowView } from './product-view';
import { money } from '~server/contract/money';

const labels = {
  add: 'Add',
  adding: 'Adding',
  addAll: 'Add all',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  unit: (packSize?: number) => (packSize === undefined ? 'pcs' : 'packs'),
  hrefOf: (id: string) => `/product/${id}`,
  take: (offer: string) => `Take ${offer}`,
  perPiece: 'UAH',
  oldPrice: 'Was',
  noPrice: 'No price for your group yet',
  signIn: { text: 'Sign in to see prices', href: '/login' },
  caption: 'Price list: roses',
  elsewhere: 'Chosen on other pages',
  columns: {
    picture: 'Picture',
    name: 'Variety',
    length: 'Length',
    farm: 'Farm',
    packSize: 'Pack',
    price: 'Each',
    packPrice: 'Per pack',
    stock: 'Stock',
  },
};

const row = (id: string, sold = false): ProductRowView => ({
  id,
  name: `Rose ${id}, 60 cm`,
  variety: `Rose ${id}`,
  meta: 'Los Nevados',
  picture: null,
  price: { amount: '38,40', pack: '' },
  stock: { text: sold ? 'none' : '100', level: sold ? 'none' : undefined },
  ordering: sold ? undefined : { packSize: 25, piecePrice: money(3_840) },
  length: '60 cm',
  farm: 'Los Nevados',
  packSize: '25',
  pack: 'pack of 25',
  packPrice: '960,00',
  left: sold ? 0 : 100,
});

const describeNone = () => ({ sum: '', count: 0, wrong: [], wrongText: '' });

const rejected = {
  productId: '2',
  name: 'Rose 2',
  typed: '9',
  message: 'Only 4 packs.',
  offers: [{ quantity: 4, unit: 'pack' as const, label: '4 packs' }],
};

describe('ProductRowTable', () => {
  const page = parse(
    renderPage(
      <ProductRowTable
        products={[row('1'), row('2'), row('3', true)]}
        action="/roses?view=list"
        labels={labels}
        typed={[{ productId: '2', quantity: '9' }]}
        rejected={[rejected]}
        describe={describeNone}
      />,
    ),
  );

  it('is one form of productId and quantity pairs, initially empty, with one unit', () => {
    const form = page.querySelector('form');
    expect(
      form?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([
      ['intent', 'add'],
      ['unit', 'pack'],
      ['productId', '1'],
      ['quantity', ''],
      ['productId', '2'],
      ['quantity', '9'],
    ]);
  });

  it('has a caption and a header for every column', () => {
    expect(page.querySelector('caption')?.text).toBe('Price list: roses');
    const [first] = page.querySelectorAll('tbody tr');
    const columns = page
      .querySelectorAll('thead :is(td, th)')
      .reduce((sum, head) => sum + Number(head.getAttribute('colspan') ?? 1), 0);
    expect(first?.querySelectorAll('td, th')).toHaveLength(columns);
    expect(page.querySelectorAll('thead :is(td, th)').map(({ text }) => text)).not.toContain('');
  });

  it('offers another quantity by a button whose form is outside the table', () => {
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

  it('has no submit button when nothing can be ordered', () => {
    const sold = parse(
      renderPage(
        <ProductRowTable products={[row('3', true)]} action="/roses" labels={labels} describe={describeNone} />,
      ),
    );
    expect(sold.querySelector('button[type=submit]')).toBeNull();
  });

  it('shows in the input what is counted', () => {
    expect(page.querySelector('.quantity')?.text).toBe('packs');
  });

  it('shows visitors a link to the prices and no price column', () => {
    const visitor = { ...row('1'), price: undefined, ordering: undefined };
    const list = parse(
      renderPage(<ProductRowTable products={[visitor]} action="/roses" labels={labels} describe={describeNone} />),
    );
    expect(list.querySelector('a[href="/login"]')?.text).toBe('Sign in to see prices');
    expect(list.querySelectorAll('thead th').map(({ text }) => text)).toEqual([
      'Picture',
      'Variety',
      'Length',
      'Farm',
      'Pack',
      'Stock',
    ]);
    expect(list.querySelectorAll('tbody :is(td, th)')).toHaveLength(6);
    const unknown = parse(
      renderPage(
        <ProductRowTable
          products={[{ ...visitor, isPriceUnknown: true }]}
          action="/roses"
          labels={labels}
          describe={describeNone}
        />,
      ),
    );
    expect(unknown.querySelector('a[href="/login"]')).toBeNull();
  });

  it('shows where a customer has no price, and hides this from visitors', () => {
    const textOf = (price: null | undefined) =>
      parse(
        renderPage(
          <ProductRowTable
            products={[{ ...row('1', true), price }]}
            action="/roses"
            labels={labels}
            describe={describeNone}
          />,
        ),
      ).querySelector('tbody')?.text;
    expect(textOf(null)).toContain('No price for your group yet');
    expect(textOf(undefined)).not.toContain('No price');
  });

  it('lists quantities filled in on other pages first, and shows the total of all', () => {
    const typed = [
      { productId: '9', quantity: '2' },
      { productId: '1', quantity: '3' },
    ];
    const describe = (lines: readonly { productId: string; quantity: string }[]) => ({
      ...describeNone(),
      sum: lines.map(({ productId, quantity }) => `${productId}:${quantity}`).join(' '),
      count: 2,
    });
    const list = parse(
      renderPage(
        <ProductRowTable
          products={[row('1'), row('3', true)]}
          elsewhere={[row('9')]}
          action="/roses"
          labels={labels}
          typed={typed}
          describe={describe}
        />,
      ),
    );
    expect(list.querySelectorAll('tbody')).toHaveLength(2);
    expect(list.querySelector('tbody')?.text).toContain('Chosen on other pages');
    expect(list.querySelectorAll('input[name=quantity]').map((input) => input.getAttribute('value'))).toEqual([
      '2',
      '3',
    ]);
    expect(list.querySelector('[role=status]')?.text).toBe('9:2 1:3');
    expect(list.querySelector('button[type=submit]')?.text).toBe('Add all: 2');
  });

  it('counts a line in pieces when it was typed so, and keeps the unit in links', () => {
    const inPieces = { ...rejected, productId: '1', typed: '20', unit: 'piece' as const };
    const typed = [{ productId: '1', quantity: '20', unit: 'piece' as const }];
    const list = parse(
      renderPage(
        <ProductRowTable
          products={[row('1'), row('2')]}
          action="/roses?view=list"
          labels={labels}
          typed={typed}
          rejected={[rejected, inPieces]}
          describe={describeNone}
        />,
      ),
    );
    expect(list.querySelectorAll('input[name=inPieces]').map((input) => input.getAttribute('value'))).toEqual(['1']);
    expect(list.querySelectorAll('.quantity').map(({ text }) => text)).toEqual(['pcs', 'packs']);
    expect(list.querySelector('form[hidden]')?.getAttribute('action')).toBe('/roses?view=list&chosen=20p*1');
  });

  it('applies an offer and leaves the other rejected lines as typed', () => {
    const other = { ...rejected, productId: '1', typed: '7', offers: [] };
    const list = parse(
      renderPage(
        <ProductRowTable
          products={[row('1'), row('2')]}
          action="/roses?view=list"
          labels={labels}
          rejected={[rejected, other]}
          describe={describeNone}
        />,
      ),
    );
    expect(list.querySelector('form[hidden]')?.getAttribute('action')).toBe('/roses?view=list&chosen=7*1');
  });

  it('marks second grade and promotions on their line', () => {
    const tags = [
      { tone: 'promotion' as const, text: '−15 %' },
      { tone: 'secondGrade' as const, text: 'Second grade' },
    ];
    const shown = { ...row('1'), tags, price: { amount: '75,00', old: '88,00', pack: '' } };
    const list = parse(
      renderPage(<ProductRowTable products={[shown]} action="/roses" labels={labels} describe={describeNone} />),
    );
    const text = (cell: string) => list.querySelector(`tbody ${cell}`)?.text;
    expect(text('th')).toBe('Rose 1, 60 cmSecond gradeLos Nevados');
    expect(text('td:has(strong)')).toBe('75,00 UAH Was 88,00 −15 %');
  });

  it('shows the discount of the customer at the price they pay', () => {
    const shown = { ...row('1'), price: { amount: '67,50', old: '75,00', pack: '', discount: '−10 %' } };
    const cell = parse(
      renderPage(<ProductRowTable products={[shown]} action="/roses" labels={labels} describe={describeNone} />),
    ).querySelector('tbody td:has(strong)');
    expect(cell?.text).toBe('67,50 UAH Was 75,00 −10 %');
    expect(cell?.querySelector('strong')?.classNames).not.toContain('poppy');
  });

  it('links to the first line that would be rejected, and marks all of them', () => {
    const describe = () => ({ ...describeNone(), wrong: ['2'], wrongText: '1 line will not do' });
    const list = parse(
      renderPage(
        <ProductRowTable products={[row('1'), row('2')]} action="/roses" labels={labels} describe={describe} />,
      ),
    );
    const link = list.querySelector('[role=status] a');
    expect(link?.text).toBe('1 line will not do');
    expect(list.querySelectorAll('[aria-invalid=true]').map(({ id }) => `#${id}`)).toEqual([
      link?.getAttribute('href'),
    ]);
  });
});
