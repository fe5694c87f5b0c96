import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedPieces, countAgainst, faults, hoursToClaim, parseReceived } from './receipt';

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
    [typed('40', '5', 'missing'), { problem: 'countedTwice', box: 'bad' }],
    [typed('', '51', 'missing'), { problem: 'tooManyMissing', box: 'bad' }],
    [typed('many'), { problem: 'notWhole', box: 'came' }],
    [typed('100000'), { problem: 'notWhole', box: 'came' }],
    [typed('50', '-1', 'broken'), { problem: 'notWhole', box: 'bad' }],
    [typed('50', '1,5', 'broken'), { problem: 'notWhole', box: 'bad' }],
    [typed('', '5', 'wilted'), { problem: 'cameMissing', box: 'came' }],
    [typed('10', '11', 'wilted'), { problem: 'tooManyBad', box: 'bad' }],
    [typed('50', '5'), { problem: 'noReason', box: 'reason' }],
    [typed('50', '5', 'ugly'), { problem: 'noReason', box: 'reason' }],
    [typed('50', '', 'length'), { problem: 'noNumber', box: 'bad' }],
    [typed('50', '', 'missing'), { problem: 'noMissing', box: 'bad' }],
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
        expect(claimed).toBeLessThanOrEqual(expected);
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

describe('a count, once the invoice has other pieces', () => {
  it.each([
    [{ came: 50, bad: 0, fault: null }, 60, { came: null, bad: 0, fault: null }, 0],
    [{ came: 45, bad: 0, fault: 'missing' }, 60, { came: 45, bad: 0, fault: 'missing' }, 15],
    [{ came: 45, bad: 0, fault: 'missing' }, 45, { came: 45, bad: 0, fault: null }, 0],
    [{ came: 50, bad: 3, fault: 'broken' }, 60, { came: 50, bad: 3, fault: 'broken' }, 13],
    [{ came: 60, bad: 5, fault: 'broken' }, 50, { came: 60, bad: 5, fault: 'broken' }, 0],
    [{ came: null, bad: 0, fault: null }, 60, { came: null, bad: 0, fault: null }, 0],
  ] as const)('%j of 50, of %i now, is %j and claims %i', (count, expected, now, claimed) => {
    expect(countAgainst(count, 50, expected)).toEqual(now);
    expect(claimedPieces(now, expected)).toBe(claimed);
  });

  it('can be saved again as it is, whatever the invoice has now', () => {
    const typedBox = fc.oneof(fc.nat(200).map(String), fc.constant(''));
    const reason = fc.constantFrom('', ...faults);
    fc.assert(
      fc.property(typedBox, typedBox, reason, fc.nat(200), fc.nat(200), (came, bad, why, before, after) => {
        const count = parseReceived({ came, bad, reason: why }, before, false);
        if ('problem' in count) return;
        const now = countAgainst(count, before, after);
        const shown = typed(String(now.came ?? ''), String(now.bad || ''), now.fault ?? '');
        expect(parseReceived(shown, after, false)).toEqual(now);
      }),
    );
  });
});

it.each([
  ['2026-11-21T08:00:00Z', 24],
  ['2026-11-21T08:30:00Z', 23],
  ['2026-11-22T07:30:00Z', 0],
  ['2026-11-22T08:00:00Z', null],
  ['2026-11-25T08:00:00Z', null],
])('at %s a claim can be made for %s whole hours more', (now, hours) => {
  expect(hoursToClaim(new Date('2026-11-21T08:00:00Z'), 24, new Date(now))).toBe(hours);
});
