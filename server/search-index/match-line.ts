import type { Language } from '../contract/enumerations';
import type { Unit } from '../../app/domain/unit-words';
import { escapeRegExp } from '../escape-reg-exp';
import { isStopWord } from './lexicon/stop-words';
import { exactConceptsOf } from './lexicon/concepts';
import type { MessageLine } from './parse-message';
import type { SearchResult, SearchIndex } from './search-index';
import type { Hit } from './score-products';
import { parseWord, tokenize } from './tokenize';

/** What a wish may mean. */
export interface LineMatch {
  /** `sure`: one variety and length, whoever grew it; `doubtful`: to be chosen; `unknown`: nothing like it. */
  readonly kind: 'sure' | 'doubtful' | 'unknown';
  /** Products, best first. */
  readonly productIds: readonly string[];
  /** A number with a decimal point, as written or the one that turned out to be no length; empty where none was written or it is a question. */
  readonly quantity: string;
  readonly unit: Unit;
  /** What the quantity may be, where it is a question; the likeliest first. */
  readonly candidates: readonly string[];
  /** Nothing has all of its words as they are written: what is offered is only the nearest. */
  readonly isGuess?: boolean;
}

const MAX_CHOICES = 8;
/** A word that only begins like another, or is a slip away from it, leaves the choice to the customer. */
const MIN_CONFIDENCE = 0.9;
/** A length that is off by no more was meant, cm. */
const NEAR_CM = 10;
/** What a word of a name is worth among those of a search. */
const NAME_WEIGHT = 4;

/** Whether a text's words are all found as written, on goods that have them together. */
export function isKnownProduct(index: SearchIndex, text: string, language: Language): boolean {
  const found = index.find({ text, language });
  return found !== null && found.matched > 0 && found.missed.length === 0 && found.confidence >= MIN_CONFIDENCE;
}

/** Finds the products that a wish may mean. A figure that is no length of anything found is taken for the quantity, or makes it a question. */
export function matchLine(index: SearchIndex, line: MessageLine, language: Language): LineMatch {
  const { query, quantity, unit, candidates, maybeLength } = line;
  const found = index.find({ text: query, language });
  if (found && maybeLength && !isLengthOf(found, maybeLength.figure)) {
    const isMeant = (quantity !== '' || candidates.length > 0) && isNearLength(found, maybeLength.figure);
    if (!isMeant) return matchLine(index, withoutLength(line, maybeLength), language);
  }
  const asked = { quantity, unit, candidates };
  if (!found || found.matched === 0 || isMostlyMissed(found)) return { kind: 'unknown', productIds: [], ...asked };
  const hits = pickHits(found);
  const isSure = found.missed.length === 0 && found.confidence >= MIN_CONFIDENCE && areSameVariant(hits);
  const chosen = (isSure ? hits : diversify(hits)).slice(0, MAX_CHOICES);
  const isGuess = found.missed.length > 0 || found.isFuzzy;
  return {
    kind: isSure ? 'sure' : 'doubtful',
    productIds: chosen.map(({ lot }) => lot.id),
    ...asked,
    ...(isGuess && { isGuess }),
  };
}

/** The best of what was found, and all of it for a wish that names no variety; what is sold out only where there is nothing else. */
function pickHits(found: SearchResult): readonly Hit[] {
  const best = isDescription(found) ? found.tiers.flatMap(({ hits }) => hits) : (found.tiers[0]?.hits ?? []);
  const inStock = best.filter(({ lot }) => lot.inStock);
  return inStock.length > 0 ? inStock : best;
}

/** Whether no word is a name but for a colour's: 'white roses' are not only those that are called 'White'. */
function isDescription({ text, entities, missed }: SearchResult): boolean {
  const said = new Set([...entities.map(({ typed }) => typed), ...missed]);
  const isColour = (word: string) => exactConceptsOf(parseWord(word)).some(({ kind }) => kind === 'colour');
  return tokenize(text).every((word) => said.has(word) || isStopWord(word) || isColour(word));
}

function areSameVariant(hits: readonly Hit[]): boolean {
  const [first] = hits;
  return hits.every(({ variety, lot }) => variety === first?.variety && lot.lengthCm === first.lot.lengthCm);
}

/** One of each variety and length first, so that few choices show how far they differ. */
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

/** A wish of which half the words were not found, and none is surely a name or a species, is a greeting rather than goods. */
function isMostlyMissed({ missed, words, matched, isFuzzy, entities }: SearchResult): boolean {
  const letters = (list: readonly string[]) => list.filter((word) => /\p{L}/u.test(word)).length;
  const isNamed =
    (matched >= NAME_WEIGHT && !isFuzzy) ||
    entities.some(({ kind, confidence }) => kind === 'species' && confidence >= MIN_CONFIDENCE);
  return letters(missed) * 2 >= letters(words) && letters(missed) > 0 && !isNamed;
}

/** Whether the best product found is so long. */
function isLengthOf({ entities }: SearchResult, figure: string): boolean {
  const cm = figure.includes('.') ? Math.round(Number(figure) * 100) : Number(figure);
  return entities.some(({ kind, value }) => kind === 'length' && Number(value) === cm);
}

/** Whether a length is sold that was meant rather than a quantity. */
function isNearLength({ tiers }: SearchResult, figure: string): boolean {
  const lengthCm = tiers[0]?.hits[0]?.lot.lengthCm;
  return typeof lengthCm === 'number' && Math.abs(lengthCm - Number(figure)) <= NEAR_CM;
}

/** The wish where its figure is no length. */
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
