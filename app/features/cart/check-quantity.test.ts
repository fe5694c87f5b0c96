import { describe, expect, it } from 'vitest';
import { checkQuantity } from './check-quantity';

const bounds = { packSize: 25, available: 100, inCart: 0 };
const problemOf = (typed: string, more: Partial<typeof bounds> = {}) => {
  const checked = checkQuantity(typed, 'piece', { ...bounds, ...more });
  return checked.ok ? null : checked.problem;
};

describe('checkQuantity', () => {
  it('takes whole packs up to the last one', () => {
    expect(checkQuantity('100', 'piece', bounds)).toEqual({ ok: true, pieces: 100 });
    expect(checkQuantity('4', 'pack', bounds)).toEqual({ ok: true, pieces: 100 });
  });

  it('asks about a bare number that may be packs or pieces, unless neither of both is there', () => {
    expect(checkQuantity('50', 'pack', bounds)).toEqual({
      ok: false,
      problem: { kind: 'whichUnit', count: 50, packSize: 25 },
    });
    expect(checkQuantity('125', 'pack', bounds)).toMatchObject({ problem: { kind: 'tooMany', asked: 3_125 } });
    expect(checkQuantity('50 шт', 'pack', bounds)).toEqual({ ok: true, pieces: 50 });
    expect(checkQuantity('60 шт', 'pack', bounds)).toMatchObject({
      problem: { kind: 'splitsPack', neighbours: [50, 75] },
    });
  });

  it('refuses a unit there is none of', () => {
    expect(checkQuantity('50', undefined, bounds)).toEqual({ ok: false, problem: { kind: 'unknownUnit' } });
  });

  it('counts what the cart holds, and offers what still fits', () => {
    expect(problemOf('75', { inCart: 50 })).toEqual({
      kind: 'tooMany',
      asked: 125,
      available: 100,
      inCart: 50,
      offer: 50,
    });
    expect(problemOf('125', { available: 110 })).toMatchObject({
      kind: 'tooMany',
      asked: 125,
      available: 110,
      offer: 100,
    });
    expect(problemOf('25', { available: 0 })).toMatchObject({ kind: 'tooMany', available: 0, offer: 0 });
  });

  it('offers of a split pack only the neighbours that are in stock', () => {
    expect(problemOf('60')).toMatchObject({ kind: 'splitsPack', neighbours: [50, 75] });
    expect(problemOf('90', { available: 80 })).toMatchObject({ kind: 'splitsPack', neighbours: [75] });
    expect(problemOf('90', { available: 20 })).toMatchObject({ kind: 'tooMany', asked: 90, available: 20, offer: 0 });
  });

  it('says that a whole pack is more than there is to who asked for no more', () => {
    expect(problemOf('10', { available: 10 })).toEqual({ kind: 'packOverStock', packSize: 25, left: 10 });
    expect(problemOf('10', { inCart: 80 })).toEqual({ kind: 'packOverStock', packSize: 25, left: 20 });
  });

  it.each(['0', '-5'])('refuses %j as not positive', (typed) => {
    expect(problemOf(typed)).toEqual({ kind: 'notPositive' });
  });

  it.each(['1.5', '1e9', 'abc', ''])('refuses %j as no whole number', (typed) => {
    expect(problemOf(typed)).toEqual({ kind: 'notWhole' });
  });
});
