import type { Language } from '../../contract/enumerations';
import { colourNames } from '../flora/colours';
import { countries } from '../flora/countries';
import type { Farm } from '../flora/farms';
import type { Variety } from '../flora/varieties';

type Words = Readonly<{
  length: number;
  days: readonly [number, number];
  species: string;
  colour: string;
  farm: string;
  from: string;
}>;

const openings: Record<Language, (words: Words) => string> = {
  uk: ({ species, length, colour, farm, from }) =>
    `${species}, ${length} см, колір: ${colour}. Виростила плантація ${farm} ${from}.`,
  en: ({ species, length, colour, farm, from }) =>
    `${species}, ${length} cm, colour: ${colour}. Grown by ${farm} ${from}.`,
  ru: ({ species, length, colour, farm, from }) =>
    `${species}, ${length} см, цвет: ${colour}. Вырастила плантация ${farm} ${from}.`,
};

/** Plural forms: '14–21 день', '2–4 дні', '7–10 днів'. */
const daysAfter: Record<'uk' | 'ru', Partial<Record<Intl.LDMLPluralRule, string>>> = {
  uk: { one: 'день', few: 'дні', many: 'днів' },
  ru: { one: 'день', few: 'дня', many: 'дней' },
};

function formatDays(language: 'uk' | 'ru', [least, most]: Words['days']): string {
  return `${least}–${most} ${daysAfter[language][new Intl.PluralRules(language).select(most)] ?? ''}`;
}

const lives: Record<Language, (words: Words) => string> = {
  uk: ({ days }) => (days[0] >= 365 ? '' : `У вазі стоїть ${formatDays('uk', days)}.`),
  en: ({ days: [least, most] }) => (least >= 365 ? '' : `Vase life is ${least}–${most} days.`),
  ru: ({ days }) => (days[0] >= 365 ? '' : `В вазе стоит ${formatDays('ru', days)}.`),
};

/** Two or three sentences: origin, care and vase life. */
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
