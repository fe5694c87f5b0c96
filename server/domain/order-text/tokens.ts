/** What a word or phrase does in an order: the lists of a lexicon. */
const wordKinds = [
  // Wording that names no goods; what parts two goods or two numbers; 'so many of each'.
  ...(['noise', 'and', 'or', 'by', 'of', 'within', 'each'] as const),
  // Goods behind or before it are not wanted; it takes back the number before or behind it; before a second choice.
  ...(['refuse', 'refused', 'no', 'not', 'but', 'was', 'otherwise'] as const),
  ...(['box', 'month', 'hour', 'ordinal', 'until', 'currency', 'price', 'total', 'length', 'quantity'] as const),
  ...(['street', 'flat', 'document', 'between', 'half', 'all'] as const),
] as const;
/** Words and phrases of an order in a language; of `noise` and others with blanks a list. */
export type Lexicon = Readonly<Partial<Record<(typeof wordKinds)[number], string | readonly string[]>>>;

/** What tokens are. */
const kinds = [
  ...wordKinds,
  ...(['number', 'spelled', 'tens', 'word', 'quality', 'article', 'date', 'other'] as const),
  ...(['piece', 'pack', 'packs', 'cm', 'lineEnd', 'tab', 'comma', 'semicolon', 'stop', 'weakStop', 'colon'] as const),
  ...(['open', 'close', 'greater', 'hyphen', 'dash', 'tilde', 'times', 'equals', 'plus', 'slash'] as const),
  ...(['percent', 'hash', 'at'] as const),
];
export type Kind = (typeof kinds)[number];

/** Kinds that are often taken alike. `pack` is a word for one, `packs` any other. */
const sets = {
  bunch: ['pack', 'packs'],
  unit: ['pack', 'packs', 'piece'],
  counter: ['pack', 'packs', 'piece', 'box'],
  measure: ['pack', 'packs', 'piece', 'box', 'cm'],
  joint: ['colon', 'equals', 'dash', 'hyphen'],
  when: ['until', 'or', 'within'],
} as const satisfies Record<string, readonly Kind[]>;
const kindsNamed = new Map<string, readonly Kind[]>([
  ...kinds.map((kind) => [kind, [kind]] as const),
  ...Object.entries(sets),
]);

/** A word, number or sign of a message. */
export interface Token {
  readonly kind: Kind;
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

/** Whether a token is of one of the kinds or sets. */
export function is(token: { readonly kind: Kind } | undefined, ...names: (Kind | keyof typeof sets)[]): boolean {
  return token !== undefined && names.some((name) => name === token.kind || kindsNamed.get(name)?.includes(token.kind));
}

/** Behind the signs of regular expressions. */
const FIRST_CHARACTER = 0xc0;
const characters = new Map(kinds.map((kind, at) => [kind, String.fromCharCode(FIRST_CHARACTER + at)]));

/** One character a kind, for `pattern`. */
const spell = (found: readonly Kind[]): string => found.map((kind) => characters.get(kind)).join('');
export const kindsOf = (tokens: readonly Token[]): string => spell(tokens.map(({ kind }) => kind));

/** A regular expression over kinds that are spelled: their names and those of sets with blanks between. @throws for an unknown name */
export function pattern(source: string, flags = ''): RegExp {
  const spelled = source.replace(/[a-z]+/gi, (name) => {
    const found = kindsNamed.get(name);
    if (!found) throw new Error(`unknown kind of token: ${name}`);
    return found.length > 1 ? `[${spell(found)}]` : spell(found);
  });
  return new RegExp(spelled.replaceAll(' ', ''), flags);
}
