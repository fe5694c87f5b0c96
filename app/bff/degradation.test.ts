import { expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { joinDegradation } from './degradation';
import { toDegradationView, optional } from './degradation.server';
import { fakeContext } from './context.fixture';

const at = (time: number) => ({ time, text: String(time) });

it('joinDegradation is null when nothing is missing', () => {
  expect(joinDegradation([null, undefined, {}, { degradation: null }])).toBeNull();
});

it('joinDegradation joins the missing parts of all routes once with the oldest time', () => {
  const frame = { degradation: { asOf: at(9), missing: ['account', 'cart'] } };
  const page = { degradation: { asOf: at(5), missing: ['cart', 'discounts'] } };
  expect(joinDegradation([frame, {}, page])).toEqual({ asOf: at(5), missing: ['account', 'cart', 'discounts'] });
});

it('optional with a null part counts it as missing without naming it', async () => {
  const ctx = fakeContext({});
  expect(await optional(ctx, null, Promise.resolve(null))).toBeNull();
  expect(ctx.degradation.isWhole).toBe(true);
  await optional(ctx, null, ctx.api.readPublic(endpoints.countries.list, {}));
  expect([ctx.degradation.isWhole, toDegradationView(ctx)]).toEqual([false, null]);
});
