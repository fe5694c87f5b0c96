import type { Language } from '../../contract/enumerations';
import { normalizeWord } from '../normalize-word';
import { runSync } from '../run-in-chunks';
import { indexWords, type WordHit, type WordIndex } from '../word-index';
import { stemOf, type Word } from '../tokenize';
import { colourLabels } from './colours';
import { countryLabels } from './countries';
import { allSpecies, kinds, type Species } from './species';

export interface Concept {
  readonly kind: 'species' | 'colour' | 'country';
  /** Own code of a species, the catalogue's code of a colour, ISO code of a country. */
  readonly code: string;
}

export interface ConceptHit extends Concept {
  readonly confidence: number;
  readonly word: string;
}

const conceptWords: readonly (readonly [Concept, words: string])[] = [
  ...[...allSpecies, ...kinds].map(({ code, words }) => [{ kind: 'species', code }, words] as const),
  ...colourLabels.flatMap(([codes, words]) => codes.map((code) => [{ kind: 'colour', code }, words] as const)),
  ...Object.entries(countryLabels).map(([code, words]) => [{ kind: 'country', code }, words] as const),
];

let cachedIndex: WordIndex | undefined;

function index(): WordIndex {
  return (cachedIndex ??= runSync(
    indexWords(
      conceptWords.flatMap(([, words], at) =>
        words.split(' ').flatMap((word) => formsOf(word).map((form) => [form, at] as const)),
      ),
    ),
  ));
}

const EXACT = 0.95;
/** Leaves words that only sound like a concept to the names of varieties. */
const MIN_CONFIDENCE = 0.6;

/** Meanings of a word in any of the three languages; only the most certain ones. */
export function conceptsOf(word: Word): ConceptHit[] {
  const hits = index()
    .find(word)
    .filter(({ confidence }) => confidence >= (word.typed.length < 3 ? 1 : MIN_CONFIDENCE));
  const best = Math.max(0, ...hits.map(({ confidence }) => confidence));
  const sure = best >= EXACT ? hits.filter(({ confidence }) => confidence === best) : hits;
  return sure.flatMap((hit) => meaningsOf(hit));
}

/** Meanings of a word that is spelled correctly; for texts of the catalogue. */
export function exactConceptsOf(word: Word): ConceptHit[] {
  return index()
    .findExactly(word)
    .flatMap((hit) => meaningsOf(hit));
}

const bySpeciesCode = new Map<string, Species>([...allSpecies, ...kinds].map((each) => [each.code, each]));

export function speciesName(code: string, language: Language): string {
  return bySpeciesCode.get(code)?.names[language] ?? code;
}

function meaningsOf({ postings, confidence, word }: WordHit): ConceptHit[] {
  return postings.flatMap((at) => {
    const concept = conceptWords[at]?.[0];
    return concept ? [{ ...concept, confidence, word }] : [];
  });
}

function formsOf(word: string): string[] {
  return word.length <= 3 || word === 'зелень'
    ? [word, normalizeWord(word)]
    : [word, normalizeWord(word), stemOf(word)];
}
