import type { Language } from '../contract/enumerations';
import { nameSpecies } from './lexicon/concepts';
import type { SearchIndex } from './search-index';

/** A search worth making, offered while another is typed. */
export interface Suggestion {
  /** What to search for. */
  readonly text: string;
  /** Its species, where that does not say it already. */
  readonly species: string;
  /** Products of it. */
  readonly lots: number;
}

/** Varieties, and first the species, that a text may be the beginning of. */
export function suggestSearches(index: SearchIndex, text: string, language: Language, most: number): Suggestion[] {
  const found = index.find({ text, language, goesOn: true });
  if (!found || found.matched === 0) return [];
  const [only] = found.understood;
  const total = found.tiers.reduce((sum, { hits }) => sum + hits.length, 0);
  const isOneSpecies = found.words.length === 1 && only?.kind === 'species';
  const suggestions = new Map<string, Suggestion>();
  if (isOneSpecies) suggestions.set(only.label, { text: only.label, species: '', lots: total });
  for (const { hits } of found.tiers) {
    for (const { goods: at } of hits) {
      const goods = index.catalogue.goods[at];
      if (!goods || suggestions.size >= most) continue;
      const name = goods.names[language];
      const species = goods.species[0] ? nameSpecies(goods.species[0], language) : '';
      if (!suggestions.has(name)) suggestions.set(name, { text: name, species, lots: goods.lots.length });
    }
    if (suggestions.size >= most) break;
  }
  return [...suggestions.values()];
}
