import { describe, expect, it } from 'vitest';
import { findNear, growTree, growTreeInSteps, type WordUse } from './word-tree';

const uses: WordUse[] = [['fridom', 0], ['fridom', 0], ['fridom', 1], ['fri', 2], ['eksplorer', 3]];

describe('a tree of words', () => {
  const tree = growTree(uses);

  it('keeps each word once, with all that bears it', () => {
    expect([...tree.keys()].sort()).toEqual(['eksplorer', 'fri', 'fridom']);
    expect(tree.get('fridom')).toEqual([0, 1]);
  });

  it('is the same when it grows in steps, and lets other work go on', async () => {
    const many = Array.from({ length: 2_500 }, (_, at): WordUse => [`word${String(at)}`, at]);
    let breaths = 0;
    const breathe = () => void (breaths += 1);
    setImmediate(() => setImmediate(breathe));
    const grown = await growTreeInSteps([...many, ...uses]);
    expect(grown.size).toBe(2_503);
    expect(grown.get('fridom')).toEqual([0, 1]);
    expect(breaths).toBe(1);
  });

  it('finds what is so many slips away, and neighbours that changed places as one slip', () => {
    expect(findNear(tree, 'fridm', 1)).toEqual(['fridom']);
    expect(findNear(tree, 'firdom', 1)).toEqual(['fridom']);
    expect(findNear(tree, 'fidm', 1)).toEqual([]);
    expect(findNear(tree, 'eksplre', 2)).toEqual(['eksplorer']);
  });
});
