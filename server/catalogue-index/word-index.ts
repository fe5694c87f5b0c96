import { soundOf } from './letters';
import { countSlips, forgivenSlips } from './typos';
import { findNear, growTree, growTreeInSteps, type WordTree, type WordUse } from './word-tree';
import type { Word } from './words';

/** How sure it is that a typed word means an indexed one; 1 is letter for letter. */
export type Sureness = number;

/** An indexed word that a typed one may mean, with all that bears it. */
export interface WordHit {
  readonly word: string;
  readonly sureness: Sureness;
  readonly bearers: readonly number[];
}

export interface WordIndex {
  /** Exact words and words that begin so; only when there is none, words a slip or two away, or that sound alike. */
  find(word: Word): readonly WordHit[];
  /** The word itself, or its stem. */
  findExactly(word: Word): readonly WordHit[];
}

const LEAST_SOUND = 3;
/** Letters left of a word, once folded, that slips can still be told in. */
const LEAST_SLIPPED = 4;
const [SAME_STEM, PREFIX, ONE_SLIP, TWO_SLIPS, ALIKE] = [0.95, 0.9, 0.75, 0.6, 0.55];

/** An index of words, as they are written, sound and begin; each is kept once, however many bear it, so that a large catalogue of few words stays small. */
export function createWordIndex(uses: Iterable<WordUse>): WordIndex {
  return lookIn(growTree(uses));
}

/** The same, made in small steps between which other work goes on. */
export async function createWordIndexInSteps(uses: Iterable<WordUse>): Promise<WordIndex> {
  return lookIn(await growTreeInSteps(uses));
}

function lookIn(tree: WordTree): WordIndex {
  const soundingAs = groupBySound(tree.keys());
  const hit = (word: string, sureness: Sureness): WordHit => ({ word, sureness, bearers: tree.get(word) ?? [] });

  /** Shorter words, which less is left out of, come first. */
  function findBeginning(text: string): WordHit[] {
    if (text.length < 2) return tree.has(text) ? [hit(text, 1)] : [];
    const found = Array.from(tree.atPrefix(text), ([word, known]) => {
      const sureness = word === text ? 1 : PREFIX - Math.min(0.1, (word.length - text.length) / 100);
      return { word, sureness, bearers: known };
    });
    return found.sort((one, other) => other.sureness - one.sureness);
  }

  function findSlipped({ typed, folded, stem }: Word): WordHit[] {
    const most = forgivenSlips(typed.length);
    if (most === 0) return [];
    const slipsTo = new Map<string, number>();
    for (const text of new Set([typed, folded, stem])) {
      if (text.length < LEAST_SLIPPED) continue;
      for (const word of findNear(tree, text, most)) slipsTo.set(word, Math.min(slipsTo.get(word) ?? most + 1, countSlips(text, word, most)));
    }
    return [...slipsTo].flatMap(([word, slips]) => (slips > most ? [] : [hit(word, slips <= 1 ? ONE_SLIP : TWO_SLIPS)]));
  }

  function findAlike({ folded }: Word): WordHit[] {
    const sound = soundOf(folded);
    return sound.length < LEAST_SOUND ? [] : (soundingAs.get(sound) ?? []).map((word) => hit(word, ALIKE));
  }

  return {
    findExactly: ({ folded, stem }) => (tree.has(folded) ? [hit(folded, 1)] : tree.has(stem) ? [hit(stem, SAME_STEM)] : []),
    find(word) {
      // One letter held down is no abbreviation.
      if (word.folded.length < 2 && word.typed.length > 1) return [];
      const found = findBeginning(word.folded);
      if (found.length > 0) return found;
      const stemmed = tree.get(word.stem);
      if (stemmed) return [hit(word.stem, SAME_STEM)];
      const slipped = findSlipped(word);
      const known = new Set(slipped.map((each) => each.word));
      return [...slipped, ...findAlike(word).filter((each) => !known.has(each.word))];
    },
  };
}

function groupBySound(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound.length < LEAST_SOUND) continue;
    const known = groups.get(sound);
    if (known) known.push(word);
    else groups.set(sound, [word]);
  }
  return groups;
}
