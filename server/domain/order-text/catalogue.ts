/** What the catalogue knows of a text. */
export interface KnownGoods {
  /** Whether every word names goods on sale; null without a catalogue. */
  readonly isKnown: boolean | null;
  /** What its words are: a species, only attributes (colour, kind, origin), or neither. */
  readonly role: 'species' | 'attributes' | 'other';
  /** The words that name a species; maybe empty. */
  readonly species: string;
  readonly hasColour: boolean;
}

/** The one question that the grammar has about the goods. */
export type AskCatalogue = (text: string) => KnownGoods;
