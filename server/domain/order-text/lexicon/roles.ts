/** What a word or phrase does in an order. */
export interface Lexicon {
  /** Greetings, thanks and wording around an order that name no goods. */
  readonly polite: readonly string[];
  /** Parts two wishes, or two halves of a name. */
  readonly and: string;
  /** Between two numbers: one of them. */
  readonly or: string;
  readonly by: string;
  readonly of: string;
  readonly within: string;
  /** So many of every one. */
  readonly each: string;
  /** Goods after it are not wanted. */
  readonly refuse: readonly string[];
  /** Goods before it are not wanted. */
  readonly refused: readonly string[];
  /** Takes back the number before it. */
  readonly no: string;
  readonly not: string;
  readonly but: string;
  /** The number after it is what stood there before. */
  readonly was: readonly string[];
  /** Before a second choice. */
  readonly otherwise: readonly string[];
  readonly box: string;
  readonly month: string;
  readonly hour: string;
  readonly ordinal: string;
  readonly until: string;
  readonly currency: string;
  readonly price: string;
  readonly total: readonly string[];
  readonly length: string;
  readonly quantity: string;
  readonly street: string;
  readonly flat: string;
  readonly document: string;
  readonly between: string;
  readonly half: readonly string[];
  readonly all: string;
}
