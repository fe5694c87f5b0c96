import MiniSearch from 'minisearch';
import { soundOf } from './letters';
import { countSlips, forgivenSlips } from './typos';
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

/** Words indexed between two breaths. */
const STEP = 300;
const LEAST_SOUND = 3;
/** Letters left of a word, once folded, that slips can still be told in. */
const LEAST_SLIPPED = 4;
const [SAME_STEM, PREFIX, ONE_SLIP, TWO_SLIPS, ALIKE] = [0.95, 0.9, 0.75, 0.6, 0.55];

type Bearers = ReadonlyMap<string, readonly number[]>;

const createIndex = () =>
  new MiniSearch<{ id: number; word: string }>({ fields: ['word'], tokenize: (text) => [text], processTerm: (term) => term, storeFields: [] });

/** An index of words, as they are written, sound and begin; each is kept once, however many bear it, so that a large catalogue of few words stays small. */
export function createWordIndex(entries: Iterable<readonly [word: string, bearer: number]>): WordIndex {
  const bearers = gatherBearers(entries);
  const words = [...bearers.keys()];
  const index = createIndex();
  index.addAll(words.map((word, id) => ({ id, word })));
  return lookIn(index, words, bearers);
}

/** The same, made in small steps between which other work goes on. */
export async function createWordIndexInSteps(entries: Iterable<readonly [word: string, bearer: number]>): Promise<WordIndex> {
  const bearers = gatherBearers(entries);
  const words = [...bearers.keys()];
  const index = createIndex();
  await index.addAllAsync(words.map((word, id) => ({ id, word })), { chunkSize: STEP });
  return lookIn(index, words, bearers);
}

function gatherBearers(entries: Iterable<readonly [word: string, bearer: number]>): Bearers {
  const bearers = new Map<string, number[]>();
  for (const [word, bearer] of entries) {
    const known = bearers.get(word);
    if (!known) bearers.set(word, [bearer]);
    else if (known.at(-1) !== bearer) known.push(bearer);
  }
  return bearers;
}

function lookIn(index: ReturnType<typeof createIndex>, words: readonly string[], bearers: Bearers): WordIndex {
  const soundingAs = groupBySound(words);
  const hit = (word: string, sureness: Sureness): WordHit => ({ word, sureness, bearers: bearers.get(word) ?? [] });
  const search = (text: string, options: { prefix?: boolean; fuzzy?: number }) =>
    index.search(text, options).map(({ id }) => words[id as number] ?? '');

  function findBeginning(text: string): WordHit[] {
    const found = text.length < 2 ? (bearers.has(text) ? [text] : []) : search(text, { prefix: true });
    return found.map((word) => hit(word, word === text ? 1 : PREFIX - Math.min(0.1, (word.length - text.length) / 100)));
  }

  function findSlipped({ typed, folded, stem }: Word): WordHit[] {
    const most = forgivenSlips(typed.length);
    if (most === 0) return [];
    const slipsTo = new Map<string, number>();
    for (const text of new Set([typed, folded, stem])) {
      if (text.length < LEAST_SLIPPED) continue;
      for (const word of search(text, { fuzzy: 2 })) slipsTo.set(word, Math.min(slipsTo.get(word) ?? most + 1, countSlips(text, word, most)));
    }
    return [...slipsTo].flatMap(([word, slips]) => (slips > most ? [] : [hit(word, slips <= 1 ? ONE_SLIP : TWO_SLIPS)]));
  }

  function findAlike({ folded }: Word): WordHit[] {
    const sound = soundOf(folded);
    return sound.length < LEAST_SOUND ? [] : (soundingAs.get(sound) ?? []).map((word) => hit(word, ALIKE));
  }

  return {
    findExactly: ({ folded, stem }) => (bearers.has(folded) ? [hit(folded, 1)] : bearers.has(stem) ? [hit(stem, SAME_STEM)] : []),
    find(word) {
      // One letter held down is no abbreviation.
      if (word.folded.length < 2 && word.typed.length > 1) return [];
      const found = findBeginning(word.folded);
      if (found.length > 0) return found;
      const stemmed = bearers.get(word.stem);
      if (stemmed) return [hit(word.stem, SAME_STEM)];
      const slipped = findSlipped(word);
      const known = new Set(slipped.map((each) => each.word));
      return [...slipped, ...findAlike(word).filter((each) => !known.has(each.word))];
    },
  };
}

function groupBySound(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound.length >= LEAST_SOUND) groups.set(sound, [...(groups.get(sound) ?? []), word]);
  }
  return groups;
}
