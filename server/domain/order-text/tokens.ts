/**
 * A word, number or sign of a message. `code` is its class, one character, so that claims and amounts are found by
 * patterns over the codes of a line: n number, l length, c 'cm', P one pack, p pack, u piece, w word, q quality,
 * x times, - glued dash, d dash, _ noise, z other; signs that are not listed stand for themselves.
 */
export interface Token {
  readonly code: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A blank stands before it. */
  readonly gap: boolean;
  /** Of a number: with a decimal point. Of a length: in cm. */
  readonly value?: string;
  /** A number in words. */
  readonly isSpelled?: boolean;
  /** What a number in words may mean instead: the 2 of 'шістдесят дві'. */
  readonly other?: string;
}
