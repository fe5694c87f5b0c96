import type { Catalogue, Variety, Lot } from './catalogue';

const lot = (id: string, lengthCm: number, facts: Partial<Lot> = {}): Lot => ({
  id,
  lengthCm,
  countryId: '1',
  countryCode: 'EC',
  farmId: 'f1',
  inStock: true,
  promotion: false,
  secondGrade: false,
  ...facts,
});
const variety = (name: string, color: string, species: readonly string[], lots: readonly Lot[]): Variety => ({
  names: { uk: name, en: name, ru: name },
  color,
  categoryId: null,
  species,
  lots,
});
const dutch = { countryId: '3', countryCode: 'NL', farmId: 'f2' };

/** A small catalogue. */
export const catalogue: Catalogue = {
  varieties: [
    variety('Freedom', 'red', ['rose'], [lot('r50', 50), lot('r60', 60), lot('r60b', 60, { farmId: 'f3' })]),
    variety('Explorer', 'red', ['rose'], [lot('e60', 60, { countryId: '2', countryCode: 'CO', inStock: false })]),
    variety('Mondial', 'white', ['rose'], [lot('m60', 60)]),
    variety('Pink Mondial', 'pink', ['rose'], [lot('p60', 60)]),
    variety('Alissa White', 'white', ['eustoma'], [lot('a65', 65, dutch)]),
    variety('Rosita White', 'white', ['eustoma'], [lot('w65', 65, dutch)]),
    variety('Рускус', 'green', ['ruscus', 'greens'], [lot('g60', 60, dutch)]),
  ],
  farms: new Map([
    ['f1', 'Los Nevados'],
    ['f2', 'Westland Bloei'],
    ['f3', 'Monte Rosa'],
  ]),
  countries: new Map([
    ['EC', { uk: 'Еквадор', en: 'Ecuador', ru: 'Эквадор' }],
    ['NL', { uk: 'Нідерланди', en: 'Netherlands', ru: 'Нидерланды' }],
  ]),
};
