import type { Language } from '../contract/enumerations';
import { writingOf } from '../domain/written-number';
import type { Lot } from './catalogue';
import { speciesName } from './lexicon/concepts';
import type { SearchIndex } from './search-index';
import type { QueryEntity } from './interpret-query';

export interface Suggestion {
  readonly text: string;
  /** Empty when `text` says it already. */
  readonly species: string;
  readonly lots: number;
}

/** Suggests varieties, and first the species, that a text may begin; with the length, country and farm it names. */
export function suggestSearches(index: SearchIndex, text: string, language: Language, most: number): Suggestion[] {
  const found = index.find({ text, language, isPrefix: true });
  if (!found || found.matched === 0) return [];
  const [only] = found.entities;
  const total = found.tiers.reduce((sum, { hits }) => sum + hits.length, 0);
  const isOneSpecies = found.words.length === 1 && only?.kind === 'species';
  const narrowing = found.entities.filter(isLotDetail);
  const details = narrowing.map((word) => detailLabel(word, language));
  const suggestions = new Map<string, Suggestion>();
  if (isOneSpecies) suggestions.set(only.label, { text: only.label, species: '', lots: total });
  for (const { hits } of found.tiers) {
    for (const { variety: at } of hits) {
      const variety = index.catalogue.varieties[at];
      if (!variety || suggestions.size >= most) continue;
      const name = [variety.names[language], ...details].join(' ');
      const species = variety.species[0] ? speciesName(variety.species[0], language) : '';
      const lots = variety.lots.filter((lot) => narrowing.every((word) => matchesLot(word, lot))).length;
      if (!suggestions.has(name)) suggestions.set(name, { text: name, species, lots });
    }
    if (suggestions.size >= most) break;
  }
  return [...suggestions.values()];
}

function isLotDetail({ kind }: QueryEntity): boolean {
  return kind === 'length' || kind === 'country' || kind === 'farm';
}

function detailLabel({ kind, value, label }: QueryEntity, language: Language): string {
  return kind === 'length' ? `${value} ${writingOf[language].centimetre}` : label;
}

function matchesLot({ kind, value }: QueryEntity, { lengthCm, countryId, farmId }: Lot): boolean {
  if (kind === 'length') return lengthCm === Number(value);
  return (kind === 'country' ? countryId : farmId) === value;
}
