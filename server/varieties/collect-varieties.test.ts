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

const rose = (id: number, name: string, facts: object = {}) =>
  product.parse({ id, name, productType: 'product', kind: 'product', categoryId: 1, ...facts });
const varietiesOf = (...products: Parameters<ReturnType<typeof createVarietyCollector>['add']>[0]) => {
  const collector = createVarietyCollector([], '1');
  collector.add(products);
  return collector
    .finish(() => undefined)
    .map(({ names, lots }) => [names.uk, lots.map(({ id, lengthCm }) => `${id}: ${lengthCm ?? '-'}`)]);
};

it('createVarietyCollector groups the lengths of a variety, from attributes or names', () => {
  expect(
    varietiesOf(
      rose(1, 'Троянда Freedom 60 см'),
      rose(2, 'Троянда Freedom 70 см', { attributes: { lengthCm: 70 } }),
      rose(3, 'Троянда Freedom', { attributes: { lengthCm: 50 } }),
    ),
  ).toEqual([['Троянда Freedom', ['3: 50', '1: 60', '2: 70']]]);
});

it('createVarietyCollector separates varieties of one name by category, colour and grade', () => {
  const facts = [
    {},
    { categoryId: 2 },
    { attributes: { color: 'red' } },
    { attributes: { grade: 'premium' } },
    { isSecondGrade: true },
  ];
  expect(varietiesOf(...facts.map((each, id) => rose(id, 'Freedom', each)))).toHaveLength(facts.length);
});

it('createVarietyCollector names a variety in each language without its length', () => {
  const collector = createVarietyCollector([], '1');
  collector.add([rose(1, 'Рускус 60 см')]);
  const [ruscus] = collector.finish((language) => (language === 'en' ? 'Ruscus 60 cm' : undefined));
  expect(ruscus?.names).toEqual({ uk: 'Рускус', en: 'Ruscus', ru: 'Рускус' });
});
