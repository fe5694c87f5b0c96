import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { startDeadline } from '~server/api/deadline';
import { loadProductIds } from './product-ids.server';

it('loadProductIds stops at its deadline, and caches a late response for the next call', async () => {
  const rose = { id: 'P1', name: 'Rose', productType: 'product', kind: 'product' };
  const ctx = fakeContext({ 'GET /products?page=1&perPage=100&sort=name&order=asc': { data: [rose] } });
  const { client } = ctx.services;
  const call = client.call.bind(client);
  vi.spyOn(client, 'call').mockImplementation(async (...given) => setTimeout(20).then(() => call(...given)));
  await expect(loadProductIds(ctx, 1, startDeadline(0))).rejects.toMatchObject({ kind: 'timeout' });
  expect((await loadProductIds(ctx, 1, startDeadline())).data).toEqual(['P1']);
  expect(ctx.calls).toHaveLength(1);
});
