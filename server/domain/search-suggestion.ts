import type { Unit } from './unit-words';

/** A search offered while another is typed. */
export interface SearchSuggestion {
  /** What to search for: 'Freedom 60 см'. */
  readonly text: string;
  readonly note: string;
  /** Offered before anything is typed. */
  readonly group?: 'recent' | 'often';
}

/** A line that a typed text orders, ready to be added to the cart. */
export interface LineSuggestion extends SearchSuggestion {
  /** 'Freedom, 60 см · 4 пачки = 100 шт · 6 000,00 грн' */
  readonly text: string;
  /** The farm: 'Los Nevados, Еквадор'. */
  readonly note: string;
  /** The text it was read from: it stands for no other. */
  readonly typed: string;
  readonly productId: string;
  readonly quantity: string;
  readonly unit: Unit;
  /** What the cart link adds until the line is answered. */
  readonly expectedLines: number;
  /** UAH kopiykas. */
  readonly expectedTotal: number;
}

export type Suggestion = SearchSuggestion | LineSuggestion;

export function isLineSuggestion(suggestion: Suggestion | undefined): suggestion is LineSuggestion {
  return suggestion !== undefined && 'productId' in suggestion;
}
