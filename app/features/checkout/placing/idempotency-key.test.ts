import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { matchesCart, decryptIdempotencyKey, encryptIdempotencyKey } from './idempotency-key.server';
import { saveOrderState } from './order-lock.server';
import { money } from '~server/contract/money';

const me = (id: number) =>
  fakeContext({ 'GET /customers/me': { data: { id, phone: '+380501112233' } } }, { isSignedIn: true });
const line = {
  itemId: 'a',
  product: { name: 'Freedom', manufacturer: null },
  lengthCm: 60,
  isSecondGrade: false,
  productId: '7',
  quantity: 50,
  price: money(3_840),
  discount: money(0),
  total: money(192_000),
  available: 100,
  isUnverified: false,
};
const cart = { lines: [line], total: money(192_000) };
const keyOf = async (newest: string | null | undefined, of = cart) =>
  decryptIdempotencyKey(me(1), await encryptIdempotencyKey(me(1), '1', of, newest));

describe('the idempotency key', () => {
  it('is equal in every tab, reload and process that shows the same cart', async () => {
    expect((await keyOf('d1'))?.id).toBe((await keyOf('d1'))?.id);
  });

  it('is equal for the same lines in any order', async () => {
    const other = { ...line, itemId: 'b', productId: '8' };
    const key = await keyOf('d1', { ...cart, lines: [line, other] });
    expect(key && matchesCart(key, { ...cart, lines: [other, line] })).toBe(true);
  });

  it('differs after an order, for another cart, and while the newest order is unknown', async () => {
    const ids = await Promise.all([
      keyOf('d1'),
      keyOf('d2'),
      keyOf(null),
      keyOf(undefined),
      keyOf(undefined),
      keyOf('d1', { ...cart, lines: [{ ...line, itemId: 'b' }] }),
    ]);
    expect(new Set(ids.map((key) => key?.id)).size).toBe(6);
  });

  it('differs once its order is placed, though lines and newest order are equal', async () => {
    const ctx = me(1);
    const keyNow = async () => decryptIdempotencyKey(ctx, await encryptIdempotencyKey(ctx, '1', cart, 'd1'));
    const first = await keyNow();
    if (!first) throw new Error('no key');
    await saveOrderState(ctx, first, { state: 'confirmed', attempts: 0, documentId: 'd2' });
    const second = await keyNow();
    expect(second?.id).not.toBe(first.id);
    expect(second && matchesCart(second, cart)).toBe(true);
  });

  // @fault O1
  it('matches only the cart and prices that it was made for', async () => {
    const key = await keyOf('d1');
    const fits = (changed: Partial<typeof line>) =>
      key && matchesCart(key, { ...cart, lines: [{ ...line, ...changed }] });
    expect(fits({})).toBe(true);
    expect(fits({ available: 0 })).toBe(true);
    expect(fits({ quantity: 75 })).toBe(false);
    expect(fits({ price: money(3_841) })).toBe(false);
    expect(fits({ discount: money(1) })).toBe(false);
    expect(key && matchesCart(key, { lines: [], total: money(0) })).toBe(false);
  });

  it('is encrypted with the encrypter of the portal, which caches what it decrypted', async () => {
    const encrypted = await encryptIdempotencyKey(me(1), '1', cart, null);
    expect(JSON.parse((await me(1).services.orderKeyEncrypter.decrypt(encrypted)) ?? '{}')).toMatchObject({
      customerId: '1',
    });
  });

  // @fault O1
  it('can be decrypted only for its customer and only unchanged', async () => {
    const encrypted = await encryptIdempotencyKey(me(1), '1', cart, null);
    expect(await decryptIdempotencyKey(me(1), encrypted)).toMatchObject({
      customerId: '1',
      total: 192_000,
      newestOrderId: null,
    });
    expect(await decryptIdempotencyKey(me(2), encrypted)).toBeNull();
    expect(await decryptIdempotencyKey(me(1), `${encrypted.slice(0, -6)}AAAAAA`)).toBeNull();
    for (const nothing of [undefined, '', 'made-up']) expect(await decryptIdempotencyKey(me(1), nothing)).toBeNull();
  });
});
