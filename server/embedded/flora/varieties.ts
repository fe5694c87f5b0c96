import { perLanguage, type Language } from '../../contract/enumerations';
import type { Translated } from '../translated';
import type { Colour } from './colours';
import type { CountryCode } from './countries';
import { allSpecies } from './species';
import type { SpeciesDefinition, VarietyDefinition } from './species-definition';

export interface Variety {
  readonly id: number;
  readonly species: SpeciesDefinition;
  readonly names: Translated;
  readonly colour: Colour;
  readonly from: readonly CountryCode[];
  readonly productType: 'product' | 'bouquet';
  readonly ladder: SpeciesDefinition['ladder'];
  /** Number of its picture among varieties of the same species and colour, from 1. */
  readonly picture: number;
  /** Alphabetical rank by language, from 0. */
  readonly ranks: Readonly<Record<Language, number>>;
}

function withoutGaps(ladder: SpeciesDefinition['ladder'], gaps: readonly number[] = []): SpeciesDefinition['ladder'] {
  const [first, ...others] = ladder;
  return [first, ...others.filter(([lengthCm]) => !gaps.includes(lengthCm))];
}

function namesOf({ name }: VarietyDefinition): Translated {
  return typeof name === 'string' ? perLanguage(() => name) : name;
}

const listed = allSpecies.flatMap((species) =>
  species.varieties.map((facts, index) => ({
    species,
    facts,
    names: namesOf(facts),
    picture: species.varieties.slice(0, index + 1).filter((other) => other.colour === facts.colour).length,
  })),
);

function alphabet(language: Language): Map<string, number> {
  const names = listed.map((variety) => variety.names[language]).sort(new Intl.Collator(language).compare);
  return new Map(names.map((name, rank) => [name, rank]));
}

const alphabets = perLanguage(alphabet);

export const varieties: readonly Variety[] = listed.map(({ species, facts, names, picture }, index) => ({
  id: index + 1,
  species,
  names,
  picture,
  colour: facts.colour,
  from: facts.from ?? species.from,
  productType: facts.productType ?? 'product',
  ladder: withoutGaps(species.ladder, facts.gaps),
  ranks: perLanguage((language) => alphabets[language].get(names[language]) ?? 0),
}));

/** The same variety under another name, 'Freedom #2', for catalogues larger than the list. @param series from 0, which is the variety itself */
export function varietyInSeries(variety: Variety, series: number): Variety {
  if (series === 0) return variety;
  const names = perLanguage((language) => `${variety.names[language]} #${series + 1}`);
  return { ...variety, names, id: variety.id + series * varieties.length };
}

/** @throws RangeError for an unknown id */
export function varietyOf(id: number): Variety {
  const variety = varieties[(id - 1) % varieties.length];
  if (!variety) throw new RangeError(`no variety ${id}`);
  return varietyInSeries(variety, Math.floor((id - 1) / varieties.length));
}
