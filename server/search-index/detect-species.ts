import { exactConceptsOf } from './lexicon/concepts';
import { allSpecies } from './lexicon/species';
import { parseWord, tokenize } from './tokenize';

const species = new Set(allSpecies.map(({ code }) => code));

/** Texts of a product, the most telling first. */
export interface ProductTexts {
  readonly name: string;
  readonly alt: string;
  readonly description: string;
  readonly sections: readonly string[];
}

/** Species and kinds of a product, from the first text that names a species. A section of several species names none. */
export function detectSpecies({ name, alt, description, sections }: ProductTexts): string[] {
  const codesByText = [name, alt, firstSentence(description), ...sections].map(codesIn);
  const texts =
    codesByText.slice(0, 3).find(hasSpecies) ??
    codesByText.slice(3).find((codes) => codes.filter((code) => species.has(code)).length === 1) ??
    [];
  const collective =
    codesByText
      .slice(3)
      .find((codes) => codes.some(isCollective))
      ?.filter(isCollective) ?? [];
  return [...new Set([...withParent(texts), ...collective])];
}

function codesIn(text: string): string[] {
  return tokenize(text).flatMap((typed) =>
    typed.length < 4
      ? []
      : exactConceptsOf(parseWord(typed)).flatMap(({ kind, code }) => (kind === 'species' ? [code] : [])),
  );
}

/** A santini is a chrysanthemum, even when no text says so. */
function withParent(codes: readonly string[]): string[] {
  return codes.includes('santini') ? ['chrysanthemum', ...codes] : [...codes];
}

function isCollective(code: string): boolean {
  return code === 'greens' || code === 'dried';
}

function hasSpecies(codes: readonly string[]): boolean {
  return codes.some((code) => species.has(code));
}

function firstSentence(text: string): string {
  return text.split(/[.!?]/, 1)[0]?.split(' ').slice(0, 8).join(' ') ?? '';
}
