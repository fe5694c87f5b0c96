import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedPieces, faults, hoursToClaim, parseReceived } from './receipt';

const typed = (came: string, bad = '', reason = '') => ({ came, bad, reason });

describe('what was typed of a line', () => {
  it.each([
    [typed('50'), { came: 50, bad: 0, fault: null }],
    [typed('1 240'), { came: 1240, bad: 0, fault: null }],
    [typed('0'), { came: 0, bad: 0, fault: null }],
    [typed(''), { came: null, bad: 0, fault: null }],
    [typed('50', '11', 'broken'), { came: 50, bad: 11, fault: 'broken' }],
    [typed('45', '', 'missing'), { came: 45, bad: 0, fault: 'missing' }],
    [typed('', '5', 'missing'), { came: 45, bad: 0, fault: 'missing' }],
    [typed('50', '5', 'missing'), { came: 45, bad: 0, fault: 'missing' }],
    [typed('45', '5', 'missing'), { came: 45, bad: 0, fault: 'missing' }],
    [typed('40', '5', 'missing'), { problem: 'countedTwice' }],
    [typed('', '51', 'missing'), { problem: 'tooManyBad' }],
    [typed('many'), { problem: 'notWhole' }],
    [typed('50', '-1', 'broken'), { problem: 'notWhole' }],
    [typed('50', '1,5', 'broken'), { problem: 'notWhole' }],
    [typed('', '5', 'wilted'), { problem: 'cameMissing' }],
    [typed('10', '11', 'wilted'), { problem: 'tooManyBad' }],
    [typed('50', '5'), { problem: 'noReason' }],
    [typed('50', '5', 'ugly'), { problem: 'noReason' }],
    [typed('50', '', 'length'), { problem: 'noNumber' }],
    [typed('50', '', 'missing'), { problem: 'noNumber' }],
  ])('%j of 50 pieces is %j', (line, count) => {
    expect(parseReceived(line, 50, false)).toEqual(count);
  });

  it('takes an empty box for all pieces where the rest is here', () => {
    expect(parseReceived(typed(''), 50, true)).toEqual({ came: 50, bad: 0, fault: null });
    expect(parseReceived(typed('', '11', 'broken'), 50, true)).toEqual({ came: 50, bad: 11, fault: 'broken' });
    expect(parseReceived(typed('45'), 50, true)).toEqual({ came: 45, bad: 0, fault: null });
  });

  it('is a problem, or is kept as it was typed, and never claims more than the invoice and what came have', () => {
    const box = fc.oneof(fc.nat(200).map(String), fc.constantFrom('', ' ', '-3', '2.5', 'шість', '25 шт'));
    const reason = fc.constantFrom('', 'other', ...faults);
    fc.assert(
      fc.property(box, box, reason, fc.nat(200), fc.boolean(), (came, bad, why, expected, isAllHere) => {
        const count = parseReceived({ came, bad, reason: why }, expected, isAllHere);
        if ('problem' in count) return;
        const claimed = claimedPieces(count, expected);
        expect(claimed).toBeGreaterThanOrEqual(0);
        expect(claimed).toBeLessThanOrEqual(Math.max(expected, count.came ?? 0));
        const shown = {
          came: count.came === null ? '' : String(count.came),
          bad: count.bad === 0 ? '' : String(count.bad),
          reason: count.fault ?? '',
        };
        expect(parseReceived(shown, expected, isAllHere)).toEqual(count);
      }),
    );
  });
});

it.each([
  ['2026-11-21T08:00:00Z', 24],
  ['2026-11-21T08:30:00Z', 23],
  ['2026-11-22T08:00:01Z', 0],
  ['2026-11-25T08:00:00Z', 0],
])('at %s a claim can be made for %i hours more', (now, hours) => {
  expect(hoursToClaim(new Date('2026-11-21T08:00:00Z'), 24, new Date(now))).toBe(hours);
});
