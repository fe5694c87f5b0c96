import { describe, expect, it } from 'vitest';
import { runSync, runInChunks } from './run-in-chunks';
import { findPrefixRange, findSimilar, buildWordList, lowerBound, type Occurrence } from './word-list';

const uses: Occurrence[] = [
  ['fridom', 0],
  ['fridom', 0],
  ['fridom', 1],
  ['fri', 2],
  ['eksplorer', 3],
];

describe('A word list', () => {
  const list = runSync(buildWordList(uses));
  const similar = (text: string, edits: number) => findSimilar(list, text, edits).map((at) => list.words[at]);

  it('has each word once with all its postings', () => {
    expect(list.words).toEqual(['eksplorer', 'fri', 'fridom']);
    expect(list.postings).toEqual([[3], [2], [0, 1]]);
    expect([lowerBound(list, 'fri'), lowerBound(list, 'a'), lowerBound(list, 'z')]).toEqual([1, 0, 3]);
  });

  it('is the same when built in chunks, which let other work run', async () => {
    const many = Array.from({ length: 2_500 }, (_, at): Occurrence => [`word${String(at)}`, at]);
    let breaths = 0;
    const breathe = () => void (breaths += 1);
    setImmediate(() => setImmediate(breathe));
    expect(await runInChunks(buildWordList([...many, ...uses]))).toEqual(runSync(buildWordList([...many, ...uses])));
    expect(breaths).toBe(1);
  });

  it('finds all words with a prefix, and none for an unknown one', () => {
    expect(findPrefixRange(list, 'fri')).toEqual([1, 3]);
    expect(findPrefixRange(list, 'frid')).toEqual([2, 3]);
    expect(findPrefixRange(list, 'x')).toEqual([3, 3]);
  });

  it('finds words within an edit distance, where swapped neighbours count once', () => {
    expect(similar('fridm', 1)).toEqual(['fridom']);
    expect(similar('firdom', 1)).toEqual(['fridom']);
    expect(similar('fidm', 1)).toEqual([]);
    expect(similar('eksplre', 2)).toEqual(['eksplorer']);
  });
});
