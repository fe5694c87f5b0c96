import type { Unit } from '../unit-words';
import type { Kind, Token } from './tokens';

/** A part of a wish: what its tokens say together. */
export interface Atom {
  readonly kind: 'word' | 'length' | 'amount' | 'figure' | 'sign' | 'cut' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a figure or length; of an amount its likeliest count. */
  readonly value: string;
  readonly unit: Unit | null;
  /** What else an amount may be; the likeliest first, with `value`. Empty when it is sure. */
  readonly alternatives: readonly string[];
  /** Pieces of one pack, where the text says so. */
  readonly packSize?: number | undefined;
  /** A unit in the singular: before it may stand a length. */
  readonly isSingle?: boolean | undefined;
  /** A unit without a number: 'пачка'. */
  readonly isImplied?: boolean | undefined;
  /** Of a sign, mark or cut; 'other' says nothing. */
  readonly signs: readonly Kind[];
  /** No blank stands before it. */
  readonly isGlued: boolean;
}

/** Every atom has the same keys in the same order: such objects are fast to make. */
export function atomOf(kind: Atom['kind'], tokens: readonly Token[], facts: Partial<Atom> = {}): Atom {
  const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token];
  return {
    kind,
    text: facts.text ?? textOf(tokens),
    start: first.start,
    end: last.end,
    value: facts.value ?? '',
    unit: facts.unit ?? null,
    alternatives: facts.alternatives ?? [],
    packSize: facts.packSize,
    isSingle: facts.isSingle,
    isImplied: facts.isImplied,
    signs: facts.signs ?? [],
    isGlued: !first.gap,
  };
}

const textOf = (tokens: readonly Token[]) =>
  tokens.map((token, at) => `${at > 0 && token.gap ? ' ' : ''}${token.text}`).join('');

export const isNumeric = (atom: Atom | undefined): boolean => atom?.kind === 'figure' || atom?.kind === 'amount';

export const hasSign = (atom: Atom | undefined, ...kinds: readonly Kind[]): boolean =>
  atom?.signs.some((sign) => kinds.includes(sign)) === true;
