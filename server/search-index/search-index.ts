import { languages, type Language } from '../contract/enumerations';
import { addToMultimap } from '../domain/multimap';
import { analyzeTerm, joinColours, type TermAnalysis } from './analyze-term';
import type { Catalogue, Variety, Lot } from './catalogue';
import { buildColumns } from './catalogue-columns';
import { buildInvertedIndex, type InvertedIndex } from './inverted-index';
import { swapKeyboardLayout } from './keyboard';
import { groupByKind, type KindGroup } from './kind-groups';
import { isStopWord } from './lexicon/stop-words';
import { normalizeWord } from './normalize-word';
import { isUnsoldSpecies, nearSpecies } from './near-species';
import { interpretQuery, type QueryInterpretation } from './interpret-query';
import { sortByName, type NameOrder } from './name-order';
import { runInChunks, type Chunked } from './run-in-chunks';
import { boundScore, scoreProducts, type RankedProducts } from './score-products';
import { parseWord, tokenize } from './tokenize';

export interface SearchQuery {
  readonly text: string;
  readonly language: Language;
  readonly isPrefix?: boolean;
}

export interface SearchResult extends QueryInterpretation, RankedProducts {
  /** The text in the keyboard layout it was read in. */
  readonly text: string;
  /** The text with layout and typos corrected; null when unchanged. */
  readonly corrected: string | null;
}

export interface SearchIndex {
  readonly catalogue: Catalogue;
  readonly lotCount: number;
  findProduct(id: string): { readonly variety: Variety; readonly lot: Lot } | undefined;
  /** Varieties of this name, without a length, in the first language. */
  varietiesNamed(name: string): readonly Variety[];
  /** Positions of the varieties of these categories, not of those below them. */
  positionsIn(categoryIds: readonly string[]): readonly number[];
  readonly kindGroups: readonly KindGroup[];
  nameRanks(language: Language): Uint32Array;
  readonly farmRanks: ReadonlyMap<string, number>;
  /** Words of names that a word is at most one letter away from, as they are indexed. */
  nameWordsNear(word: string): readonly string[];
  /** Codes of the species on sale that are nearest to those that a text names. */
  nearSpecies(text: string): readonly string[];
  /** Null for a text without any meaningful word. */
  find(wanted: SearchQuery): SearchResult | null;
}

/** How much better another keyboard layout has to score. */
const LAYOUT_MARGIN = 0.1;
const MIN_CONFIDENCE = 0.85;

/** Builds the index in chunks, so that requests are served meanwhile. */
export function createSearchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  return runInChunks(buildIndex(catalogue));
}

function* buildIndex(catalogue: Catalogue): Chunked<SearchIndex> {
  const invertedIndex = yield* buildInvertedIndex(catalogue);
  const columns = yield* buildColumns(catalogue.varieties);
  yield;
  const positions = new Map<string, number>();
  columns.lots.forEach(({ id }, at) => positions.set(id, at));
  const nameOrder = (language: Language) => sortByName(catalogue.varieties, columns.firstLots, language);
  const orders = {} as Record<Language, NameOrder>;
  for (const language of languages) orders[language] = yield* nameOrder(language);
  const byName = new Map<string, Variety[]>();
  for (const variety of catalogue.varieties) addToMultimap(byName, variety.names.uk, variety);
  yield;
  const byCategory = new Map<string | null, number[]>();
  catalogue.varieties.forEach(({ categoryId }, position) => addToMultimap(byCategory, categoryId, position));
  yield;

  /** Null when nothing can score at least `least`. */
  function search(text: string, { language, isPrefix = false }: SearchQuery, least = 0) {
    const analysis = joinColours(
      joinWords(tokenize(text), invertedIndex).map((typed, at, { length }) =>
        analyzeTerm(invertedIndex, typed, isPrefix && at === length - 1),
      ),
      invertedIndex,
    );
    if (analysis.length === 0 || boundScore(analysis) / analysis.length < least) return null;
    const ranked = analysis.some((each) => isUnsoldSpecies(each, invertedIndex))
      ? { matched: 0, tiers: [] }
      : scoreProducts(columns, invertedIndex, analysis, orders[language]);
    const interpretation = interpretQuery(catalogue, analysis, ranked.tiers[0]?.hits[0], language);
    return { ...ranked, ...interpretation, text, explained: explainedShare(ranked, analysis) };
  }

  return {
    catalogue,
    nameRanks: (language) => orders[language].places,
    farmRanks: rankFarms(catalogue.farms),
    lotCount: columns.lots.length,
    kindGroups: groupByKind(catalogue.varieties),
    findProduct(id) {
      const at = positions.get(id) ?? -1;
      const [lot, variety] = [columns.lots[at], catalogue.varieties[columns.varietyOf[at] ?? -1]];
      return lot && variety && { variety, lot };
    },
    varietiesNamed: (name) => byName.get(name) ?? [],
    positionsIn: (categoryIds) => categoryIds.flatMap((id) => byCategory.get(id) ?? []),
    nameWordsNear: (word) => invertedIndex.names.findNear(parseWord(word)),
    nearSpecies: (text) => nearSpecies(text, (code) => invertedIndex.byConcept.has(`species ${code}`)),
    find(wanted) {
      const asTyped = search(wanted.text, wanted);
      if (asTyped && asTyped.confidence >= MIN_CONFIDENCE) return { ...asTyped, corrected: null };
      let best = asTyped;
      for (const text of swapKeyboardLayout(wanted.text)) {
        const least = (best?.explained ?? 0) + LAYOUT_MARGIN;
        const other = search(text, wanted, least);
        if (other && other.explained > least) best = other;
      }
      if (!best) return null;
      const isChanged = best !== asTyped || best.isFuzzy;
      return { ...best, corrected: isChanged && best.matched > 0 ? best.words.join(' ') : null };
    },
  };
}

/** Removes stop words and joins two that are one word of a name: 'о хара'. */
function joinWords(typed: readonly string[], { names }: InvertedIndex): string[] {
  const joined: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const [word = '', next = ''] = [typed[at], typed[at + 1]];
    const together = normalizeWord(word + next);
    const isOneWord =
      next !== '' &&
      word.length <= 3 &&
      together !== normalizeWord(next) &&
      !/\d/.test(word + next) &&
      names.findExactly({ typed: '', normalized: together, stem: together }).length > 0;
    if (isOneWord) at += 1;
    if (isOneWord) joined.push(word + next);
    else if (!isStopWord(word)) joined.push(word);
  }
  return joined;
}

/** How well a result explains its text, 0 to 1. */
function explainedShare({ matched, tiers }: RankedProducts, analysis: readonly TermAnalysis[]): number {
  return matched === 0 ? 0 : (tiers[0]?.score ?? 0) / analysis.length;
}

function rankFarms(farms: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator('uk');
  return new Map([...farms].sort(([, one], [, other]) => compare(one, other)).map(([id], rank) => [id, rank]));
}
