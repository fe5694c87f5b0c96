import { allSpecies } from './lexicon/species';
import { exactConceptsOf } from './lexicon/concepts';
import type { TermAnalysis } from './analyze-term';
import type { InvertedIndex } from './inverted-index';
import { parseWord, tokenize } from './tokenize';

/** Species that stand in for one another in a bouquet. */
const groups = [
  'orchid calla lily',
  'tulip narcissus hyacinth iris freesia ranunculus',
  'rose peony ranunculus anemone eustoma',
  'gerbera germini sunflower chrysanthemum santini',
  'gypsophila statice santini',
  'delphinium matthiola hyacinth amaranth lagurus',
  'carnation eustoma alstroemeria',
  'hydrangea viburnum peony',
  'eucalyptus ruscus pistachio',
  'lagurus cotton amaranth statice',
].map((codes) => codes.split(' '));

const EXACT = 0.95;
const codes = new Set(allSpecies.map(({ code }) => code));

/** Whether a term is the name of a species, and nothing else, that is not on sale: no other word of its text stands for it. */
export function isUnsoldSpecies({ names, concepts, farms }: TermAnalysis, { byConcept }: InvertedIndex): boolean {
  const isOther = farms.size > 0 || names.some(({ confidence }) => confidence >= EXACT);
  return (
    !isOther &&
    concepts.length > 0 &&
    concepts.every(
      ({ kind, code, confidence }) =>
        kind === 'species' && codes.has(code) && confidence >= EXACT && !byConcept.has(`species ${code}`),
    )
  );
}

/** Codes of the species on sale that are nearest to those that a text names. */
export function nearSpecies(text: string, isOnSale: (code: string) => boolean): string[] {
  const named = tokenize(text)
    .flatMap((word) => exactConceptsOf(parseWord(word)))
    .flatMap(({ kind, code }) => (kind === 'species' ? code : []));
  const near = groups.filter((group) => group.some((code) => named.includes(code))).flat();
  return [...new Set([...named, ...near])].filter((code) => codes.has(code) && isOnSale(code));
}
