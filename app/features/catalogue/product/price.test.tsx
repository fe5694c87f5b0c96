import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../cards/offer';
import { wordsIn } from '../cards/offer.fixture';
import { Price } from './price';
import { PriceReasons } from './price-reasons';
import { StockLabel } from '../cards/stock-label';

const words = wordsIn('en');
const offer: Offer = { id: '7', packSize: 25, available: 100, price: 4_120 };
const labels = { perPiece: 'UAH each', oldPrice: 'Was', noPrice: 'No price yet', words };
const linesOf = (facts: Partial<Offer>) =>
  parse(renderToStaticMarkup(<Price offer={{ ...offer, ...facts }} labels={labels} />)).querySelectorAll('p');
const textsOf = (facts: Partial<Offer>) => linesOf(facts).map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('Price', () => {
  it('shows the price of a piece and of a pack', () => {
    expect(textsOf({})).toEqual(['41.20UAH each', 'pack of 25, 1,030.00 UAH']);
  });

  it('is red only for a reduced price, not for a personal discount', () => {
    const isRed = (facts: Partial<Offer>) => linesOf(facts)[0]?.querySelector('strong')?.classNames.includes('poppy');
    expect([isRed({}), isRed({ promotion: 10 }), isRed({ percentOff: 7 })]).toEqual([false, true, false]);
  });

  it('shows the price of the customer and the price before their discount, labelled for screen readers', () => {
    expect(textsOf({ percentOff: 7 })).toEqual([
      '38.32UAH eachWas 41.20',
      'pack of 25, 957.90 UAH',
      'your 7% discount',
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

describe('StockLabel', () => {
  it.each([
    [76, 'stock', '76 pcs'],
    [75, 'stock stock-low', '75 pcs, running out'],
    [24, 'stock stock-none', 'Less than a pack: 24 pcs left'],
    [0, 'stock stock-none', 'Out of stock'],
  ])('of %s pieces in packs of 25 looks like %s and says %s', (available, look, text) => {
    const label = parse(renderToStaticMarkup(<StockLabel offer={{ ...offer, available }} words={words} />)).firstChild;
    expect([label?.text.replaceAll('\u00a0', ' '), (label as HTMLElement).getAttribute('class')]).toEqual([text, look]);
  });
});
