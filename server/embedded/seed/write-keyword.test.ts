import { expect, it } from 'vitest';
import { writeKeyword } from './write-keyword';

it('writes lower-case Latin without signs', () => {
  expect(writeKeyword("White O'Hara", 50, 'Rosas del Volcán', 7)).toBe('white-ohara-50-rosas-del-volcan-7');
  expect(writeKeyword('Ruscus', 60, 'Квіткова долина', 12)).toBe('ruscus-60-kvitkova-dolyna-12');
  expect(writeKeyword('Bouquet “Steppe”', 40, 'Bosch & Dekker', 3)).toBe('bouquet-steppe-40-bosch-dekker-3');
});
