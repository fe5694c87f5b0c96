import { expect, it } from 'vitest';
import { joinGaps } from './gaps';

const at = (time: number) => ({ time, text: String(time) });

it('says nothing when nothing is missing', () => {
  expect(joinGaps([null, undefined, {}, { gaps: null }])).toBeNull();
});

it('joins what the parts of a page lack, each part once, the oldest hour first', () => {
  const frame = { gaps: { asOf: at(9), missing: ['account', 'cart'] } };
  const page = { gaps: { asOf: at(5), missing: ['cart', 'discounts'] } };
  expect(joinGaps([frame, {}, page])).toEqual({ asOf: at(5), missing: ['account', 'cart', 'discounts'] });
});
