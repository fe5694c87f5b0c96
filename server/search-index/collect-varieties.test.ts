import { expect, it } from 'vitest';
import { product } from '../contract/catalogue';
import { createVarietyCollector } from './collect-varieties';

it('A product that moves to a later page while loading is added once', () => {
  const [first, second] = [1, 2].map((id) =>
    product.parse({ id, name: 'Freedom', productType: 'product', kind: 'product' }),
  );
  if (!first || !second) throw new Error('no products');
  const collector = createVarietyCollector([], '1');
  collector.add([first]);
  collector.add([first, second]);
  expect(collector.finish(() => undefined).map(({ lots }) => lots.map(({ id }) => id))).toEqual([['1', '2']]);
});
