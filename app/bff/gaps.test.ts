import { expect, it } from 'vitest';
import { readCountries } from '~server/contract/catalogue';
import { joinGaps } from './gaps';
import { describeGaps, orNamed } from './gaps.server';
import { fakeScope } from './scope.fixture';

const at = (time: number) => ({ time, text: String(time) });

it('says nothing when nothing is missing', () => {
  expect(joinGaps([null, undefined, {}, { gaps: null }])).toBeNull();
});

it('joins what the parts of a page lack, each part once, the oldest hour first', () => {
  const frame = { gaps: { asOf: at(9), missing: ['account', 'cart'] } };
  const page = { gaps: { asOf: at(5), missing: ['cart', 'discounts'] } };
  expect(joinGaps([frame, {}, page])).toEqual({ asOf: at(5), missing: ['account', 'cart', 'discounts'] });
});

it('counts a part that its own place tells of as missing, and does not name it', async () => {
  const scope = fakeScope({});
  expect(await orNamed(scope, null, Promise.resolve(null))).toBeNull();
  expect(scope.gaps.isWhole).toBe(true);
  await orNamed(scope, null, scope.api.readPublic(readCountries, {}));
  expect([scope.gaps.isWhole, describeGaps(scope)]).toEqual([false, null]);
});
