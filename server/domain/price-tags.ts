import { cleanCode } from './clean-text';
import type { Money } from '../contract/money';

/** Three tags in a row, eight rows on A4. */
export const TAGS_PER_SHEET = 24;
/** Twenty sheets. */
export const MAX_TAGS = 480;

/** A product that gets price tags. */
export interface TagSource {
  readonly productId: string;
  readonly name: string;
  readonly lengthCm: number | null;
  readonly country: string | null;
  /** The shop's own selling price of a piece. */
  readonly price: Money | null;
}

/** Copies as written: a whole number up to {@link MAX_TAGS}; one where nothing is written; null for anything else. */
export function parseCopies(text: string | null): number | null {
  if (text === null) return 1;
  const digits = cleanCode(text);
  if (digits === '') return 0;
  const copies = /^\d{1,6}$/.test(digits) ? Number(digits) : null;
  return copies === null || copies > MAX_TAGS ? null : copies;
}

/** One of each product and price; a document may name a product twice. */
export function mergeTags(sources: readonly TagSource[]): TagSource[] {
  const byProduct = new Map<string, TagSource>();
  for (const source of sources) {
    const known = byProduct.get(source.productId);
    const isDearer = known?.price && source.price && source.price.amount > known.price.amount;
    if (!known?.price || isDearer) byProduct.set(source.productId, source);
  }
  return [...byProduct.values()];
}

export function splitIntoSheets<T>(tags: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(tags.length / TAGS_PER_SHEET) }, (_, sheet) =>
    tags.slice(sheet * TAGS_PER_SHEET, (sheet + 1) * TAGS_PER_SHEET),
  );
}
