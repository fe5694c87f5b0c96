import type { Language } from '../contract/enumerations';
import { gatherEvidence, type Evidence } from './evidence';
import type { Catalogue, Goods, Lot } from './goods';
import { indexGoodsWords, type GoodsWords } from './goods-words';
import { retype } from './keyboard';
import { isBlankWord } from './lexicon/blank-words';
import { foldWord } from './letters';
import { readEvidence, type Reading } from './understand';
import type { Order } from './tally';
import { weighGoods, type Weighed } from './weigh';
import { splitWords } from './words';

export interface Wanted {
  readonly text: string;
  readonly language: Language;
  /** Products that may be found; all by default. */
  readonly accepts?: (lot: Lot, goods: number) => boolean;
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
  /** Places of the goods in the alphabet of a language. */
  nameRanks(language: Language): readonly number[];
  /** Places of the farms, by id, in the alphabet. */
  readonly farmRanks: ReadonlyMap<string, number>;
  /** What a text finds; null for a text without a word that could narrow anything. */
  find(wanted: Wanted): Found | null;
}

const languages = ['uk', 'en', 'ru'] as const;
const anyLot = () => true;
/** How much better another keyboard layout has to read. */
const CLEARLY = 0.1;
const ASSURED = 0.85;

/** Makes a catalogue searchable, in small steps between which other work goes on. */
export async function createSearchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  const words = await indexGoodsWords(catalogue);
  const orders = Object.fromEntries(languages.map((language) => [language, orderByName(catalogue.goods, language)])) as Record<Language, Order>;

  function read(text: string, { language, accepts = anyLot }: Wanted) {
    const evidence = joinWords(splitWords(text), words).map((typed) => gatherEvidence(words, typed));
    if (evidence.length === 0) return null;
    const weighed = weighGoods(catalogue, words, evidence, orders[language], accepts);
    const reading = readEvidence(catalogue, evidence, weighed.tiers[0]?.hits[0], language);
    return { ...weighed, ...reading, text, worth: worthOf(weighed, evidence) };
  }

  return {
    catalogue,
    nameRanks: (language) => orders[language].ranks,
    farmRanks: rankFarms(catalogue.farms),
    lots: catalogue.goods.reduce((total, { lots }) => total + lots.length, 0),
    find(wanted) {
      const asTyped = read(wanted.text, wanted);
      if (asTyped && asTyped.sureness >= ASSURED) return { ...asTyped, corrected: null };
      const others = retype(wanted.text).flatMap((text) => read(text, wanted) ?? []);
      const best = others.reduce<typeof asTyped>((one, other) => ((one?.worth ?? 0) + CLEARLY < other.worth ? other : one), asTyped);
      if (!best) return null;
      const isChanged = best !== asTyped || best.isSlipped;
      return { ...best, corrected: isChanged && best.matched > 0 ? best.words.join(' ') : null };
    },
  };
}

/** Words of a text without those that say nothing; two that are one word of a name are put together: 'о хара'. */
function joinWords(typed: readonly string[], { names }: GoodsWords): string[] {
  const joined: string[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const [word = '', next = ''] = [typed[at], typed[at + 1]];
    const together = foldWord(word + next);
    const isOneWord = next !== '' && word.length <= 3 && together !== foldWord(next) && !/\d/.test(word + next) && names.find({ typed: '', folded: together, stem: together })[0]?.word === together;
    if (isOneWord) at += 1;
    if (isOneWord) joined.push(word + next);
    else if (!isBlankWord(word)) joined.push(word);
  }
  return joined;
}

/** How well a reading explains its text, 0 to 1. */
function worthOf({ matched, tiers }: Weighed, evidence: readonly Evidence[]): number {
  return matched === 0 ? 0 : (tiers[0]?.score ?? 0) / evidence.length;
}

function rankFarms(farms: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator('uk');
  return new Map([...farms].sort(([, one], [, other]) => compare(one, other)).map(([id], rank) => [id, rank]));
}

function orderByName(goods: readonly Goods[], language: Language): Order {
  const { compare } = new Intl.Collator(language);
  const positions = goods.map((_, at) => at).sort((one, other) => compare(goods[one]?.names[language] ?? '', goods[other]?.names[language] ?? ''));
  const ranks: number[] = [];
  positions.forEach((at, rank) => (ranks[at] = rank));
  return { positions, ranks };
}
