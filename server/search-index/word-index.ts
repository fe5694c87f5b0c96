import { addToMultimap } from '../domain/multimap';
import { phoneticKey } from './normalize-word';
import { editDistance, maxEdits } from './edit-distance';
import type { Chunked } from './run-in-chunks';
import { findPrefixRange, findSimilar, buildWordList, lowerBound, type WordList, type Occurrence } from './word-list';
import { markStem, type Word } from './tokenize';

export type Confidence = number;

/** An indexed word that matches, and the positions that have it. */
export interface WordHit {
  readonly word: string;
  readonly confidence: Confidence;
  readonly postings: readonly number[];
}

export interface WordIndex {
  /** Exact matches, stems and prefixes; only without any of them typos and phonetic matches. */
  find(word: Word): readonly WordHit[];
  findExactly(word: Word): readonly WordHit[];
  /** The indexed words of which a word is at most one letter away. */
  findNear(word: Word): readonly string[];
}

const STEP = 1_000;
const MIN_PHONETIC_LENGTH = 3;
const MIN_FUZZY_LENGTH = 4;
/** From this length on a typo may be in the first letter. */
const MIN_FREE_START = 6;
/** Each missing letter makes a prefix less certain, up to this many. */
const MAX_LENGTH_PENALTY = 10;
/** Confidence of each kind of match; an exact one has 1. */
const SAME_STEM = 0.95;
const PREFIX = 0.9;
const ONE_EDIT = 0.75;
const TWO_EDITS = 0.6;
const PHONETIC = 0.55;

export function* indexWords(occurrences: Iterable<Occurrence>): Chunked<WordIndex> {
  const list = yield* buildWordList(occurrences);
  return createWordIndex(list, yield* groupByPhoneticKey(list.words));
}

function createWordIndex(list: WordList, byPhoneticKey: ReadonlyMap<string, readonly number[]>): WordIndex {
  const hitAt = (at: number, confidence: Confidence): WordHit => ({
    word: list.words[at] ?? '',
    confidence,
    postings: list.postings[at] ?? [],
  });

  function hit(word: string, confidence: Confidence): WordHit[] {
    const at = lowerBound(list, word);
    return list.words[at] === word ? [hitAt(at, confidence)] : [];
  }

  /** Shorter words first, since less of them is missing. */
  function findByPrefix(text: string): WordHit[] {
    if (text.length < 2) return hit(text, 1);
    const byLength: WordHit[][] = Array.from({ length: MAX_LENGTH_PENALTY + 1 }, () => []);
    const [from, to] = findPrefixRange(list, text);
    for (let at = from; at < to; at += 1) {
      const leftOut = Math.min(MAX_LENGTH_PENALTY, (list.words[at]?.length ?? 0) - text.length);
      byLength[leftOut]?.push(hitAt(at, leftOut === 0 ? 1 : PREFIX - leftOut / 100));
    }
    return byLength.flat();
  }

  function findFuzzy({ typed, normalized, stem }: Word): WordHit[] {
    const most = maxEdits(typed.length);
    if (most === 0) return [];
    const editsTo = new Map<number, number>();
    for (const text of new Set([typed, normalized, stem])) {
      if (text.length < MIN_FUZZY_LENGTH) continue;
      for (const at of findSimilar(list, text, most)) {
        const word = list.words[at] ?? '';
        if (typed.length >= MIN_FREE_START || hasSameStart(text, word))
          editsTo.set(at, Math.min(editsTo.get(at) ?? most + 1, editDistance(text, word, most)));
      }
    }
    const slipped = [...editsTo].filter(([, edits]) => edits <= most).sort(([, one], [, other]) => one - other);
    return slipped.map(([at, edits]) => hitAt(at, edits <= 1 ? ONE_EDIT : TWO_EDITS));
  }

  function findPhonetic({ normalized }: Word): WordHit[] {
    const sound = phoneticKey(normalized);
    return sound.length < MIN_PHONETIC_LENGTH ? [] : (byPhoneticKey.get(sound) ?? []).map((at) => hitAt(at, PHONETIC));
  }

  return {
    findNear: ({ typed, normalized, stem }) =>
      [typed, normalized, stem].flatMap((text) => findSimilar(list, text, 1).map((at) => list.words[at] ?? '')),
    findExactly({ normalized, stem }) {
      if (normalized === '') return [];
      const whole = hit(normalized, 1);
      return whole.length > 0 ? whole : hit(stem, SAME_STEM);
    },
    find(word) {
      // A repeated single letter is no prefix.
      if (word.normalized.length < 2 && word.typed.length > 1) return [];
      const begun = findByPrefix(word.normalized);
      // 'кали' are callas before they are a prefix of 'калина'.
      const stems = begun[0]?.confidence === 1 ? [] : [...new Set([word.stem, markStem(word.normalized)])];
      const stemmed = stems.flatMap((stem) => hit(stem, SAME_STEM));
      if (stemmed.length + begun.length > 0) return [...stemmed, ...begun];
      const slipped = findFuzzy(word);
      const known = new Set(slipped.map((each) => each.word));
      return [...slipped, ...findPhonetic(word).filter((each) => !known.has(each.word))];
    },
  };
}

/** Whether two short words begin with the same letter, or with the same two in either order: 'vanda' is no 'sand', nor 'van'. */
function hasSameStart(typed: string, word: string): boolean {
  const isSwapped = typed[0] === word[1] && typed[1] === word[0];
  return (typed[0] === word[0] || isSwapped) && word.replace(markStem(''), '').length >= MIN_FUZZY_LENGTH;
}

function* groupByPhoneticKey(words: readonly string[]): Chunked<ReadonlyMap<string, readonly number[]>> {
  const groups = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    if (at % STEP === 0) yield;
    const sound = phoneticKey(word);
    if (sound.length >= MIN_PHONETIC_LENGTH) addToMultimap(groups, sound, at);
  }
  return groups;
}
