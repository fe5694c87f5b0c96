import { setImmediate } from 'node:timers/promises';
import SearchableMap from 'minisearch/SearchableMap';

/** Words in a tree of their beginnings, each with the positions of all that bears it. */
export type WordTree = SearchableMap<number[]>;

/** A word, and one that bears it; the uses of one bearer follow one another. */
export type WordUse = readonly [word: string, bearer: number];

/** Words taken in between two breaths. */
const STEP = 1_000;

export function growTree(uses: Iterable<WordUse>): WordTree {
  const tree: WordTree = new SearchableMap();
  for (const use of uses) add(tree, use);
  return tree;
}

/** The same, in small steps between which other work goes on. */
export async function growTreeInSteps(uses: Iterable<WordUse>): Promise<WordTree> {
  const tree: WordTree = new SearchableMap();
  let taken = 0;
  for (const use of uses) {
    add(tree, use);
    taken += 1;
    if (taken % STEP === 0) await setImmediate();
  }
  return tree;
}

function add(tree: WordTree, [word, bearer]: WordUse): void {
  const known = tree.get(word);
  if (!known) tree.set(word, [bearer]);
  else if (known.at(-1) !== bearer) known.push(bearer);
}

/** Words at most so many slips from a text; two neighbours swapped are one slip, which the tree itself counts as two. */
export function findNear(tree: WordTree, text: string, slips: number): string[] {
  const swapped = Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2));
  return [...tree.fuzzyGet(text, slips).keys(), ...swapped.filter((word) => tree.has(word))];
}
