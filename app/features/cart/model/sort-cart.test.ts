import { expect, it } from 'vitest';
import { createCategoryRank } from '~/data/category-tree.server';
import { fakeCartContext } from '../write/cart-api.fixture';
import { createCartFile } from './cart-file.server';
import { loadPricedCart, loadSortedCart } from './cart.server';
import { sortCart } from './sort-cart';

const lines = [
  { id: 'a', productId: 7, quantity: 50 },
  { id: 'b', productId: 8, quantity: 50 },
];
const category = (id: number, name: string) => ({ id, name, parentId: null });
const product = (id: number, name: string, categoryId: number, lengthCm = 60) => ({
  id,
  name,
  categoryId,
  productType: 'product',
  kind: 'product',
  prices: [{ priceGroupId: 2, price: 40 }],
  attributes: { lengthCm, packSize: 25 },
});
const answers = (...products: object[]) => ({
  'GET /products?ids=7%2C8&page=1&perPage=100': { data: products },
});

it('loadSortedCart orders lines by the shop’s order of categories, whatever their names and product ids', async () => {
  const { ctx } = fakeCartContext({
    lines,
    answers: {
      ...answers(product(7, 'Mondial', 31), product(8, 'Freedom', 30)),
      'GET /categories': { data: [category(31, 'Roses'), category(30, 'Tulips')] },
    },
  });
  const { lines: sorted } = await loadSortedCart(ctx);
  expect(sorted.map(({ product: { name } }) => name)).toEqual(['Mondial', 'Freedom']);
});

it('loadSortedCart orders lines of one category by name, and without categories all of them', async () => {
  const { ctx } = fakeCartContext({ lines });
  const { lines: sorted } = await loadSortedCart(ctx);
  expect(sorted.map(({ product: { name } }) => name)).toEqual(['Freedom', 'Mondial']);
});

it('sortCart puts lengths of a variety in order and lines of an unknown category last', async () => {
  const { ctx } = fakeCartContext({ lines });
  const cart = await loadPricedCart(ctx);
  const [first] = cart.lines;
  if (!first) throw new Error('no line');
  const shuffled = [
    { ...first, itemId: 'gone', categoryId: null, lengthCm: 40 },
    { ...first, itemId: 'long', categoryId: '30', lengthCm: 100 },
    { ...first, itemId: 'short', categoryId: '30', lengthCm: 50 },
  ];
  const sorted = sortCart({ ...cart, lines: shuffled }, createCategoryRank([{ id: '31' }, { id: '30' }]), 'uk');
  expect(sorted.lines.map(({ itemId }) => itemId)).toEqual(['short', 'long', 'gone']);
});

it('createCartFile writes the lines in the order of checkout, with money and counts as numbers', async () => {
  const { ctx } = fakeCartContext({ lines });
  const response = await createCartFile({ ctx, request: new Request('https://shop.example/checkout.csv'), params: {} });
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="cart-[\d-]+\.csv"$/);
  expect((await response.text()).split('\r\n')).toEqual([
    'Сорт;Ростовка, см;Плантація;Пачки;Штук;Ціна, грн;Знижка, грн;Сума, грн',
    'Freedom;60;Los Nevados;2;50;38,40;0,00;1920,00',
    'Mondial;60;Los Nevados;2;50;41,20;154,50;1905,50',
    '',
  ]);
});
