import { describe, expect, it } from 'vitest';
import { checkQuantity } from './check-quantity';

const bounds = { packSize: 25, available: 100, inCart: 0 };
const problemOf = (typed: string, more: Partial<typeof bounds> = {}) => {
  const checked = checkQuantity(typed, 'piece', { ...bounds, ...more });
  return checked.ok ? null : checked.problem;
};

describe('checkQuantity', () => {
  it('accepts whole packs up to the last one', () => {
    expect(checkQuantity('100', 'piece', bounds)).toEqual({ ok: true, pieces: 100 });
    expect(checkQuantity('4', 'pack', bounds)).toEqual({ ok: true, pieces: 100 });
  });

  it('asks whether a bare number means packs or pieces, unless neither is available', () => {
    expect(checkQuantity('50', 'pack', bounds)).toEqual({
      ok: false,
      problem: { kind: 'whichUnit', count: 50, packSize: 25 },
    });
    expect(checkQuantity('125', 'pack', bounds)).toMatchObject({ problem: { kind: 'tooMany', requested: 3_125 } });
    expect(checkQuantity('50 шт', 'pack', bounds)).toEqual({ ok: true, pieces: 50 });
    expect(checkQuantity('60 шт', 'pack', bounds)).toMatchObject({
      problem: { kind: 'splitsPack', neighbours: [50, 75] },
    });
  });

  it('rejects a unit that the product does not have', () => {
    expect(checkQuantity('50', undefined, bounds)).toEqual({ ok: false, problem: { kind: 'unknownUnit' } });
  });

  it('counts what is in the cart, and offers what still fits', () => {
    expect(problemOf('75', { inCart: 50 })).toEqual({
      kind: 'tooMany',
      requested: 125,
      available: 100,
      inCart: 50,
      offer: 50,
    });
    expect(problemOf('125', { available: 110 })).toMatchObject({
      kind: 'tooMany',
      requested: 125,
      available: 110,
      offer: 100,
    });
    expect(problemOf('25', { available: 0 })).toMatchObject({ kind: 'tooMany', available: 0, offer: 0 });
  });

  it('offers only the neighbours of a split pack that are in stock', () => {
    expect(problemOf('60')).toMatchObject({ kind: 'splitsPack', neighbours: [50, 75] });
    expect(problemOf('90', { available: 80 })).toMatchObject({ kind: 'splitsPack', neighbours: [75] });
    expect(problemOf('90', { available: 20 })).toMatchObject({
      kind: 'tooMany',
      requested: 90,
      available: 20,
      offer: 0,
    });
  });

  it('reports that a whole pack is more than the stock when fewer pieces were requested', () => {
    expect(problemOf('10', { available: 10 })).toEqual({ kind: 'packOverStock', packSize: 25, left: 10 });
    expect(problemOf('10', { inCart: 80 })).toEqual({ kind: 'packOverStock', packSize: 25, left: 20 });
  });

  it.each(['0', '-5'])('rejects %j as not positive', (typed) => {
    expect(problemOf(typed)).toEqual({ kind: 'notPositive' });
  });

  it.each(['1.5', '1e9', 'abc', ''])('rejects %j as not a whole number', (typed) => {
    expect(problemOf(typed)).toEqual({ kind: 'notWhole' });
  });
});
