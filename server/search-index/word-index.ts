import { addUnder } from './add-under';
import { soundOf } from './letters';
import { editDistance, allowedEdits } from './typos';
import type { Chunked } from './run-in-chunks';
import { findBeginning, loadSimilar, listLabels, placeOf, type WordList, type WordUse } from './word-list';
import { asStem, type Word } from './words';

/** How sure it is that a typed word means an indexed one; 1 is letter for letter. */
export type Confidence = number;

/** An indexed word that a typed one may mean, with all that bears it. */
export interface WordHit {
  readonly word: string;
  readonly confidence: Confidence;
  readonly bearers: readonly number[];
}

export interface WordIndex {
  /** Exact words, the same with another ending, and words that begin so; only when there is none, words a slip or two away, or that sound alike. */
  find(word: Word): readonly WordHit[];
  /** The word itself, or its stem. */
  findExactly(word: Word): readonly WordHit[];
}

/** Words grouped by one step. */
const STEP = 1_000;
/** Letters of the shortest sound that words are found by. */
const LEAST_SOUND = 3;
/** Letters left of a word, once folded, that slips can still be told in. */
const LEAST_SLIPPED = 4;
/** Letters left out of a word that make it less sure; what more is left out counts no more. */
const MAX_LEFT_OUT = 10;
/** How sure a word of the same stem is; the word itself is 1. */
const SAME_STEM = 0.95;
/** How sure a word is that begins so, before what is left out is counted. */
const PREFIX = 0.9;
/** How sure a word is that is one slip away. */
const ONE_SLIP = 0.75;
/** How sure a word is that is two slips away. */
const TWO_EDITS = 0.6;
/** How sure a word is that only sounds alike. */
const ALIKE = 0.55;

/** An index of words, as they are written, sound and begin; each is kept once, however many bear it, so that a large catalogue of few words stays small. */
export function* indexWords(uses: Iterable<WordUse>): Chunked<WordIndex> {
  const list = yield* listLabels(uses);
  return lookIn(list, yield* groupBySound(list.words));
}

function lookIn(list: WordList, soundingAs: ReadonlyMap<string, readonly number[]>): WordIndex {
  const hitAt = (at: number, confidence: Confidence): WordHit => ({
    word: list.words[at] ?? '',
    confidence,
    bearers: list.bearers[at] ?? [],
  });

  function hit(word: string, confidence: Confidence): WordHit[] {
    const at = placeOf(list, word);
    return list.words[at] === word ? [hitAt(at, confidence)] : [];
  }

  /** Shorter words, which less is left out of, come first. */
  function findBegun(text: string): WordHit[] {
    if (text.length < 2) return hit(text, 1);
    const byLength: WordHit[][] = Array.from({ length: MAX_LEFT_OUT + 1 }, () => []);
    const [from, to] = findBeginning(list, text);
    for (let at = from; at < to; at += 1) {
      const leftOut = Math.min(MAX_LEFT_OUT, (list.words[at]?.length ?? 0) - text.length);
      byLength[leftOut]?.push(hitAt(at, leftOut === 0 ? 1 : PREFIX - leftOut / 100));
    }
    return byLength.flat();
  }

  function findSlipped({ typed, folded, stem }: Word): WordHit[] {
    const most = allowedEdits(typed.length);
    if (most === 0) return [];
    const editsTo = new Map<number, number>();
    for (const text of new Set([typed, folded, stem])) {
      if (text.length < LEAST_SLIPPED) continue;
      for (const at of loadSimilar(list, text, most))
        editsTo.set(at, Math.min(editsTo.get(at) ?? most + 1, editDistance(text, list.words[at] ?? '', most)));
    }
    const slipped = [...editsTo].filter(([, edits]) => edits <= most).sort(([, one], [, other]) => one - other);
    return slipped.map(([at, edits]) => hitAt(at, edits <= 1 ? ONE_SLIP : TWO_EDITS));
  }

  function findAlike({ folded }: Word): WordHit[] {
    const sound = soundOf(folded);
    return sound.length < LEAST_SOUND ? [] : (soundingAs.get(sound) ?? []).map((at) => hitAt(at, ALIKE));
  }

  return {
    findExactly({ folded, stem }) {
      const whole = hit(folded, 1);
      return whole.length > 0 ? whole : hit(stem, SAME_STEM);
    },
    find(word) {
      // One letter held down is no abbreviation.
      if (word.folded.length < 2 && word.typed.length > 1) return [];
      const begun = findBegun(word.folded);
      // 'кали' are callas before they are the beginning of 'калина'.
      const stems = begun[0]?.confidence === 1 ? [] : [...new Set([word.stem, asStem(word.folded)])];
      const stemmed = stems.flatMap((stem) => hit(stem, SAME_STEM));
      if (stemmed.length + begun.length > 0) return [...stemmed, ...begun];
      const slipped = findSlipped(word);
      const known = new Set(slipped.map((each) => each.word));
      return [...slipped, ...findAlike(word).filter((each) => !known.has(each.word))];
    },
  };
}

/** Places of words, by their sound. */
function* groupBySound(words: readonly string[]): Chunked<ReadonlyMap<string, readonly number[]>> {
  const groups = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    if (at % STEP === 0) yield;
    const sound = soundOf(word);
    if (sound.length >= LEAST_SOUND) addUnder(groups, sound, at);
  }
  return groups;
}
