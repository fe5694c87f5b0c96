import { describe, expect, it, vi } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { OrderDraft } from '~server/contract/documents';
import { ordersPlaced } from '~server/metrics';
import type { IdempotencyKey } from './idempotency-key.server';
import { saveOrderState } from './order-lock.server';
import { placeOrder, recallOrder } from './place-order.server';

const draft: OrderDraft = {
  documentType: 'order',
  deliveryType: 'pickup',
  deliveryDate: '2026-11-21',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cash',
  items: [{ productId: '7', quantity: 50, price: 38.4, discount: 0, total: 1920 }],
};
const list = 'GET /documents?documentType=order&page=1&perPage=20';
const order = (id: string, total = 1920, date = '2026-11-20T05:00:00Z') => ({
  id,
  number: id,
  documentType: 'order',
  date,
  total,
});
const busy = () => new Response('down', { status: 503 });
const cut = () => {
  throw new TypeError('connection lost');
};

let keys = 0;
/** A key nobody has used; made when `d1` was the newest order. */
const aKey = (more: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  id: `key-${(keys += 1)}`,
  customerId: '1',
  total: 192_000,
  newestOrderId: 'd1',
  madeAt: Date.parse('2026-11-20T05:00:00Z'),
  ...more,
});
const contextWith = (answers: FakeAnswers) => fakeContext(answers, { isSignedIn: true });

describe('placeOrder', () => {
  // @fault O2
  it('sends an order once per key and logs it once, also for repeated and simultaneous submissions', async () => {
    const post = vi.fn((sent: RequestInit) => ({
      data: order(`d-${String(new Headers(sent.headers).get('idempotency-key'))}`),
    }));
    const ctx = contextWith({ 'POST /documents': post });
    const log = vi.spyOn(ctx.services.log, 'info');
    const key = aKey();
    const pressed = await Promise.all([placeOrder(ctx, key, draft), placeOrder(ctx, key, draft)]);
    const again = await placeOrder(ctx, key, draft);
    expect(new Set([...pressed, again].map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ kind: 'placed', documentId: `d-${key.id}` })]),
    );
    expect(post).toHaveBeenCalledOnce();
    expect(log.mock.calls).toEqual([[{ requestId: 'test-request', documentId: `d-${key.id}` }, 'order placed']]);
  });

  it('gives submissions made at once after a rejection the result of the new attempt, not the old rejection', async () => {
    let attempts = 0;
    const ctx = contextWith({
      'POST /documents': () =>
        (attempts += 1) === 1
          ? Response.json({ status: 409, code: 'OUT_OF_STOCK' }, { status: 409 })
          : { data: order('d2') },
    });
    const key = aKey();
    expect(await placeOrder(ctx, key, draft)).toMatchObject({ kind: 'short' });
    const { shared } = ctx.services;
    // The state that says the order is being sent is seen late, as over a network.
    const seen = vi.spyOn(shared, 'set');
    seen.mockImplementationOnce(async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      seen.mockRestore();
      return await shared.set(...args);
    });
    const placed = { kind: 'placed', documentId: 'd2' };
    expect(await Promise.all([placeOrder(ctx, key, draft), placeOrder(ctx, key, draft)])).toEqual([placed, placed]);
  });

  it('reports lines that are out of stock, and can be submitted again', async () => {
    const details = { items: [{ productId: 7, requested: 50, available: 30 }] };
    let attempts = 0;
    const post = () =>
      (attempts += 1) === 1
        ? Response.json({ status: 409, code: 'OUT_OF_STOCK', details }, { status: 409 })
        : { data: order('d2') };
    const ctx = contextWith({ 'POST /documents': post });
    const key = aKey();
    expect(await placeOrder(ctx, key, draft)).toMatchObject({
      kind: 'short',
      items: [{ productId: '7', available: 30 }],
    });
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'placed', documentId: 'd2' });
  });

  it.each([undefined, { available: 3 }])(
    'returns a shortage without items when the API sends the details %j',
    async (details) => {
      const ctx = contextWith({
        'POST /documents': Response.json({ status: 409, code: 'OUT_OF_STOCK', details }, { status: 409 }),
      });
      expect(await placeOrder(ctx, aKey(), draft)).toEqual({ kind: 'short', items: [] });
    },
  );

  it.each([422, 403, 429])('shows the message of the API for any other rejection: %i', async (status) => {
    const ctx = contextWith({
      'POST /documents': Response.json(
        { status, message: 'Сума не сходиться' },
        { status, headers: { 'retry-after': '30' } },
      ),
    });
    expect(await placeOrder(ctx, aKey(), draft)).toEqual({
      kind: 'rejected',
      status,
      message: 'Сума не сходиться',
      waitSeconds: 30,
    });
    expect(ctx.calls).toEqual(['POST /documents']);
  });

  it.each([
    ['cut off', cut],
    ['a 503', busy],
    ['nonsense', () => new Response('<html>')],
  ])('finds the order in the documents when the response is %s', async (_, lost) => {
    const ctx = contextWith({ 'POST /documents': lost, [list]: { data: [order('d2'), order('d1')] } });
    expect(await placeOrder(ctx, aKey(), draft)).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(ctx.calls).toEqual(['POST /documents', list]);
  });

  it('does not match an older order of the same total when the previous newest order is no longer listed', async () => {
    const old = order('d0', 1920, '2026-11-06T05:00:00Z');
    const ctx = contextWith({ 'POST /documents': cut, [list]: { data: [order('d2'), old] } });
    expect(await placeOrder(ctx, aKey({ newestOrderId: 'gone' }), draft)).toEqual({
      kind: 'placed',
      documentId: 'd2',
    });
    const without = contextWith({ 'POST /documents': cut, [list]: { data: [old] } });
    expect(await placeOrder(without, aKey({ newestOrderId: 'gone' }), draft)).toEqual({
      kind: 'unknown',
      looked: true,
    });
  });

  // @fault O4
  it('matches neither an older order of the same total nor a newer order of another total', async () => {
    const ctx = contextWith({ 'POST /documents': cut, [list]: { data: [order('d3', 99), order('d1'), order('d0')] } });
    expect(await placeOrder(ctx, aKey(), draft)).toEqual({ kind: 'unknown', looked: true });
    expect(ctx.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('matches by time where the newest order was unknown', async () => {
    const ctx = contextWith({
      'POST /documents': cut,
      [list]: { data: [order('d9', 1920, '2026-11-20T05:01:00Z'), order('d8', 1920, '2026-11-19T05:00:00Z')] },
    });
    expect(await placeOrder(ctx, aKey({ newestOrderId: undefined }), draft)).toEqual({
      kind: 'placed',
      documentId: 'd9',
    });
    expect(
      await placeOrder(ctx, aKey({ newestOrderId: undefined, madeAt: Date.parse('2026-11-21T00:00:00Z') }), draft),
    ).toEqual({ kind: 'unknown', looked: true });
  });

  // @fault O3
  it('returns unknown when nothing answers, and looks the order up before it sends the key again', async () => {
    let arrived = false;
    const post = vi.fn(cut);
    const ctx = contextWith({ 'POST /documents': post, [list]: () => (arrived ? { data: [order('d2')] } : busy()) });
    const key = aKey();
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'unknown', looked: false });
    arrived = true;
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(post).toHaveBeenCalledOnce();
  });

  it('sends the same key again when it is resubmitted and the order is not among the documents', async () => {
    const post = vi.fn((_sent: RequestInit): unknown => (post.mock.calls.length === 1 ? cut() : { data: order('d2') }));
    const ctx = contextWith({ 'POST /documents': post, [list]: { data: [order('d1')] } });
    const key = aKey();
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'unknown', looked: true });
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(post.mock.calls.map(([sent]) => new Headers(sent.headers).get('idempotency-key'))).toEqual([key.id, key.id]);
  });

  it('sends nothing for a submission that waited while the response to the first was lost', async () => {
    const post = vi.fn(cut);
    const ctx = contextWith({ 'POST /documents': post, [list]: { data: [order('d1')] } });
    const key = aKey();
    const unknown = { kind: 'unknown', looked: true };
    expect(await Promise.all([placeOrder(ctx, key, draft), placeOrder(ctx, key, draft)])).toEqual([unknown, unknown]);
    expect(post).toHaveBeenCalledOnce();
  });

  it('counts and logs an order once when both its sender and a waiting submission find it after a lost response', async () => {
    const found = vi.fn(() => ({ data: [order('d2'), order('d1')] }));
    const ctx = contextWith({ 'POST /documents': cut, [list]: found });
    const log = vi.spyOn(ctx.services.log, 'info');
    const count = vi.spyOn(ordersPlaced, 'inc');
    const key = aKey();
    // The sender's result is stored late, as over a network, so that the waiting submission looks too.
    const { shared } = ctx.services;
    const set = shared.set.bind(shared);
    vi.spyOn(shared, 'set').mockImplementation(async (...args) => {
      if (args[1].includes('confirmed')) await new Promise((resolve) => setTimeout(resolve, 120));
      return await set(...args);
    });
    const placed = { kind: 'placed', documentId: 'd2' };
    expect(await Promise.all([placeOrder(ctx, key, draft), placeOrder(ctx, key, draft)])).toEqual([placed, placed]);
    expect(found).toHaveBeenCalledTimes(2);
    expect(count).toHaveBeenCalledOnce();
    expect(log.mock.calls).toEqual([[{ requestId: 'test-request', documentId: 'd2' }, 'order placed']]);
    count.mockRestore();
  });

  it('waits for the process that is sending the order', async () => {
    const ctx = contextWith({});
    const key = aKey();
    await saveOrderState(ctx, key, { state: 'sent', attempts: 0, at: Date.now() - 10_000 });
    const pressed = placeOrder(ctx, key, draft);
    setTimeout(() => void saveOrderState(ctx, key, { state: 'confirmed', attempts: 0, documentId: 'd2' }), 20);
    expect(await pressed).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(ctx.calls).toEqual([]);
  });

  // @fault O5
  it('places one order from two processes that share a store, and both return it', async () => {
    const post = vi.fn(() => ({ data: order('d2') }));
    const one = contextWith({ 'POST /documents': post });
    const two = {
      ...contextWith({ 'POST /documents': post }),
      services: { ...contextWith({}).services, shared: one.services.shared },
    };
    const key = aKey();
    const pressed = await Promise.all([
      placeOrder(one, key, draft),
      placeOrder(two, key, draft),
      placeOrder(two, key, draft),
    ]);
    expect(pressed).toEqual(Array(3).fill({ kind: 'placed', documentId: 'd2' }));
    expect(await placeOrder(two, key, draft)).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(post).toHaveBeenCalledOnce();
  });

  // @fault O2
  it('gives a waiting submission the rejection of the first, and sends nothing for it', async () => {
    const post = vi.fn(() => Response.json({ status: 422, message: 'No' }, { status: 422 }));
    const ctx = contextWith({ 'POST /documents': post });
    const key = aKey();
    const rejected = { kind: 'rejected', status: 422, message: 'No' };
    expect(await Promise.all([placeOrder(ctx, key, draft), placeOrder(ctx, key, draft)])).toEqual([rejected, rejected]);
    expect(post).toHaveBeenCalledOnce();
  });

  // @fault O2
  it('looks among the documents first when the sending process has died', async () => {
    const post = vi.fn(cut);
    const ctx = contextWith({ 'POST /documents': post, [list]: { data: [order('d2')] } });
    const key = aKey();
    await saveOrderState(ctx, key, { state: 'sent', attempts: 0, at: Date.now() - 60_000 });
    expect(await placeOrder(ctx, key, draft)).toEqual({ kind: 'placed', documentId: 'd2' });
    expect(post).not.toHaveBeenCalled();
  });

  it('throws when the customer is banned', async () => {
    const ctx = contextWith({
      'POST /documents': Response.json({ status: 403, code: 'CUSTOMER_BANNED' }, { status: 403 }),
    });
    await expect(placeOrder(ctx, aKey(), draft)).rejects.toMatchObject({ kind: 'banned' });
  });
});

describe('recallOrder', () => {
  it('returns an order of this process without a request, and finds others among the documents', async () => {
    const key = aKey();
    const ctx = contextWith({ 'POST /documents': { data: order('d2') }, [list]: { data: [order('d5'), order('d1')] } });
    await placeOrder(ctx, key, draft);
    expect(await recallOrder(ctx, key)).toBe('d2');
    expect(ctx.calls).toEqual(['POST /documents']);
    expect(await recallOrder(ctx, aKey())).toBe('d5');
    expect(await recallOrder(ctx, aKey({ total: 5 }))).toBeNull();
  });
});
