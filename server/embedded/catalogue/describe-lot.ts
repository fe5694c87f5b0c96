import type { Language } from '../../contract/enumerations';
import { colourNames } from '../flora/colours';
import { countries } from '../flora/countries';
import type { Farm } from '../flora/farms';
import type { Variety } from '../flora/varieties';

type Words = Readonly<{ length: number; days: readonly [number, number]; species: string; colour: string; farm: string; from: string }>;

const openings: Record<Language, (words: Words) => string> = {
  uk: ({ species, length, colour, farm, from }) => `${species}, ${length} см, колір: ${colour}. Виростила плантація ${farm} ${from}.`,
  en: ({ species, length, colour, farm, from }) => `${species}, ${length} cm, colour: ${colour}. Grown by ${farm} ${from}.`,
  ru: ({ species, length, colour, farm, from }) => `${species}, ${length} см, цвет: ${colour}. Вырастила плантация ${farm} ${from}.`,
};

const lives: Record<Language, (words: Words) => string> = {
  uk: ({ days: [least, most] }) => (least >= 365 ? '' : `У вазі стоїть ${least}–${most} днів.`),
  en: ({ days: [least, most] }) => (least >= 365 ? '' : `Vase life is ${least}–${most} days.`),
  ru: ({ days: [least, most] }) => (least >= 365 ? '' : `В вазе стоит ${least}–${most} дней.`),
};

/** Two or three sentences on a lot: what it is and where it grew, how to care for it, how long it lasts. */
export function describeLot(variety: Variety, farm: Farm, length: number, language: Language): string {
  const { species } = variety;
  const words: Words = {
    length,
    days: species.vaseDays,
    species: species.names[language],
    colour: colourNames[variety.colour][language],
    farm: farm.name,
    from: countries[farm.country].from[language],
  };
  return [openings[language](words), species.care[language], lives[language](words)].filter(Boolean).join(' ');
}
