import { describe, expect, it } from 'vitest';
import { readWishes } from './parse-message.fixture';

describe('Goods that follow each other in a line', () => {
  it.each([
    ['фрідом 60 100 шт мондіаль 60 50 шт', 'uk', ['фрідом 60|100|', 'мондіаль 60|50|']],
    ['2 пачки фрідом 60 3 пачки мондіаль 60', 'uk', ['фрідом 60|2| p', 'мондіаль 60|3| p']],
    ['Фрідом 60 100шт.Мондіаль 60 50шт.', 'uk', ['Фрідом 60|100|', 'Мондіаль 60|50|']],
    ['freedom 60 two packs mondial sixty fifty stems', 'en', ['freedom 60|2| p', 'mondial 60|50|']],
    ['фрідом 60 100 шт або 150 шт', 'uk', ['фрідом 60||100 or 150']],
    ['рускус 3 пачки мондіаль 2', 'uk', ['рускус|3| p', 'мондіаль 2||']],
    ['ruscus 3 mondial 2 freedom 5', 'en', ['ruscus 3||', 'mondial 2||', 'freedom 5||']],
    ['фрідом 60 100 мондіаль 60', 'uk', ['фрідом 60|100|', 'мондіаль 60||']],
  ] as const)(
    'splits known goods that follow each other with their units, as dictated: %s',
    (message, language, wanted) => {
      expect(readWishes(message, language)).toEqual(wanted);
    },
  );

  it.each([
    ['рускус і мондіаль по пачці', 'uk', ['рускус|1| p', 'мондіаль|1| p']],
    ['фрідом і мондіаль 60 по 50', 'uk', ['фрідом 60|50|', 'мондіаль 60|50|']],
    ['freedom and mondial 60 50 each', 'en', ['freedom 60|50|', 'mondial 60|50|']],
    ['фрідом 60 і 70 по пачці', 'uk', ['фрідом 60|1| p', 'фрідом 70|1| p']],
    ['рускуса пол пачки и мондиаля пачку', 'ru', ['рускуса|0.5| p', 'мондиаля|1| p']],
    ['фрідом 60-100шт 70-50шт', 'uk', ['фрідом 60||100 or 60', 'фрідом 70||50 or 70']],
    ['фрідом і троянди по 50', 'uk', ['фрідом і троянди|50|']],
  ] as const)('so many of each are lines of their own: %s', (message, language, wanted) => {
    expect(readWishes(message, language)).toEqual(wanted);
  });

  it.each([
    ['троянда 100 шт фрідом 60', 'троянда фрідом 60|100|'],
    ['фрідом 60 червона троянда 100', 'фрідом 60 червона троянда|100|'],
    ['фрідом 60 Еквадор 100', 'фрідом 60 Еквадор|100|'],
    ['фрідом 60 см червона 100', 'фрідом 60 см червона|100|'],
  ])('numbers between words for the same goods are one line: %s', (message, wanted) => {
    expect(readWishes(message)).toEqual([wanted]);
  });
});
