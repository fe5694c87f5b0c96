import { isFraction } from '../domain/written-number';
import type { Language } from '../contract/enumerations';
import { matchQuery, type LineMatch } from '../search-index/match-line';
import type { PurchaseRanks } from '../search-index/choose-goods';
import { parseMessage } from './parse-message';
import type { SearchIndex } from '../search-index/search-index';

/** A search with a quantity: 'фрідом 60 100'. */
export interface TypedOrder extends LineMatch {
  readonly query: string;
}

const MAX_LENGTH = 200;

/** Parses a search as one line of a quick order; null for several lines or without a certain quantity ('фрідом 65'). */
export function parseTypedOrder(
  index: SearchIndex,
  text: string,
  language: Language,
  bought: PurchaseRanks = new Map(),
): TypedOrder | null {
  if (text.length > MAX_LENGTH) return null;
  const [line, ...others] = parseMessage(text, { language, index });
  if (!line || others.length > 0) return null;
  const order = matchQuery(index, line, language, bought);
  const isCounted = order.candidates.length === 0 && !isFraction(order.quantity) && Number(order.quantity) > 0;
  const isMeant = order.kind === 'sure' || (order.kind === 'doubtful' && line.quantity !== '');
  return isCounted && isMeant ? order : null;
}
