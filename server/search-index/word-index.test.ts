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

describe('A word index', () => {
  it('finds a word with confidence 1 and all its postings', () => {
    expect(index.find(parseWord('фрідом'))).toEqual([{ word: 'fridom', confidence: 1, postings: [0, 1] }]);
  });

  it('has less confidence in a stem, a prefix, one typo, two typos and a phonetic match, in this order', () => {
    const confidence = ['фрі', 'білих', 'ніно', 'експлреро', 'кендлайт'].map((typed) => Number(found(typed)[0]?.[1]));
    expect(found('білих')).toEqual([['bil~', 0.95]]);
    expect(confidence[0]).toBeLessThan(confidence[1] ?? 0);
    expect([...confidence.slice(1)].sort((one, other) => other - one)).toEqual(confidence.slice(1));
    expect(new Set(confidence).size).toBe(5);
  });

  it('allows no typo in three letters, one in four, two in eight', () => {
    expect(found('нін')).toEqual([['nina', expect.closeTo(0.89)]]);
    expect(found('нон')).toEqual([]);
    expect(found('нунa')).toEqual(found('нуна'));
    expect(found('фрідуб')).toEqual([]);
  });

  it('ranks another form of a word before a longer word', () => {
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

  it('finds nothing for a single letter that is no word', () => {
    expect(found('ф')).toEqual([]);
  });
});
