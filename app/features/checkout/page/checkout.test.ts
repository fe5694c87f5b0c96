import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { loadCheckout } from './checkout.server';
import { decryptIdempotencyKey } from '../placing/idempotency-key.server';
import { money, type Money } from '~server/contract/money';

const cart = {
  total: money(1_000_000),
  lines: [
    {
      itemId: 'a',
      product: { name: 'Freedom', manufacturer: null },
      lengthCm: 60,
      isSecondGrade: false,
      productId: '7',
      quantity: 1,
      price: money(1_000_000),
      discount: money(0),
      total: money(1_000_000),
      available: 1,
      isUnverified: false,
    },
  ],
};
const newest = 'GET /documents?documentType=order&page=1&perPage=1';
const order = { id: 'd1', number: '1', documentType: 'order', date: '2026-11-19T05:00:00Z', total: 10 };
const busy = () => new Response('down', { status: 503 });

function contextWith(answers: FakeAnswers = {}) {
  return fakeContext(
    {
      'GET /customers/me': { data: { id: 1, phone: '+380501112233', balance: -6800, creditLimit: 20_000 } },
      'GET /customers/1/balance': { data: { balance: -6800, creditLimit: 20_000 } },
      'GET /customerAddress/me': { data: [{ id: 'home', type: 'client', city: 'Київ' }] },
      'GET /warehouses/1': { data: { id: 1, name: 'Склад', address: 'вул. Промислова, 4' } },
      [newest]: { data: [order] },
      ...answers,
    },
    { isSignedIn: true },
  );
}

const read = (answers: FakeAnswers = {}, inCart: typeof cart | null = cart) =>
  loadCheckout(contextWith(answers), Promise.resolve(inCart));

describe('loading the order form', () => {
  it('preselects the choices of the last order, including the day but never the hour', async () => {
    const before = { data: [{ ...order, deliveryType: 'pickup', paymentMethod: 'monobank' }] };
    const { chosen } = await read({ [newest]: before });
    expect(chosen).toMatchObject({ deliveryType: 'pickup', paymentMethod: 'cardProvider', deliveryTime: '' });
    expect(chosen.deliveryDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('preselects an available delivery, and no payment that it excludes', async () => {
    const before = { data: [{ ...order, deliveryType: 'novapost', paymentMethod: 'cash' }] };
    expect((await read({ [newest]: before })).chosen).toMatchObject({ deliveryType: 'delivery', paymentMethod: '' });
    expect((await read({ [newest]: before, 'GET /customerAddress/me': { data: [] } })).chosen).toMatchObject({
      deliveryType: 'pickup',
      paymentMethod: 'cashInStore',
    });
    expect((await read({ [newest]: { data: [] } })).chosen).toMatchObject({
      deliveryType: 'delivery',
      paymentMethod: '',
    });
  });

  it('contains an idempotency key for a newest order that is known, absent or unreadable', async () => {
    const newestOf = async (answer: unknown) =>
      (await decryptIdempotencyKey(contextWith(), (await read({ [newest]: answer })).orderKey ?? ''))?.newestOrderId;
    expect(await newestOf({ data: [order] })).toBe('d1');
    expect(await newestOf({ data: [] })).toBeNull();
    expect(await newestOf(busy)).toBeUndefined();
    expect((await read({}, { lines: [], total: money(0) })).orderKey).toBeNull();
  });

  it('names the order placed a moment ago when the cart is empty', async () => {
    const placed = async (minutes: number, inCart: typeof cart | { lines: []; total: Money }) =>
      (
        await loadCheckout(
          contextWith({
            [newest]: { data: [{ ...order, date: new Date(Date.now() - minutes * 60_000).toISOString() }] },
          }),
          Promise.resolve(inCart),
        )
      ).justPlaced;
    expect(await placed(5, { lines: [], total: money(0) })).toEqual({
      title: 'Замовлення 1 прийнято',
      href: '/orders?id=d1',
    });
    expect(await placed(20, { lines: [], total: money(0) })).toBeUndefined();
    expect(await placed(5, cart)).toBeUndefined();
  });

  it('shows the credit limit including this order', async () => {
    const { credit } = await read();
    expect(credit?.limit).toMatch(/^Ліміт боргу 20\s000\sгрн$/);
    expect(credit?.text).toMatch(/^Борг 6\s800\sгрн, з цим замовленням 16\s800\sгрн\. Лишиться 3\s200\sгрн\.$/);
    expect(credit?.parts).toEqual([
      { tone: 'used', fraction: 0.34 },
      { tone: 'added', fraction: 0.5 },
    ]);
    const over = await read({ 'GET /customers/1/balance': { data: { balance: -15_000, creditLimit: 20_000 } } });
    expect(over.credit?.parts).toEqual([
      { tone: 'used', fraction: 0.6 },
      { tone: 'over', fraction: 0.4 },
    ]);
    expect((await read({ 'GET /customers/1/balance': { data: { balance: 0, creditLimit: 0 } } })).credit).toBeNull();
  });

  const shops = [
    { id: 'home', type: 'client', city: 'Київ', street: 'Хрещатик', building: '1' },
    { id: 'shop', type: 'store', storeName: 'Рай', city: 'Київ', street: 'Ярославів Вал', building: '3' },
  ];
  const toShop = {
    ...order,
    number: 'ЗМ-1',
    deliveryType: 'delivery',
    paymentMethod: 'card',
    address: 'Рай, Київ, Ярославів Вал, 3',
  };
  const load = (query: string, answers: FakeAnswers) =>
    loadCheckout(
      contextWith({ 'GET /customerAddress/me': { data: shops }, ...answers }),
      Promise.resolve(cart),
      new URLSearchParams(query),
    );

  it('offers delivery, address and payment of the last order as one choice, and applies them on request', async () => {
    const answers = { [newest]: { data: [toShop] } };
    const { lastOrderDefaults, chosen } = await load('', answers);
    expect(lastOrderDefaults).toMatchObject({
      label: 'Як минулого разу',
      text: 'Доставка на адресу · Рай · Карткою за рахунком',
      closed: [],
      href: '/checkout?like=d1&fill=1',
    });
    expect(chosen.customerAddressId).toBe('');
    expect((await load('like=d1&fill=1', { ...answers, 'GET /documents/d1': { data: toShop } })).chosen).toMatchObject({
      deliveryType: 'delivery',
      customerAddressId: 'shop',
      paymentMethod: 'creditCard',
    });
  });

  it('offers the window of the last order on the nearest day on which it is open, and names the day', async () => {
    const at = async (hours: string) => {
      const planned = { ...toShop, scheduledDeliveryDate: `2026-11-21T${hours}:00Z` };
      const answers = { [newest]: { data: [planned] }, 'GET /documents/d1': { data: planned } };
      return { offer: (await load('', answers)).lastOrderDefaults, filled: await load('like=d1&fill=1', answers) };
    };
    // 18:00 to 20:00 in Kyiv, which is two hours ahead of UTC.
    const { offer, filled } = await at('16:00');
    const day = filled.deliveries[1]?.days.find(({ closedTimes }) => !closedTimes?.includes('18:00-20:00'));
    expect(filled.chosen).toMatchObject({ deliveryDate: day?.day, deliveryTime: '18:00-20:00' });
    expect(offer?.text).toMatch(/ · Карткою за рахунком · (сьогодні|завтра) 18:00\u2060–\u206020:00$/);
    expect((await at('16:30')).offer?.fields).not.toHaveProperty('deliveryTime');
    expect((await at('23:00')).offer?.text).toMatch(/Карткою за рахунком$/);
  });

  it('does not offer the choices that the form already has', async () => {
    expect(
      (await load('', { [newest]: { data: [{ ...toShop, address: 'Київ, Хрещатик, 1' }] } })).lastOrderDefaults,
    ).toBeNull();
    expect((await load('', { [newest]: { data: [] } })).lastOrderDefaults).toBeNull();
  });

  it('prefers the repeated order to the last one, names unavailable choices and ignores orders of other customers', async () => {
    const answers = {
      [newest]: { data: [toShop] },
      'GET /documents/d0': {
        data: { ...toShop, id: 'd0', number: 'ЗМ-0', address: 'Київ, Інша, 9', paymentMethod: 'paypal' },
      },
    };
    expect((await load('like=d0', answers)).lastOrderDefaults).toMatchObject({
      label: 'Як у замовленні № ЗМ-0',
      text: 'Доставка на адресу',
      closed: [
        'Адреси «Київ, Інша, 9» серед збережених немає: виберіть іншу.',
        'Ця оплата зараз недоступна: виберіть іншу.',
      ],
    });
    expect((await load('like=d9', answers)).lastOrderDefaults).toMatchObject({ label: 'Як минулого разу' });
  });

  it('shows the available parts when other parts cannot be loaded', async () => {
    const view = await read({
      'GET /customers/1/balance': busy,
      'GET /customerAddress/me': busy,
      [newest]: busy,
      'GET /warehouses/1': busy,
    });
    expect(view.addresses).toBeNull();
    expect(view.credit?.text).toContain('Борг');
    expect(view.deliveries[0]?.detail).toContain('Якутська');
    expect(view.orderKey).not.toBeNull();
  });
});
