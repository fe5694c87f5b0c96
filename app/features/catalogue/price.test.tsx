import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price';
import { PriceReasons } from './price-reasons';
import { StockLabel } from './stock-label';

const plain = { amount: '41,20', pack: 'pack of 25, 1 030,00', isReduced: false };
const labels = { perPiece: 'UAH each', oldPrice: 'Was', noPrice: 'No price yet' };
const linesOf = (price: Parameters<typeof Price>[0]) =>
  parse(renderToStaticMarkup(<Price {...price} />)).querySelectorAll('p');

describe('Price', () => {
  it('shows the price of a piece and of a pack', () => {
    expect(linesOf({ price: plain, labels }).map((line) => line.text)).toEqual([
      '41,20UAH each',
      'pack of 25, 1 030,00',
    ]);
  });

  it('is red only for a reduced price, not for a personal discount', () => {
    const red = (price: object) =>
      linesOf({ price: { ...plain, ...price }, labels })[0]
        ?.querySelector('strong')
        ?.classNames.includes('poppy');
    expect([
      red({}),
      red({ old: '45,00', isReduced: true }),
      red({ old: '45,00', discount: 'your 7 % discount' }),
    ]).toEqual([false, true, false]);
  });

  it('shows the price of the customer and the price before their discount, labelled for screen readers', () => {
    const lines = linesOf({ price: { ...plain, old: '44,30', discount: 'your 7 % discount' }, labels });
    expect(lines.map((line) => line.text)).toEqual([
      '41,20UAH eachWas 44,30',
      'pack of 25, 1 030,00',
      'your 7 % discount',
    ]);
  });
});

describe('PriceReasons', () => {
  it('opens without scripts and explains which discounts did not apply', () => {
    const page = parse(
      renderToStaticMarkup(
        <PriceReasons
          title="Why this price"
          rows={[{ key: 'base', label: 'Base', value: '46,30' }]}
          note="A promotion, so no personal discount."
        />,
      ),
    );
    expect(page.querySelector('details > summary')?.text).toBe('Why this price');
    expect(page.querySelector('details dd')?.text).toBe('46,30');
    expect(page.querySelector('details p')?.text).toBe('A promotion, so no personal discount.');
  });
});

describe('StockNote', () => {
  it.each([
    ['plenty', 'stock'],
    ['low', 'stock stock-low'],
    ['none', 'stock stock-none'],
  ] as const)('has a class of its own for the level %s', (level, look) => {
    expect(
      parse(renderToStaticMarkup(<StockLabel stock={{ text: '75', level }} />))
        .querySelector('p')
        ?.getAttribute('class'),
    ).toBe(look);
  });
});
