import { describe, expect, it } from 'vitest';
import { fillFrom, parseSplit, splitShortage, serializeSplit, type Substitute } from './split-shortage';

const from = (productId: string, available: number, packSize: number | null = 25): Substitute => ({
  productId,
  available,
  packSize,
});

describe('fillFrom', () => {
  it.each([
    [50, from('a', 500), [50]],
    [60, from('a', 500), [50, 75]],
    [60, from('a', 50), [50]],
    [10, from('a', 500), [25]],
    [10, from('a', 0), []],
    [7, from('a', 9, null), [7]],
    [7, from('a', 5, null), []],
    [Number.MAX_SAFE_INTEGER + 1, from('a', 500), []],
  ])('%d missing pieces are covered from %j by %j', (missing, substitute, pieces) => {
    expect(fillFrom(missing, substitute)).toEqual(pieces);
  });
});

describe('splitShortage', () => {
  const pieces = (missing: number, ...substitutes: Substitute[]) =>
    splitShortage(missing, substitutes).map((parts) =>
      parts.map((part) => `${part.pieces} ${part.productId}`).join(' + '),
    );

  it.each<[string, number, Substitute[], string[]]>([
    ['all from the nearest', 60, [from('near', 100, 10), from('far', 100, 10)], ['60 near']],
    ['from the one whose packs make it just so', 60, [from('near', 100, 25), from('far', 100, 20)], ['60 far']],
    ['by the packs on both sides where none does', 60, [from('near', 100, 25)], ['50 near', '75 near']],
    ['from the nearest that has enough', 60, [from('near', 20, 10), from('far', 100, 10)], ['60 far']],
    ['from several together', 60, [from('near', 40, 10), from('far', 30, 10)], ['40 near + 20 far']],
    [
      'nothing from one that is sold out',
      60,
      [from('gone', 0, 10), from('near', 40, 10), from('far', 30, 10)],
      ['40 near + 20 far'],
    ],
    ['the last of them in whole packs', 60, [from('near', 25, 25), from('far', 60, 20)], ['60 far']],
    [
      'a pack over rather than under from several',
      80,
      [from('near', 25, 25), from('far', 60, 20)],
      ['25 near + 60 far'],
    ],
    ['not at all where all is not enough', 600, [from('near', 40, 10), from('far', 30, 10)], []],
    ['not at all without others', 60, [], []],
  ])('splitShortage covers missing pieces %s', (_, missing, substitutes, ways) => {
    expect(pieces(missing, ...substitutes)).toEqual(ways);
  });
});

it('parseSplit restores what serializeSplit wrote, for any product ids', () => {
  const parts = [
    { productId: 'a=1&b', pieces: 0 },
    { productId: 'б', pieces: 60 },
  ];
  expect(parseSplit(serializeSplit(parts))).toEqual([
    { productId: 'a=1&b', quantity: '0' },
    { productId: 'б', quantity: '60' },
  ]);
  expect(parseSplit('nonsense')).toEqual([{ productId: 'nonsense', quantity: '' }]);
});
