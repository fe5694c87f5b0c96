import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { getPlacedOrder, createOrderConfirmation } from '../placing/confirmation-cookie.server';
import { moneyOf } from '~server/contract/money';
import { loadPlaced } from './success.server';

const order = {
  id: 'd1',
  number: 'ЗМ-1',
  documentType: 'order',
  date: '2026-11-20T05:00:00Z',
  total: 1905.5,
  deliveryType: 'novapost',
  paymentMethod: 'monobank',
  scheduledDeliveryDate: '2026-11-21T08:00:00Z',
  address: 'Львів, відділення 12',
};
const proof = { id: 'd1', balance: null };
const placed = (change: object = {}) =>
  loadPlaced(
    fakeContext({ 'GET /documents/d1': { data: { ...order, ...change } } }, { language: 'en', isSignedIn: true }),
    'd1',
    null,
  );

it('the order confirmation shows the delivery, its window in Kyiv time, the payment and what happens next', async () => {
  const view = await placed();
  expect(view?.change).toMatchObject({
    text: expect.stringMatching(/change or cancel .* the contact centre,$/) as string,
  });
  expect(view).toMatchObject({
    title: 'Order ЗМ-1 is accepted',
    orderHref: '/en/orders?id=d1',
    next: expect.stringContaining('Nova Poshta') as string,
  });
  expect(
    view?.facts.map(
      ({ label, value, hours }) => `${label}: ${[value.replace(/\u00a0/g, ' '), hours].filter(Boolean).join(', ')}`,
    ),
  ).toEqual([
    'Delivery: Nova Poshta',
    'Where to: Львів, відділення 12',
    'When: 21 November 2026, 10:00\u2060–\u206012:00',
    'Payment: Visa or Mastercard online',
    'Total: 1,905.50 UAH',
  ]);
});

it.each([
  ['Cash at the wholesale base\nRing at the gate', 'Payment: Cash at the wholesale base'],
  ['Ring at the gate', 'Payment: Cash in store'],
])('the order confirmation of a pickup paid in cash with the comment %j shows %s', async (comment, fact) => {
  const view = await placed({ deliveryType: 'pickup', paymentMethod: 'cash', comment });
  expect(view?.facts.map(({ label, value }) => `${label}: ${value}`)).toContain(fact);
});

it.each([
  [-6_800, ['Debt now: 13,600.00\u00a0UAH']],
  [-13_600, []],
  [null, []],
])('the order confirmation after a balance of %j tells the debt %j', async (before, debt) => {
  const ctx = fakeContext(
    {
      'GET /documents/d1': { data: order },
      'GET /customers/me': { data: { id: 1, phone: '+380501112233', balance: -6_800, creditLimit: 20_000 } },
      'GET /customers/1/balance': { data: { balance: -13_600, creditLimit: 20_000 } },
    },
    { language: 'en', isSignedIn: true },
  );
  const view = await loadPlaced(ctx, 'd1', { id: 'd1', balance: before === null ? null : moneyOf(before, 'UAH') });
  const facts = view?.facts.map(({ label, value }) => `${label}: ${value}`);
  expect(facts?.filter((fact) => fact.startsWith('Debt'))).toEqual(debt);
});

it('the order confirmation shows unknown values as they are and leaves out missing ones', async () => {
  const view = await placed({
    deliveryType: 'balloon',
    paymentMethod: 'barter',
    address: null,
    scheduledDeliveryDate: '2026-11-21',
  });
  expect(view?.facts.map(({ value }) => value)).toEqual(['balloon', '21 November 2026', 'barter', expect.any(String)]);
});

it.each(['canceled', 'completed'])('the order confirmation redirects to the order when it is %s', async (status) => {
  const answer = await placed({ status }).catch((thrown: unknown) => thrown as Response);
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('location')).toBe('/en/orders?id=d1');
});

it('the order confirmation exists for orders only', async () => {
  expect(await placed({ documentType: 'claimAct' })).toBeNull();
  expect(await loadPlaced(fakeContext({}, { isSignedIn: true }), 'd404', proof)).toBeNull();
  expect(await loadPlaced(fakeContext({}, { isSignedIn: true }), null, proof)).toBeNull();
});

it('the order confirmation is shown for an unreadable order only when its cookie proves it', async () => {
  const down = () =>
    fakeContext({ 'GET /documents/d1': new Response(null, { status: 503 }) }, { language: 'en', isSignedIn: true });
  expect(await loadPlaced(down(), 'd1', proof)).toMatchObject({
    title: 'The order is accepted',
    facts: [],
    orderHref: '/en/orders?id=d1',
  });
  await expect(loadPlaced(down(), 'd1', null)).rejects.toMatchObject({ status: 503 });
});

it('the confirmation cookie of the browser proves that the order was placed', async () => {
  const ctx = fakeContext({}, { isSignedIn: true });
  const placedOrder = { id: 'd1', balance: moneyOf(-6_800.5, 'UAH') };
  const asked = (cookie: string) => new Request('https://shop.example/checkout/success', { headers: { cookie } });
  const [cookie = ''] = (await createOrderConfirmation(ctx, placedOrder)).split(';');
  expect(await getPlacedOrder(ctx, asked(cookie))).toEqual(placedOrder);
  expect(await getPlacedOrder(ctx, asked('placed-order=d1'))).toBeNull();
  expect(await getPlacedOrder(ctx, asked(''))).toBeNull();
});
