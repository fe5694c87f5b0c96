import { plainConceptsOf } from './lexicon/concepts';
import { allSpecies } from './lexicon/species';
import { readWord, splitLabels } from './words';

const species = new Set(allSpecies.map(({ code }) => code));

/** Texts that tell what a product is, the most telling first. */
export interface ProductTexts {
  readonly name: string;
  readonly alt: string;
  readonly description: string;
  /** Its section, then the sections around it. */
  readonly sections: readonly string[];
}

/**
 * The species and kinds of a product: products carry none, so the first text that names a species tells it. A section that
 * gathers several species tells none.
 */
export function detectSpecies({ name, alt, description, sections }: ProductTexts): string[] {
  const told = [name, alt, firstSentence(description), ...sections].map(codesIn);
  const texts =
    told.slice(0, 3).find(hasSpecies) ??
    told.slice(3).find((codes) => codes.filter((code) => species.has(code)).length === 1) ??
    [];
  const gathered =
    told
      .slice(3)
      .find((codes) => codes.some(gathers))
      ?.filter(gathers) ?? [];
  return [...new Set([...withKin(texts), ...gathered])];
}

function codesIn(text: string): string[] {
  return splitLabels(text).flatMap((typed) =>
    typed.length < 4
      ? []
      : plainConceptsOf(readWord(typed)).flatMap(({ kind, code }) => (kind === 'species' ? [code] : [])),
  );
}

/** A santini is a chrysanthemum whatever the text says. */
function withKin(codes: readonly string[]): string[] {
  return codes.includes('santini') ? ['chrysanthemum', ...codes] : [...codes];
}

/** A section of several species that the trade asks for by its name. */
function gathers(code: string): boolean {
  return code === 'greens' || code === 'dried';
}

function hasSpecies(codes: readonly string[]): boolean {
  return codes.some((code) => species.has(code));
}

function firstSentence(text: string): string {
  return text.split(/[.!?]/, 1)[0]?.split(' ').slice(0, 8).join(' ') ?? '';
}
