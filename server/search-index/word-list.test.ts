import { describe, expect, it } from 'vitest';
import { runSync, runInChunks } from './run-in-chunks';
import { findBeginning, loadSimilar, listLabels, placeOf, type WordUse } from './word-list';

const uses: WordUse[] = [
  ['fridom', 0],
  ['fridom', 0],
  ['fridom', 1],
  ['fri', 2],
  ['eksplorer', 3],
];

describe('a list of words', () => {
  const list = runSync(listLabels(uses));
  const similar = (text: string, edits: number) => loadSimilar(list, text, edits).map((at) => list.words[at]);

  it('keeps each word once, with all that bears it', () => {
    expect(list.words).toEqual(['eksplorer', 'fri', 'fridom']);
    expect(list.bearers).toEqual([[3], [2], [0, 1]]);
    expect([placeOf(list, 'fri'), placeOf(list, 'a'), placeOf(list, 'z')]).toEqual([1, 0, 3]);
  });

  it('is the same when it is made in steps, and lets other work go on', async () => {
    const many = Array.from({ length: 2_500 }, (_, at): WordUse => [`word${String(at)}`, at]);
    let breaths = 0;
    const breathe = () => void (breaths += 1);
    setImmediate(() => setImmediate(breathe));
    expect(await runInChunks(listLabels([...many, ...uses]))).toEqual(runSync(listLabels([...many, ...uses])));
    expect(breaths).toBe(1);
  });

  it('finds all that begins so, and nothing where nothing does', () => {
    expect(findBeginning(list, 'fri')).toEqual([1, 3]);
    expect(findBeginning(list, 'frid')).toEqual([2, 3]);
    expect(findBeginning(list, 'x')).toEqual([3, 3]);
  });

  it('finds what is so many slips away, and neighbours that changed places as one slip', () => {
    expect(similar('fridm', 1)).toEqual(['fridom']);
    expect(similar('firdom', 1)).toEqual(['fridom']);
    expect(similar('fidm', 1)).toEqual([]);
    expect(similar('eksplre', 2)).toEqual(['eksplorer']);
  });
});
