import type { Language } from '../contract/enumerations';
import { escapeRegExp } from '../escape-reg-exp';
import type { MessageLine } from '../domain/order-text/read-message';
import type { Unit } from '../domain/unit-words';
import { chooseGoods, type Doubt, type PurchaseRanks } from './choose-goods';
import { isStopWord } from './lexicon/stop-words';
import { exactConceptsOf } from './lexicon/concepts';
import type { SearchResult, SearchIndex } from './search-index';
import type { Hit } from './score-products';
import { parseWord, tokenize } from './tokenize';

export interface LineMatch {
  /** `sure`: one variety and length, from any farm, chosen by itself; `doubtful`: the customer has to choose; `unknown`: no match. */
  readonly kind: 'sure' | 'doubtful' | 'unknown';
  readonly productIds: readonly string[];
  /** As typed, or the number that turned out not to be a length; empty when missing or ambiguous. */
  readonly quantity: string;
  readonly unit: Unit;
  readonly candidates: readonly string[];
  /** Why the customer has to choose. */
  readonly doubt?: Doubt;
}

const MAX_CHOICES = 8;
/** Below, a word is a prefix or a typo, and the customer has to choose. */
const MIN_CONFIDENCE = 0.9;
const NEAR_CM = 10;
const NAME_WEIGHT = 4;

export function isKnownProduct(index: SearchIndex, text: string, language: Language): boolean {
  const found = index.find({ text, language });
  return found !== null && found.matched > 0 && found.missed.length === 0 && found.confidence >= MIN_CONFIDENCE;
}

/** Finds the products of a requested line. A number that is no length of them is the quantity, or makes it ambiguous. */
export function matchLine(
  index: SearchIndex,
  line: MessageLine,
  language: Language,
  bought: PurchaseRanks = new Map(),
): LineMatch {
  return toMatch(index, settleLength(index, line, language), bought);
}

/** As {@link matchLine}, with the text of the line without its quantity. */
export function matchQuery(
  index: SearchIndex,
  line: MessageLine,
  language: Language,
  bought: PurchaseRanks,
): LineMatch & { readonly query: string } {
  const settled = settleLength(index, line, language);
  return { ...toMatch(index, settled, bought), query: settled.line.query };
}

interface SettledLine {
  readonly line: MessageLine;
  readonly found: SearchResult | null;
  /** Of a number that is no length of the products: whether one may be meant all the same. */
  readonly mayAskLength: boolean;
}

function settleLength(index: SearchIndex, line: MessageLine, language: Language): SettledLine {
  const { query, quantity, candidates, maybeLength } = line;
  const found = index.find({ text: query, language });
  const settled = { line, found, mayAskLength: false };
  if (!found || !maybeLength || isLengthOf(found, maybeLength.figure)) return settled;
  const isNear = isNearLength(found, maybeLength.figure);
  if ((quantity !== '' || candidates.length > 0) && isNear) return settled;
  const rest = withoutLength(line, maybeLength);
  return { ...settleLength(index, rest, language), mayAskLength: isNear || rest.candidates.length > 0 };
}

function toMatch(index: SearchIndex, { line, found, mayAskLength }: SettledLine, bought: PurchaseRanks): LineMatch {
  const { quantity, unit, candidates } = line;
  const amount = { quantity, unit, candidates };
  if (!found || found.matched === 0 || isMostlyMissed(found)) return { kind: 'unknown', productIds: [], ...amount };
  const hits = pickHits(found);
  const chosen = chooseGoods(index, { found, hits, bought, mayAskLength });
  const idsOf = (of: readonly Hit[]) => of.slice(0, MAX_CHOICES).map(({ lot }) => lot.id);
  return 'doubt' in chosen
    ? { kind: 'doubtful', productIds: idsOf(diversify(hits)), ...amount, doubt: chosen.doubt }
    : { kind: 'sure', productIds: idsOf(chosen.hits), ...amount };
}

/** The best hits, or all for a line without a variety name. Sold-out products only when there is nothing else. */
function pickHits(found: SearchResult): readonly Hit[] {
  const best = isDescription(found) ? found.tiers.flatMap(({ hits }) => hits) : (found.tiers[0]?.hits ?? []);
  const inStock = best.filter(({ lot }) => lot.inStock);
  return inStock.length > 0 ? inStock : best;
}

/** Whether no word is a name except of a colour: 'white roses' are not only those called 'White'. */
function isDescription({ text, entities, missed }: SearchResult): boolean {
  const knownWords = new Set([...entities.map(({ typed }) => typed), ...missed]);
  const isColour = (word: string) => exactConceptsOf(parseWord(word)).some(({ kind }) => kind === 'colour');
  return tokenize(text).every((word) => knownWords.has(word) || isStopWord(word) || isColour(word));
}

/** Puts one of each variety and length first, so that few choices show the range. */
function diversify(hits: readonly Hit[]): Hit[] {
  const ones = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.variety} ${hit.lot.lengthCm ?? ''}`;
    if (!ones.has(key)) ones.set(key, hit);
    if (ones.size === MAX_CHOICES) return [...ones.values()];
  }
  const first = new Set(ones.values());
  return [...first, ...hits.filter((hit) => !first.has(hit))];
}

/** A line of which half the words have no match, without a certain name or species, is a greeting rather than a product. */
function isMostlyMissed({ missed, words, matched, isFuzzy, entities }: SearchResult): boolean {
  const letters = (list: readonly string[]) => list.filter((word) => /\p{L}/u.test(word)).length;
  const isNamed =
    (matched >= NAME_WEIGHT && !isFuzzy) ||
    entities.some(({ kind, confidence }) => kind === 'species' && confidence >= MIN_CONFIDENCE);
  return letters(missed) * 2 >= letters(words) && letters(missed) > 0 && !isNamed;
}

function isLengthOf({ entities }: SearchResult, figure: string): boolean {
  const cm = figure.includes('.') ? Math.round(Number(figure) * 100) : Number(figure);
  return entities.some(({ kind, value }) => kind === 'length' && Number(value) === cm);
}

/** Whether the nearest length on sale was probably meant. */
function isNearLength({ tiers }: SearchResult, figure: string): boolean {
  const lengthCm = tiers[0]?.hits[0]?.lot.lengthCm;
  return typeof lengthCm === 'number' && Math.abs(lengthCm - Number(figure)) <= NEAR_CM;
}

function withoutLength(
  line: MessageLine,
  { figure, quantity, candidates }: NonNullable<MessageLine['maybeLength']>,
): MessageLine {
  const { typed, alone, unit } = line;
  const query = line.query
    .replace(new RegExp(`(?<![\\d.])${escapeRegExp(figure)}(?![\\d.])`), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { typed, alone, query, quantity, unit, candidates };
}
