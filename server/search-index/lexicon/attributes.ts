import { parseUnitWord } from '../../domain/unit-words';
import { parseWord, tokenize } from '../tokenize';
import { isStopWord } from './stop-words';
import { exactConceptsOf } from './concepts';

const narrowing = new Set(['spray', 'garden', 'disbud']);
const joining = new Set(['і', 'та', 'и', 'and', 'або', 'или', 'or', 'не', 'з', 'с', 'with']);

type Role = 'species' | 'attribute' | 'blank' | 'name';

function roleOf(word: string): Role {
  if (/^\d/.test(word) || parseUnitWord(word) !== null || joining.has(word) || isStopWord(word)) return 'blank';
  const concepts = exactConceptsOf(parseWord(word));
  if (concepts.some(({ kind, code }) => kind === 'species' && !narrowing.has(code))) return 'species';
  return concepts.length > 0 ? 'attribute' : 'name';
}

/** Whether a text has only attributes (colour, kind, origin) and no species or name: 'біла кущова'. */
export function isAttributes(text: string): boolean {
  const roles = tokenize(text).map(roleOf);
  return roles.includes('attribute') && roles.every((role) => role === 'attribute' || role === 'blank');
}

/** The species words of a text: 'тюльпани' of 'тюльпани білі'; empty when there are none. */
export function speciesIn(text: string): string {
  return tokenize(text)
    .filter((word) => roleOf(word) === 'species')
    .join(' ');
}

export function isSpecies(text: string): boolean {
  const roles = tokenize(text).map(roleOf);
  return roles.includes('species') && roles.every((role) => role === 'species' || role === 'blank');
}

export function hasColour(text: string): boolean {
  return tokenize(text).some((word) => exactConceptsOf(parseWord(word)).some(({ kind }) => kind === 'colour'));
}
