import { describe, expect, it } from 'vitest';
import { runSync } from './run-in-chunks';
import { indexWords, type WordIndex } from './word-index';
import type { Occurrence } from './word-list';
import { parseWord } from './tokenize';

const indexOf = (uses: Occurrence[]): WordIndex => runSync(indexWords(uses));

const index = indexOf([
  ['fridom', 0],
  ['fridom', 1],
  ['eksplorer', 2],
  ['nina', 3],
  ['bil~', 4],
  ['kandlelait', 5],
]);
const found = (typed: string) => index.find(parseWord(typed)).map(({ word, confidence }) => [word, confidence]);

describe('a word index', () => {
  it('is sure of a word as it stands, with all that bears it', () => {
    expect(index.find(parseWord('фрідом'))).toEqual([{ word: 'fridom', confidence: 1, postings: [0, 1] }]);
  });

  it('is less sure of a beginning, a stem, a slip, two slips and a likeness, in this order', () => {
    const confidence = ['фрі', 'білих', 'ніно', 'експлреро', 'кендлайт'].map((typed) => Number(found(typed)[0]?.[1]));
    expect(found('білих')).toEqual([['bil~', 0.95]]);
    expect(confidence[0]).toBeLessThan(confidence[1] ?? 0);
    expect([...confidence.slice(1)].sort((one, other) => other - one)).toEqual(confidence.slice(1));
    expect(new Set(confidence).size).toBe(5);
  });

  it('forgives nothing in words of three letters, one slip in four, two in eight', () => {
    expect(found('нін')).toEqual([['nina', expect.closeTo(0.89)]]);
    expect(found('нон')).toEqual([]);
    expect(found('нунa')).toEqual(found('нуна'));
    expect(found('фрідуб')).toEqual([]);
  });

  it('puts the same word with another ending before one that only begins so', () => {
    const flowers = indexOf([
      ['kala', 0],
      ['kal~', 0],
      ['kalina', 1],
      ['kalin~', 1],
      ['eustoma', 2],
      ['eustom~', 2],
    ]);
    const first = (typed: string) =>
      flowers.find(parseWord(typed)).map(({ word, confidence }) => [word, confidence])[0];
    expect(['кали', 'калла', 'калини'].map(first)).toEqual([
      ['kal~', 0.95],
      ['kala', 1],
      ['kalin~', 0.95],
    ]);
    expect(first('еустом'), 'ends like one with an ending').toEqual(['eustom~', 0.95]);
  });

  it('finds nothing for one letter that is no word', () => {
    expect(found('ф')).toEqual([]);
  });
});
