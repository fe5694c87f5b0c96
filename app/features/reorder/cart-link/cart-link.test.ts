import { describe, expect, it } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext } from '~/bff/context.fixture';
import { loadCartLinkPage } from './cart-link.server';
import { money } from '~server/contract/money';

const warehouse = { warehouseId: 1, available: 100 };
const rose = {
  id: 7,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  manufacturer: { id: 3, name: 'Los Nevados' },
  prices: [{ priceGroupId: 2, price: 38.4 }],
  stocks: [warehouse],
  attributes: { lengthCm: 60, packSize: 25 },
};
const account = { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } };
const discounts = {
  data: [{ id: 1, manufacturerId: 3, priceGroupId: 2, discount: 10 }],
  meta: { page: 1, perPage: 100, total: 1 },
};

async function open(
  link: string,
  {
    isSignedIn = true,
    held = 0,
    product = rose,
    me = account,
  }: { isSignedIn?: boolean; held?: number; product?: object; me?: object } = {},
) {
  const ctx = fakeContext(
    {
      'GET /products?ids=7%2C8&page=1&perPage=100': { data: [product], meta: { page: 1, perPage: 100, total: 1 } },
      'GET /customers/me': me,
      'GET /cart/discounts?page=1&perPage=100': discounts,
      ...cartHolding({ 7: held }),
    },
    { isSignedIn },
  );
  const request = new Request(`https://shop.example/cart-link?l=${link}`);
  return { ctx, view: await loadCartLinkPage(ctx, request) };
}

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

const unpricedLine = { stock: '100 шт на складі', note: { text: '2 пачки = 50 шт', isProblem: false } };

describe('a shared cart link', () => {
  it('shows the visitor’s own prices, packs, stock and total, and names products that the catalogue does not have', async () => {
    const { view } = await open('1_7.50_8.5');
    const [known, unknown] = view.lines;
    expect(known).toMatchObject({
      name: 'Freedom, 60\u00a0см',
      facts: 'Los Nevados',
      note: null,
      order: { quantity: '2', goods: { packSize: 25, piecePrice: money(3_840), percentOff: 10, left: 100 } },
    });
    expect(plain(known?.stock)).toBe('38,40 грн/шт · 100 шт на складі');
    expect(unknown).toMatchObject({ name: 'Товар № 8', note: { isProblem: true }, order: null });
  });

  it.each([
    ['a split pack', '1_7.30_8.5', 0, 'Продаємо пачками по 25 шт. Можна: 25 шт, 50 шт.'],
    ['a split pack at the end of the stock', '1_7.99_8.5', 0, 'Продаємо пачками по 25 шт. Можна: 75 шт, 100 шт.'],
    ['more than there is', '1_7.125_8.5', 0, 'У списку 125 шт, а на складі 100 шт. Змініть кількість.'],
    [
      'what the cart holds already',
      '1_7.50_8.5',
      75,
      'У списку 50 шт. У вашому кошику вже 75 шт, можна додати ще 25 шт.',
    ],
  ])('shows an error for %s', async (_name, link, held, note) => {
    const { view } = await open(link, { held });
    expect(view.lines[0]).toMatchObject({
      note: { text: note, isProblem: true },
      order: { goods: { left: 100 - held } },
    });
  });

  it.each([
    ['with a split pack', '1_7.3_8.5', 0, 3, 'Менше за пачку: залишилось 3 шт'],
    ['with a whole pack', '1_7.25_8.5', 0, 24, 'Менше за пачку: залишилось 24 шт'],
    ['after what the cart holds', '1_7.25_8.5', 75, 90, 'Менше за пачку: залишилось 15 шт'],
    ['with all of it in the cart', '1_7.25_8.5', 100, 100, 'Усе, що є на складі, вже у вашому кошику.'],
  ])('closes a product with less than a pack in stock, %s', async (_name, link, held, available, note) => {
    const { view } = await open(link, { held, product: { ...rose, stocks: [{ warehouseId: 1, available }] } });
    expect(view.lines[0]).toMatchObject({ note: { isProblem: true }, order: null });
    expect(plain(view.lines[0]?.note?.text)).toBe(note);
  });

  it('has no quantity field for products without stock or price', async () => {
    const gone = await open('1_7.50_8.5', { product: { ...rose, stocks: [] } });
    expect(gone.view.lines[0]).toMatchObject({ note: { text: 'Зараз немає на складі.' }, order: null });
    const unpriced = await open('1_7.50_8.5', { product: { ...rose, prices: [] } });
    expect(unpriced.view.lines[0]).toMatchObject({
      note: { text: 'Ціну для вашої групи ще не встановлено. Уточніть у контакт-центрі.', isProblem: true },
      order: null,
    });
  });

  it('shows no message about prices when the account cannot be loaded', async () => {
    const { view } = await open('1_7.50_8.5', { me: new Response('<html>', { status: 429 }) });
    expect(view.lines[0]).toMatchObject({ ...unpricedLine, order: null });
  });

  it('shows visitors the list without prices', async () => {
    const { view } = await open('1_7.50_8.5', { isSignedIn: false });
    expect(view).toMatchObject({ isCustomer: false, size: '2 позиції, 55 шт', address: '/cart-link?l=1_7.50_8.5' });
    expect(view.lines[0]).toMatchObject({ ...unpricedLine, order: null });
  });

  it('sends no API request for a link without products', async () => {
    const { ctx, view } = await open('nonsense');
    expect(view).toMatchObject({ error: 'otherVersion', lines: [] });
    expect(ctx.calls).toEqual([]);
  });
});
