import { expect, it } from 'vitest';
import { toSeoKeyword } from './seo-keyword';

it('toSeoKeyword returns lower-case Latin without punctuation', () => {
  expect(toSeoKeyword("White O'Hara", 50, 'Rosas del Volcán', 7)).toBe('white-ohara-50-rosas-del-volcan-7');
  expect(toSeoKeyword('Ruscus', 60, 'Квіткова долина', 12)).toBe('ruscus-60-kvitkova-dolyna-12');
  expect(toSeoKeyword('Bouquet “Steppe”', 40, 'Bosch & Dekker', 3)).toBe('bouquet-steppe-40-bosch-dekker-3');
});
