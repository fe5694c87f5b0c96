import { translated, type Translated } from '../translated';

export const countryCodes = ['EC', 'CO', 'NL', 'KE', 'AM', 'UA', 'IT', 'TR'] as const;
export type CountryCode = (typeof countryCodes)[number];

export interface Country {
  readonly id: number;
  readonly names: Translated;
  /** Where it grows, for running text: 'з Еквадору', 'from Ecuador'. */
  readonly from: Translated;
  /** Exchange rate in UAH of the farms' currency, as printed on order lines. */
  readonly rate: number;
}

const dollar = 42.15;
const euro = 48.9;

export const countries: Record<CountryCode, Country> = {
  EC: {
    id: 1,
    rate: dollar,
    names: translated('Еквадор', 'Ecuador', 'Эквадор'),
    from: translated('з Еквадору', 'from Ecuador', 'из Эквадора'),
  },
  CO: {
    id: 2,
    rate: dollar,
    names: translated('Колумбія', 'Colombia', 'Колумбия'),
    from: translated('з Колумбії', 'from Colombia', 'из Колумбии'),
  },
  NL: {
    id: 3,
    rate: euro,
    names: translated('Нідерланди', 'Netherlands', 'Нидерланды'),
    from: translated('з Нідерландів', 'from the Netherlands', 'из Нидерландов'),
  },
  KE: {
    id: 4,
    rate: dollar,
    names: translated('Кенія', 'Kenya', 'Кения'),
    from: translated('з Кенії', 'from Kenya', 'из Кении'),
  },
  AM: {
    id: 5,
    rate: euro,
    names: translated('Вірменія', 'Armenia', 'Армения'),
    from: translated('з Вірменії', 'from Armenia', 'из Армении'),
  },
  UA: {
    id: 6,
    rate: 1,
    names: translated('Україна', 'Ukraine', 'Украина'),
    from: translated('з України', 'from Ukraine', 'из Украины'),
  },
  IT: {
    id: 7,
    rate: euro,
    names: translated('Італія', 'Italy', 'Италия'),
    from: translated('з Італії', 'from Italy', 'из Италии'),
  },
  TR: {
    id: 8,
    rate: euro,
    names: translated('Туреччина', 'Türkiye', 'Турция'),
    from: translated('з Туреччини', 'from Türkiye', 'из Турции'),
  },
};
