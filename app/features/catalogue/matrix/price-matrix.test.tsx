import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/ui/render-page.fixture';
import { PriceMatrix } from './price-matrix';
import { wordsIn } from '../cards/offer.fixture';
import type { LotView, VarietyView } from '../cards/variety-view';

const labels = {
  add: 'Add',
  adding: 'Adding',
  change: 'Update',
  remove: 'Remove',
  changing: 'Updating',
  inCart: 'in the cart',
  addAll: 'Add all',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  noMore: 'No more left',
  unit: (packSize?: number) => (packSize === undefined ? 'pcs' : 'packs'),
  hrefOf: (id: string) => `/product/${id}`,
  take: (offer: string) => `Take ${offer}`,
  perPiece: 'UAH',
  oldPrice: 'Was',
  noPrice: 'No price for your group yet',
  signIn: { text: 'Sign in to see prices', href: '/login' },
  caption: 'Price list: roses',
  elsewhere: 'Chosen on other pages',
  variety: 'Variety',
  words: wordsIn('en'),
  keys: 'arrow keys',
};

const lot = (id: string, facts: Partial<LotView> = {}): LotView => ({
  id,
  packSize: 25,
  price: 3_840,
  available: 100,
  lengthCm: 60,
  ...facts,
});
const sold: Partial<LotView> = { available: 0 };

/** A variety of one farm. */
const variety = (id: string, ...lots: readonly LotView[]): VarietyView => ({
  id,
  name: `Rose ${id}`,
  color: 'red',
  picture: null,
  farms: [{ farm: 'Los Nevados', lots }],
  chosen: id,
});
const row = (id: string, facts: Partial<LotView> = {}) => variety(id, lot(id, facts));

const describeNone = () => ({ sum: '', count: 0, wrong: [], wrongText: '' });

const rejected = {
  productId: '2',
  name: 'Rose 2',
  typed: '9',
  message: 'Only 4 packs.',
  offers: [{ quantity: 4, unit: 'pack' as const, label: '4 packs' }],
};

describe('PriceMatrix', () => {
  const page = parse(
    renderPage(
      <PriceMatrix
        varieties={[row('1'), row('2'), row('3', sold)]}
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

  it('has buttons of offers whose form is outside the table', () => {
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
    const list = parse(
      renderPage(<PriceMatrix varieties={[row('3', sold)]} action="/roses" labels={labels} describe={describeNone} />),
    );
    expect(list.querySelector('button[type=submit]')).toBeNull();
  });

  it('shows the unit in the input', () => {
    expect(page.querySelector('.quantity')?.text).toBe('packs');
  });

  it('shows visitors a link to the prices and no quantity box', () => {
    const visitor = { price: undefined };
    const list = parse(
      renderPage(
        <PriceMatrix varieties={[row('1', visitor)]} action="/roses" labels={labels} describe={describeNone} />,
      ),
    );
    expect(list.querySelector('a[href="/login"]')?.text).toBe('Sign in to see prices');
    expect(list.querySelectorAll('input[name=quantity]')).toHaveLength(0);
    const unknown = parse(
      renderPage(
        <PriceMatrix
          varieties={[row('1', { ...visitor, isPriceUnknown: true })]}
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
          <PriceMatrix
            varieties={[row('1', { ...sold, price })]}
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
        <PriceMatrix
          varieties={[row('1'), row('3', sold)]}
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
        <PriceMatrix
          varieties={[row('1'), row('2')]}
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
        <PriceMatrix
          varieties={[row('1'), row('2')]}
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
    const shown = row('1', { isSecondGrade: true, promotion: 15, price: 7_500 });
    const list = parse(
      renderPage(<PriceMatrix varieties={[shown]} action="/roses" labels={labels} describe={describeNone} />),
    );
    const text = (cell: string) => list.querySelector(`tbody ${cell}`)?.text;
    expect(text('th')).toBe('Rose 1 Second gradered · Los Nevados');
    expect(text('.matrix-price')).toBe('75.00 UAH −15%');
  });

  it('shows the discount of the customer at the price they pay', () => {
    const shown = row('1', { price: 7_500, percentOff: 10 });
    const cell = parse(
      renderPage(<PriceMatrix varieties={[shown]} action="/roses" labels={labels} describe={describeNone} />),
    ).querySelector('tbody .matrix-price');
    expect(cell?.text).toBe('67.50 UAH −10%');
    expect(cell?.querySelector('strong')?.classNames).not.toContain('poppy');
  });

  it('links to the first line that would be rejected, and marks all of them', () => {
    const describe = () => ({ ...describeNone(), wrong: ['2'], wrongText: '1 line will not do' });
    const list = parse(
      renderPage(<PriceMatrix varieties={[row('1'), row('2')]} action="/roses" labels={labels} describe={describe} />),
    );
    const link = list.querySelector('[role=status] a');
    expect(link?.text).toBe('1 line will not do');
    expect(list.querySelectorAll('[aria-invalid=true]').map(({ id }) => `#${id}`)).toEqual([
      link?.getAttribute('href'),
    ]);
  });

  it('has a row for each farm and a column for each length, short to long, with empty cells', () => {
    const short = lot('4', { lengthCm: 40 });
    const other = lot('6', { lengthCm: 50 });
    const shown: VarietyView = {
      ...variety('4'),
      farms: [
        { farm: 'Los Nevados', lots: [short, lot('5')] },
        { farm: 'Monte Rosa', lots: [other] },
      ],
    };
    const list = parse(
      renderPage(<PriceMatrix varieties={[shown]} action="/roses" labels={labels} describe={describeNone} />),
    );
    expect(list.querySelectorAll('thead th').map(({ text }) => text)).toEqual([
      'Variety',
      '40\u00a0cm',
      '50\u00a0cm',
      '60\u00a0cm',
    ]);
    expect(
      list
        .querySelectorAll('tbody tr')
        .map((line) =>
          line.querySelectorAll('td').map((cell) => cell.querySelector('[data-lot]')?.getAttribute('data-lot')),
        ),
    ).toEqual([
      ['4', undefined, '5'],
      [undefined, '6', undefined],
    ]);
    expect(list.querySelectorAll('tbody th').map(({ text }) => text)).toEqual([
      'Rose 4Los Nevados',
      'Rose 4Monte Rosa',
    ]);
  });

  it('shows a variety without lengths in one cell across all columns', () => {
    const list = parse(
      renderPage(
        <PriceMatrix
          varieties={[variety('1', lot('1', { lengthCm: 40 }), lot('2')), row('3', { lengthCm: undefined })]}
          action="/roses"
          labels={labels}
          describe={describeNone}
        />,
      ),
    );
    expect(list.querySelector('td:has([data-lot="3"])')?.getAttribute('colspan')).toBe('2');
  });

  it('puts two lots of one length into one cell, and lots without a length into a separate row', () => {
    const lots = [lot('1', { lengthCm: 40 }), lot('2', { lengthCm: 40 }), lot('3'), lot('4', { lengthCm: undefined })];
    const list = parse(
      renderPage(
        <PriceMatrix varieties={[variety('1', ...lots)]} action="/roses" labels={labels} describe={describeNone} />,
      ),
    );
    const rows = list
      .querySelectorAll('tbody tr')
      .map((row) =>
        row
          .querySelectorAll('td')
          .map((cell) => cell.querySelectorAll('[data-lot]').map((each) => each.getAttribute('data-lot'))),
      );
    expect(rows).toEqual([[['1', '2'], ['3']], [['4']]]);
  });
});
