import { expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { toDegradationView, optional } from './degradation.server';
import { fakeContext } from './context.fixture';

it('optional with a null part counts it as missing without naming it', async () => {
  const ctx = fakeContext({});
  expect(await optional(ctx, null, Promise.resolve(null))).toBeNull();
  expect(ctx.degradation.isWhole).toBe(true);
  await optional(ctx, null, ctx.api.readPublic(endpoints.countries.list, {}));
  expect([ctx.degradation.isWhole, toDegradationView(ctx)]).toEqual([false, null]);
});
