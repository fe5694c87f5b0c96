import { inThree, type Translated } from '../translated';

export const countryCodes = ['EC', 'CO', 'NL', 'KE', 'AM', 'UA', 'IT', 'TR'] as const;
export type CountryCode = (typeof countryCodes)[number];

export interface Country {
  readonly id: number;
  readonly code: CountryCode;
  readonly names: Translated;
  /** Where it grows, for running text: 'з Еквадору', 'from Ecuador'. */
  readonly from: Translated;
  /** UAH of one unit of the currency its farms are paid in, as printed on order lines. */
  readonly rate: number;
}

const dollar = 42.15;
const euro = 48.9;

export const countries: Record<CountryCode, Country> = {
  EC: {
    id: 1,
    code: 'EC',
    rate: dollar,
    names: inThree('Еквадор', 'Ecuador', 'Эквадор'),
    from: inThree('з Еквадору', 'from Ecuador', 'из Эквадора'),
  },
  CO: {
    id: 2,
    code: 'CO',
    rate: dollar,
    names: inThree('Колумбія', 'Colombia', 'Колумбия'),
    from: inThree('з Колумбії', 'from Colombia', 'из Колумбии'),
  },
  NL: {
    id: 3,
    code: 'NL',
    rate: euro,
    names: inThree('Нідерланди', 'Netherlands', 'Нидерланды'),
    from: inThree('з Нідерландів', 'from the Netherlands', 'из Нидерландов'),
  },
  KE: {
    id: 4,
    code: 'KE',
    rate: dollar,
    names: inThree('Кенія', 'Kenya', 'Кения'),
    from: inThree('з Кенії', 'from Kenya', 'из Кении'),
  },
  AM: {
    id: 5,
    code: 'AM',
    rate: euro,
    names: inThree('Вірменія', 'Armenia', 'Армения'),
    from: inThree('з Вірменії', 'from Armenia', 'из Армении'),
  },
  UA: {
    id: 6,
    code: 'UA',
    rate: 1,
    names: inThree('Україна', 'Ukraine', 'Украина'),
    from: inThree('з України', 'from Ukraine', 'из Украины'),
  },
  IT: {
    id: 7,
    code: 'IT',
    rate: euro,
    names: inThree('Італія', 'Italy', 'Италия'),
    from: inThree('з Італії', 'from Italy', 'из Италии'),
  },
  TR: {
    id: 8,
    code: 'TR',
    rate: euro,
    names: inThree('Туреччина', 'Türkiye', 'Турция'),
    from: inThree('з Туреччини', 'from Türkiye', 'из Турции'),
  },
};
