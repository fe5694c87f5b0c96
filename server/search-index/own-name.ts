import type { Variety } from './catalogue';
import type { NamedWord, QueryEntity } from './interpret-query';
import { formsOf, joinForms } from './inverted-index';
import { exactConceptsOf } from './lexicon/concepts';
import { isStopWord } from './lexicon/stop-words';
import type { SearchIndex, SearchResult } from './search-index';
import { parseWord, tokenize } from './tokenize';

/** Confidence of a word as it is spelled, or with another ending. */
const SPELLED = 0.95;
/** Confidence of a species with a wrong letter; the name beside it decides. */
const MISSPELLED_SPECIES = 0.75;
/** A shorter word with a typo may as well be another name. */
const MIN_TYPO_LENGTH = 5;
const MIN_CONFIDENCE = 0.9;

/** Whether a text is the name of this variety as a whole: in any alphabet or ending, with one wrong letter a word where no other name is as near. */
export function isOwnName(index: SearchIndex, found: SearchResult, variety: Variety): boolean {
  const { named, entities } = found;
  const names = [...new Set(Object.values(variety.names))].map(nameWords);
  const known = new Set(names.flatMap((words) => [...words.flatMap(formsOf), joinForms(words)]));
  const isTypo = ({ typed, hits }: NamedWord) => {
    const near = typed.length < MIN_TYPO_LENGTH ? [] : index.nameWordsNear(typed);
    return hits.some(({ word }) => near.includes(word)) && near.every((word) => known.has(word));
  };
  if (named.length === 0 || !entities.every((entity) => isOf(variety, entity))) return false;
  if (!named.every((word) => word.confidence >= SPELLED || isTypo(word))) return false;
  return (
    names.some((words) => isWhole(words, found) || isJoined(index, words, found, variety)) ||
    isOnlyOfSpecies(index, found)
  );
}

function isOf(variety: Variety, { kind, value, confidence }: QueryEntity): boolean {
  if (kind === 'species') return confidence >= MISSPELLED_SPECIES;
  return confidence >= MIN_CONFIDENCE && (kind !== 'colour' || value === variety.color);
}

function nameWords(name: string): string[] {
  return tokenize(name).filter((word) => !isStopWord(word));
}

/** Whether each word of a name is in the text; its colour or species may be there in another language. */
function isWhole(words: readonly string[], { named, entities }: SearchResult): boolean {
  const borne = new Set(named.flatMap(({ hits }) => hits.map(({ word }) => word)));
  const isMeant = (word: string) =>
    exactConceptsOf(parseWord(word)).some(({ kind, code }) =>
      entities.some((entity) => entity.kind === kind && entity.value === code),
    );
  return words.every((word) => formsOf(word).some((form) => borne.has(form)) || isMeant(word));
}

/** Whether a name stands in the text as one word that is no other name: 'casablanca' may be 'Casa Blanca' or 'Casablanca'. */
function isJoined(
  { catalogue }: SearchIndex,
  words: readonly string[],
  { named }: SearchResult,
  own: Variety,
): boolean {
  const hit = named.flatMap(({ hits }) => hits).find(({ word }) => word === joinForms(words));
  return hit?.postings.every((at) => catalogue.varieties[at]?.names.uk === own.names.uk) ?? false;
}

/** Whether a text names only a species of which there is one variety: 'рускус'. */
function isOnlyOfSpecies({ catalogue }: SearchIndex, { named, tiers }: SearchResult): boolean {
  const isSpecies = (typed: string) => exactConceptsOf(parseWord(typed)).some(({ kind }) => kind === 'species');
  if (!named.every(({ typed }) => isSpecies(typed))) return false;
  const nameAt = (at: number) => catalogue.varieties[at]?.names.uk;
  const first = tiers[0]?.hits[0];
  return tiers.every(({ hits }) => hits.every(({ variety }) => first && nameAt(variety) === nameAt(first.variety)));
}
