import { isFraction } from '../../app/domain/written-number';
import type { Language } from '../contract/enumerations';
import { isKnownProduct, matchQuery, type LineMatch } from './match-line';
import { parseMessage } from './parse-message';
import type { SearchIndex } from './search-index';

/** A search that says how much is wanted: 'фрідом 60 100'. */
export interface TypedOrder extends LineMatch {
  /** The text without the quantity. */
  readonly query: string;
}

const MAX_LENGTH = 200;

/**
 * Reads a search as one line of the quick order, with its grammar. Null for several lines, and without a certain
 * quantity: 'фрідом 65' is a search, since the number may be a length that is not sold.
 */
export function parseTypedOrder(index: SearchIndex, text: string, language: Language): TypedOrder | null {
  if (text.length > MAX_LENGTH) return null;
  const isKnown = (part: string) => isKnownProduct(index, part, language);
  const [line, ...others] = parseMessage(text, { language, isKnownProduct: isKnown });
  if (!line || others.length > 0) return null;
  const order = matchQuery(index, line, language);
  const isCounted = order.candidates.length === 0 && !isFraction(order.quantity) && Number(order.quantity) > 0;
  const isMeant = order.kind === 'sure' || (order.kind === 'doubtful' && line.quantity !== '');
  return isCounted && isMeant ? order : null;
}
