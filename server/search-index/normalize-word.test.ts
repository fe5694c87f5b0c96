import { describe, expect, it } from 'vitest';
import { normalizeWord, phoneticKey } from './normalize-word';

describe('foldWord', () => {
  it.each([
    ['Плая', 'Playa'],
    ['плайя', 'Playa'],
    ['Бланка', 'Blanca'],
    ['Експлорер', 'Explorer'],
    ['Эксплорер', 'Explorer'],
    ['Фрідом', 'Freedom'],
    ['брайтон', 'Brighton'],
    ['квік', 'Quick'],
    ['наомі', 'Naomi'],
    ['аваланж', 'Avalanche'],
    ['джумілія', 'Jumilia'],
    ['вайт', 'White'],
    ['порцеліна', 'Porcelina'],
    ['крім', 'Cream'],
    ['шармелія', 'Charmelia'],
    ['тіффані', 'Tiffany'],
    ['принц', 'Prince'],
    ['сноуфлейк', 'Snowflake'],
  ])('reads %s and %s alike', (cyrillic, latin) => {
    expect(phoneticKey(normalizeWord(cyrillic))).toBe(phoneticKey(normalizeWord(latin)));
  });

  it('is the same letter for letter where a spelling is regular', () => {
    expect([normalizeWord('плая'), normalizeWord('Playa'), normalizeWord('фридом'), normalizeWord('freedom')]).toEqual([
      'plaia',
      'plaia',
      'fridom',
      'fridom',
    ]);
  });

  it('keeps different varieties apart', () => {
    expect(normalizeWord('Nina')).not.toBe(normalizeWord('Vendela'));
    expect(phoneticKey(normalizeWord('Freedom'))).not.toBe(phoneticKey(normalizeWord('Mondial')));
  });

  it('takes marks off and leaves figures', () => {
    expect([normalizeWord('Tocancipá'), normalizeWord('Çiçek'), normalizeWord('60')]).toEqual([
      'tokansipa',
      normalizeWord('Sisek'),
      '60',
    ]);
  });
});
