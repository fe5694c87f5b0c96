import { describe, expect, it, vi } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { kyivDay } from '~server/domain/kyiv-time';
import { loadOrderFacts } from './validate-order.server';
import { handlePlaceOrder } from './place-order-action.server';
import { cart, line } from './order-cart.fixture';
import { encryptIdempotencyKey } from './idempotency-key.server';
import { money } from '~server/contract/money';

const placed = { id: 'd7', number: 'ЗМ-7', documentType: 'order', date: '2026-11-20T05:00:00Z', total: 1776 };
const account = { id: 1, phone: '+380501112233', salesRepresentative: { name: 'Ірина', phone: '+380 67 000 00 01' } };
const list = 'GET /documents?documentType=order&page=1&perPage=20';

let orders = 0;

/** Sends an order form, all of it good unless changed, over an API that takes it unless told otherwise. */
async function send(
  change: Record<string, string> = {},
  answers: FakeAnswers = {},
  inCart: typeof cart | null = cart,
  settings: Record<string, string> = {},
) {
  const post = vi.fn((_sent: RequestInit): unknown => ({ data: placed }));
  const ctx = fakeContext(
    {
      'GET /customers/me': { data: account },
      'GET /customerAddress/me': { data: [{ id: 'home', type: 'client', city: 'Київ' }] },
      'GET /customers/1/balance': { data: { balance: -100, creditLimit: 0 } },
      'POST /documents': post,
      [list]: { data: [] },
      ...answers,
    },
    { language: 'en', isSignedIn: true, settings },
  );
  // Each test is a checkout of its own, after another newest order.
  const orderKey = await encryptIdempotencyKey(ctx, '1', cart, `before-${(orders += 1)}`);
  const fields = {
    deliveryType: 'delivery',
    deliveryDate: kyivDay(new Date(), 1),
    deliveryTime: '10:00-12:00',
    customerAddressId: 'home',
    paymentMethod: 'cashOnDelivery',
    comment: 'Call first',
    orderKey,
    ...change,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const describeShortages = (short: readonly { productId: string; available: number }[]) =>
    Object.fromEntries(
      short.map(({ productId, available }) => [productId, { message: `only ${available}`, offers: [], quantity: 50 }]),
    );
  const answer: unknown = await handlePlaceOrder(ctx, form, {
    cart: inCart,
    facts: await loadOrderFacts(ctx),
    describeShortages,
  }).catch((thrown: unknown) => thrown);
  return { answer, post, fields };
}

const rejected = (status: number, order: object) => ({ init: { status }, order });

describe('handlePlaceOrder', () => {
  // @fault R9
  it('places the order at the prices of the portal, redirects to it and ignores unknown fields', async () => {
    const { answer, post } = await send({ price: '0.01', total: '1', discount: '100', items: '[]' });
    expect(answer).toBeInstanceOf(Response);
    expect([(answer as Response).status, (answer as Response).headers.get('location')]).toEqual([
      303,
      '/en/checkout/success?id=d7',
    ]);
    expect(JSON.parse(post.mock.calls[0]?.[0].body as string)).toMatchObject({
      paymentMethod: 'courier',
      customerAddressId: 'home',
      comment: 'Call first',
      items: [{ productId: '7', quantity: 50, price: 38.4, discount: 144, total: 1776 }],
    });
  });

  it.each([
    [{}, 'Call first'],
    [{ substitution: '' }, 'Call first'],
    [{ substitution: 'call' }, 'Call first\nЗаміни: зателефонувати'],
    [{ substitution: 'none', comment: '' }, 'Заміни: не замінювати'],
    [{ substitution: 'call', lineSubstitutions: '7=call' }, 'Call first\nЗаміни: зателефонувати'],
    [{ lineSubstitutions: '7=none&8=call' }, 'Call first\nЗаміни:\n– не замінювати: Freedom, 60 см'],
    [
      { substitution: 'similar', lineSubstitutions: '7=none', comment: `${'я'.repeat(1_000)}\r\n` },
      `${'я'.repeat(1_000)}\nЗаміни: той самий колір і довжина, до +10 %\n– не замінювати: Freedom, 60 см`,
    ],
  ])('sends the choice of %j in Ukrainian after the customer’s own comment', async (change, comment) => {
    const { post } = await send(change);
    expect(JSON.parse(post.mock.calls[0]?.[0].body as string)).toMatchObject({ comment });
  });

  it.each([{ substitution: 'burn' }, { lineSubstitutions: '7=burn' }])(
    'answers 422 at the field for a choice that there is not: %j',
    async (change) => {
      const { answer, post } = await send(change);
      const [field = ''] = Object.keys(change);
      expect(answer).toMatchObject(rejected(422, { form: { error: { [field]: [expect.any(String)] } } }));
      expect(post).not.toHaveBeenCalled();
    },
  );

  it('answers 422 when more than 60 lines differ, and keeps what was chosen', async () => {
    const form = { lineSubstitutions: Array.from({ length: 61 }, (_, at) => `${at}=none`).join('&') };
    const { answer } = await send(form);
    const error = 'At most 60 lines can differ: choose what suits most of them for the order.';
    expect(answer).toMatchObject(
      rejected(422, { form: { initialValue: form, error: { lineSubstitutions: [error] } } }),
    );
  });

  it('orders the whole remaining stock of a product', async () => {
    expect(
      (await send({}, {}, { ...cart, lines: [{ ...line, available: line.quantity }] })).post,
    ).toHaveBeenCalledOnce();
  });

  it('names cash at the base in the comment, because the API knows only cash', async () => {
    const sent = async (paymentMethod: string) => {
      const { post } = await send({ deliveryType: 'pickup', paymentMethod });
      return JSON.parse(post.mock.calls[0]?.[0].body as string) as unknown;
    };
    expect(await sent('cashAtBase')).toMatchObject({
      paymentMethod: 'cash',
      comment: 'Cash at the wholesale base\nCall first',
    });
    expect(await sent('cashInStore')).toMatchObject({ paymentMethod: 'cash', comment: 'Call first' });
  });

  it('shows errors at their fields and keeps all submitted values', async () => {
    const { answer, post } = await send({
      deliveryTime: '',
      customerAddressId: 'not-mine',
      comment: 'x'.repeat(10_000),
    });
    expect(answer).toMatchObject(
      rejected(422, {
        form: {
          error: {
            deliveryTime: ['Delivery time is not chosen'],
            customerAddressId: ['You have no such address. Please choose one from the list.'],
            comment: ['The comment is too long: up to 1,000 characters.'],
          },
          initialValue: { deliveryType: 'delivery', customerAddressId: 'not-mine', comment: 'x'.repeat(10_000) },
        },
      }),
    );
    expect(post).not.toHaveBeenCalled();
  });

  it('sends no order below the minimum, and links to the cart beside the field errors', async () => {
    const { answer, post } = await send({ deliveryTime: '' }, {}, cart, { MINIMUM_ORDER: '1777' });
    const labels = 'Minimum order 1,777.00\u00a0UAH: 1.00\u00a0UAH more is needed.';
    expect(answer).toMatchObject(
      rejected(422, {
        form: {
          error: { deliveryTime: ['Delivery time is not chosen'], cart: [labels] },
          initialValue: { comment: 'Call first' },
        },
      }),
    );
    const alone = await send({ confirmCreditLimit: 'continue' }, {}, cart, { MINIMUM_ORDER: '1777' });
    expect(alone.answer).toMatchObject(rejected(422, { form: { error: { cart: [labels] } } }));
    for (const each of [post, alone.post]) expect(each).not.toHaveBeenCalled();
    expect((await send({}, {}, cart, { MINIMUM_ORDER: '1776' })).post).toHaveBeenCalledOnce();
  });

  it('marks the lines that are out of stock by the cart and by the API', async () => {
    const text = 'There are not enough selected products in stock';
    const byCart = await send({}, {}, { ...cart, lines: [{ ...line, available: 20 }] });
    expect(byCart.answer).toMatchObject(rejected(422, { shortage: { text, issues: { 7: { message: 'only 20' } } } }));
    expect(byCart.post).not.toHaveBeenCalled();
    const details = { items: [{ productId: '7', requested: 50, available: 30 }] };
    const byApi = await send(
      {},
      { 'POST /documents': Response.json({ status: 409, code: 'OUT_OF_STOCK', details }, { status: 409 }) },
    );
    expect(byApi.answer).toMatchObject(rejected(422, { shortage: { text, issues: { 7: { message: 'only 30' } } } }));
  });

  // @fault O1
  it('places nothing with a missing, forged or foreign idempotency key', async () => {
    const changed = rejected(422, {
      form: {
        error: {
          '': [
            'The cart or its prices have changed since you opened this page. Please check the total and press again.',
          ],
        },
      },
    });
    for (const orderKey of ['', 'made-up']) expect((await send({ orderKey })).answer).toMatchObject(changed);
    const { answer, post } = await send({}, {}, { ...cart, lines: [{ ...line, quantity: 25 }] });
    expect(answer).toMatchObject(changed);
    expect(post).not.toHaveBeenCalled();
    expect(
      (await send({ confirmCreditLimit: 'cancel' }, {}, { ...cart, lines: [{ ...line, quantity: 25 }] })).answer,
    ).toMatchObject(changed);
  });

  it('reports a changed cart, stock issues and every field error at once', async () => {
    const { answer } = await send(
      { comment: 'x'.repeat(2_000) },
      {},
      { ...cart, lines: [{ ...line, available: 20, price: money(1) }] },
    );
    const error = {
      '': [expect.stringMatching(/^The cart or its prices/)],
      comment: [expect.stringMatching(/too long/)],
    };
    expect(answer).toMatchObject(
      rejected(422, { form: { error }, shortage: { issues: { 7: { message: 'only 20' } } } }),
    );
  });

  it('places nothing while the products cannot be loaded, and keeps the choices', async () => {
    const { answer, post } = await send({}, {}, { ...cart, lines: [{ ...line, isUnverified: true }] });
    expect(answer).toMatchObject(rejected(503, { form: { initialValue: { comment: 'Call first' } } }));
    expect(post).not.toHaveBeenCalled();
  });

  // @fault O5
  it('redirects a repeated form with an empty cart to the order that it placed', async () => {
    const empty = { lines: [], total: money(0) };
    const made = { ...placed, date: new Date().toISOString() };
    const { answer } = await send({}, { [list]: { data: [made] } }, empty);
    expect((answer as Response).headers.get('location')).toBe('/en/checkout/success?id=d7');
    expect((await send({}, {}, empty)).answer).toMatchObject(
      rejected(422, { form: { error: { '': ['Your cart is empty, so nothing was ordered this time.'] } } }),
    );
  });

  it('asks before placing an order above the credit limit, and follows the answer', async () => {
    const over = { 'GET /customers/1/balance': { data: { balance: -19_000, creditLimit: 20_000 } } };
    const confirmation = await send({}, over);
    expect(confirmation.answer).toMatchObject(
      rejected(200, {
        overLimit: {
          sentence: 'Attention! Your debt limit is exceeded. Used 20,776 of 20,000\u00a0UAH of the debt limit.',
          advice: expect.stringContaining('or order now: you pay for the current order in cash on receipt') as string,
          contact: { text: 'Your sales representative: Ірина,', phoneHref: 'tel:+380670000001' },
          total: '1,776.00\u00a0UAH',
          fields: confirmation.fields,
        },
      }),
    );
    expect(confirmation.post).not.toHaveBeenCalled();
    const byCard = await send({ paymentMethod: 'creditCard' }, over);
    expect(byCard.answer).toMatchObject(
      rejected(200, {
        overLimit: {
          advice: 'Please contact your sales representative or pay for the current order in cash on receipt.',
        },
      }),
    );
    expect((await send({ confirmCreditLimit: 'yes' }, over)).post).not.toHaveBeenCalled();
    const cancelled = await send({ confirmCreditLimit: 'cancel' }, over);
    expect(cancelled.answer).toMatchObject(rejected(200, { form: { initialValue: { comment: 'Call first' } } }));
    expect(cancelled.post).not.toHaveBeenCalled();
    const confirmed = await send({ confirmCreditLimit: 'continue' }, over);
    expect(confirmed.answer).toBeInstanceOf(Response);
    expect(confirmed.post).toHaveBeenCalledOnce();
  });

  it('does not ask before an order that equals the credit limit', async () => {
    const upTo = { 'GET /customers/1/balance': { data: { balance: -18_224, creditLimit: 20_000 } } };
    expect((await send({}, upTo)).post).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a message', { status: 422, message: 'The books are closed' }, 'API error: 422 - The books are closed'],
    ['without a message', {}, 'API error: 422 - Unprocessable Entity'],
  ])('shows a rejection of the API %s', async (_, body, labels) => {
    const { answer } = await send({}, { 'POST /documents': Response.json(body, { status: 422 }) });
    expect(answer).toMatchObject(
      rejected(422, { form: { error: { '': [labels] }, initialValue: { comment: 'Call first' } } }),
    );
  });

  it('shows how long to wait after too many requests to the API', async () => {
    const { answer } = await send(
      {},
      {
        'POST /documents': Response.json(
          { status: 429, message: 'Slow down' },
          { status: 429, headers: { 'retry-after': '30' } },
        ),
      },
    );
    expect(answer).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '30' } },
      order: { form: { error: { '': [expect.stringContaining('30')] } }, retryAfterSeconds: 30 },
    });
  });

  // @fault O4
  it('reports a lost response and whether the order was looked up, and keeps the idempotency key', async () => {
    const cut = {
      'POST /documents': () => {
        throw new TypeError('cut');
      },
    };
    const { answer, fields } = await send({}, cut);
    expect(answer).toMatchObject(
      rejected(503, {
        unknown: {
          title: 'We do not know whether the order was accepted',
          text: expect.stringContaining('the order is not among them yet') as string,
        },
        form: { initialValue: { orderKey: fields.orderKey } },
        retryAfterSeconds: 0,
      }),
    );
    const unseen = await send({}, { ...cut, [list]: new Response('down', { status: 503 }) });
    expect(unseen.answer).toMatchObject(
      rejected(503, { unknown: { text: expect.stringContaining('cannot be opened right now') as string } }),
    );
  });

  it('keeps the form values when the cart or the account cannot be loaded', async () => {
    const expected = rejected(503, { form: { initialValue: { comment: 'Call first' } }, retryAfterSeconds: 0 });
    expect((await send({}, {}, null)).answer).toMatchObject(expected);
    const { answer, post } = await send({}, { 'GET /customers/me': new Response('down', { status: 503 }) });
    expect(answer).toMatchObject(expected);
    expect(post).not.toHaveBeenCalled();
  });
});
