import { parseUnitWord } from '../../domain/unit-words';
import { parseWord, tokenize } from '../tokenize';
import { isStopWord } from './stop-words';
import { exactConceptsOf } from './concepts';

const narrowing = new Set(['spray', 'garden', 'disbud']);
const joining = new Set(['і', 'та', 'и', 'and', 'або', 'или', 'or', 'не', 'з', 'с', 'with']);

/** What the words of a text are, whatever is on sale. */
interface Attributes {
  /** Whether they name only a species, only attributes (colour, kind, origin: 'біла кущова'), or something else. */
  readonly role: 'species' | 'attributes' | 'other';
  /** The words that name a species: 'тюльпани' of 'тюльпани білі'. */
  readonly species: string;
  readonly hasColour: boolean;
}

export function readAttributes(text: string): Attributes {
  const words = tokenize(text).filter((word) => !isBlank(word));
  const concepts = words.map((word) => exactConceptsOf(parseWord(word)));
  const isSpecies = concepts.map((found) => found.some(({ kind, code }) => kind === 'species' && !narrowing.has(code)));
  const isAll = (is: (at: number) => boolean) => words.length > 0 && [...words.keys()].every(is);
  const isAttribute = (at: number) => isSpecies[at] === false && (concepts[at] ?? []).length > 0;
  return {
    role: isAll((at) => isSpecies[at] === true) ? 'species' : isAll(isAttribute) ? 'attributes' : 'other',
    species: words.filter((_, at) => isSpecies[at]).join(' '),
    hasColour: concepts.flat().some(({ kind }) => kind === 'colour'),
  };
}

export const speciesIn = (text: string): string => readAttributes(text).species;

function isBlank(word: string): boolean {
  return /^\d/.test(word) || parseUnitWord(word) !== null || joining.has(word) || isStopWord(word);
}
