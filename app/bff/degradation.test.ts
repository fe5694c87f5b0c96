import { expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { joinDegradation } from './degradation';
import { toDegradationView, optional } from './degradation.server';
import { fakeContext } from './context.fixture';

const at = (time: number) => ({ time, text: String(time) });

it('says nothing when nothing is missing', () => {
  expect(joinDegradation([null, undefined, {}, { degradation: null }])).toBeNull();
});

it('joins what the parts of a page lack, each part once, the oldest hour first', () => {
  const frame = { degradation: { asOf: at(9), missing: ['account', 'cart'] } };
  const page = { degradation: { asOf: at(5), missing: ['cart', 'discounts'] } };
  expect(joinDegradation([frame, {}, page])).toEqual({ asOf: at(5), missing: ['account', 'cart', 'discounts'] });
});

it('counts a part that its own place tells of as missing, and does not name it', async () => {
  const ctx = fakeContext({});
  expect(await optional(ctx, null, Promise.resolve(null))).toBeNull();
  expect(ctx.degradation.isWhole).toBe(true);
  await optional(ctx, null, ctx.api.readPublic(endpoints.countries.list, {}));
  expect([ctx.degradation.isWhole, toDegradationView(ctx)]).toEqual([false, null]);
});
