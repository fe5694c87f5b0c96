import { languages, type Language } from '../contract/enumerations';
import { addUnder } from './add-under';
import { analyzeQuery, joinColours, type QueryAnalysis } from './query-analysis';
import type { Catalogue, Goods, Lot } from './goods';
import { readColumns } from './goods-columns';
import { indexGoodsWords, type ProductLabels } from './goods-words';
import { swapKeyboardLayout } from './keyboard';
import { groupByKind, type KindGroup } from './kind-groups';
import { isBlankWord } from './lexicon/blank-words';
import { normalizeWord } from './letters';
import { parseEvidence, type Reading } from './understand';
import { orderByName, type Order } from './order';
import { runInChunks, type Chunked } from './run-in-chunks';
import { boundScore, scoreProducts, type Weighed } from './weigh';
import { splitLabels } from './words';

export interface Wanted {
  readonly text: string;
  readonly language: Language;
  /** Products that may be found; all by default. */
  readonly accepts?: (lot: Lot, goods: number) => boolean;
  /** Its last word is still being typed: it may go on, also where it is a whole word already. */
  readonly goesOn?: boolean;
}

/** What a text was taken for, and the products that fit it, best first. */
export interface Found extends Reading, Weighed {
  /** The text in the keyboard layout it was read in. */
  readonly text: string;
  /** The text as it was taken: in the other keyboard layout, with slips put right; null where that is as typed. */
  readonly corrected: string | null;
}

/** A catalogue that can be searched. */
export interface SearchIndex {
  readonly catalogue: Catalogue;
  /** Products in it. */
  readonly lots: number;
  /** A product by its id, and its variety. */
  findProduct(id: string): { readonly goods: Goods; readonly lot: Lot } | undefined;
  /** Varieties of this very name in the original language. */
  goodsNamed(name: string): readonly Goods[];
  readonly kindGroups: readonly KindGroup[];
  /** Places of the goods in the alphabet of a language. */
  nameRanks(language: Language): Uint32Array;
  /** Places of the farms, by id, in the alphabet. */
  readonly farmRanks: ReadonlyMap<string, number>;
  /** What a text finds; null for a text without a word that could narrow anything. */
  find(wanted: Wanted): Found | null;
}

const anyLot = () => true;
/** How much better another keyboard layout has to read. */
const CLEARLY = 0.1;
const ASSURED = 0.85;

/** Makes a catalogue searchable, in small steps between which other work goes on. */
export function createSearchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  return runInChunks(indexing(catalogue));
}

function* indexing(catalogue: Catalogue): Chunked<SearchIndex> {
  const words = yield* indexGoodsWords(catalogue);
  const columns = yield* readColumns(catalogue.goods);
  yield;
  const positions = new Map<string, number>();
  columns.lots.forEach(({ id }, at) => positions.set(id, at));
  const inOrder = (language: Language) => orderByName(catalogue.goods, columns.firstLots, language);
  const orders = {} as Record<Language, Order>;
  for (const language of languages) orders[language] = yield* inOrder(language);
  const byName = new Map<string, Goods[]>();
  for (const goods of catalogue.goods) addUnder(byName, goods.names.uk, goods);
  yield;

  /** Null where nothing could be worth so much. */
  function read(text: string, { language, accepts = anyLot, goesOn = false }: Wanted, least = 0) {
    const analysis = joinColours(
      joinWords(splitLabels(text), words).map((typed, at, { length }) =>
        analyzeQuery(words, typed, goesOn && at === length - 1),
      ),
      words,
    );
    if (analysis.length === 0 || boundScore(analysis) / analysis.length < least) return null;
    const weighed = scoreProducts(columns, words, analysis, orders[language], accepts);
    const reading = parseEvidence(catalogue, analysis, weighed.tiers[0]?.hits[0], language);
    return { ...weighed, ...reading, text, worth: worthOf(weighed, analysis) };
  }

  return {
    catalogue,
    nameRanks: (language) => orders[language].places,
    farmRanks: rankFarms(catalogue.farms),
    lots: columns.lots.length,
    kindGroups: groupByKind(catalogue.goods),
    findProduct(id) {
      const at = positions.get(id) ?? -1;
      const [lot, goods] = [columns.lots[at], catalogue.goods[columns.goodsOf[at] ?? -1]];
      return lot && goods && { goods, lot };
    },
    goodsNamed: (name) => byName.get(name) ?? [],
    find(wanted) {
      const asTyped = read(wanted.text, wanted);
      if (asTyped && asTyped.confidence >= ASSURED) return { ...asTyped, corrected: null };
      let best = asTyped;
      for (const text of swapKeyboardLayout(wanted.text)) {
        const least = (best?.worth ?? 0) + CLEARLY;
        const other = read(text, wanted, least);
        if (other && other.worth > least) best = other;
      }
      if (!best) return null;
      const isChanged = best !== asTyped || best.isSlipped;
      return { ...best, corrected: isChanged && best.matched > 0 ? best.words.join(' ') : null };
    },
  };
}

/** Words of a text without those that say nothing; two that are one word of a name are put together: 'о хара'. */
function joinWords(typed: readonly string[], { names }: ProductLabels): string[] {
  const joined: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const [word = '', next = ''] = [typed[at], typed[at + 1]];
    const together = normalizeWord(word + next);
    const isOneWord =
      next !== '' &&
      word.length <= 3 &&
      together !== normalizeWord(next) &&
      !/\d/.test(word + next) &&
      names.findExactly({ typed: '', folded: together, stem: together }).length > 0;
    if (isOneWord) at += 1;
    if (isOneWord) joined.push(word + next);
    else if (!isBlankWord(word)) joined.push(word);
  }
  return joined;
}

/** How well a reading explains its text, 0 to 1. */
function worthOf({ matched, tiers }: Weighed, analysis: readonly QueryAnalysis[]): number {
  return matched === 0 ? 0 : (tiers[0]?.score ?? 0) / analysis.length;
}

function rankFarms(farms: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator('uk');
  return new Map([...farms].sort(([, one], [, other]) => compare(one, other)).map(([id], rank) => [id, rank]));
}
