import { describe, expect, it } from 'vitest';
import { foldWord, soundOf } from './letters';

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
    expect(soundOf(foldWord(cyrillic))).toBe(soundOf(foldWord(latin)));
  });

  it('is the same letter for letter where a spelling is regular', () => {
    expect([foldWord('плая'), foldWord('Playa'), foldWord('фридом'), foldWord('freedom')]).toEqual([
      'plaia',
      'plaia',
      'fridom',
      'fridom',
    ]);
  });

  it('keeps different varieties apart', () => {
    expect(foldWord('Nina')).not.toBe(foldWord('Vendela'));
    expect(soundOf(foldWord('Freedom'))).not.toBe(soundOf(foldWord('Mondial')));
  });

  it('takes marks off and leaves figures', () => {
    expect([foldWord('Tocancipá'), foldWord('Çiçek'), foldWord('60')]).toEqual(['tokansipa', foldWord('Sisek'), '60']);
  });
});
