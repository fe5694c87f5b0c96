import { describe, expect, it } from 'vitest';
import { readWishes } from './parse-message.fixture';
import { stripStamps } from './strip-noise';

const stripNothing = (text: string) => stripStamps([text], () => false)[0];

describe('stripStamps', () => {
  it.each([
    ['[26.11, 08:13] фрідом 60: 100', 'фрідом 60|100|'],
    ['26.11.2026, 08:13 - фрідом 60: 4 пачки', 'фрідом 60|4| p'],
    ['[08:12] фрідом 60: 100', 'фрідом 60|100|'],
    ['[08:13] фрідом: 100', 'фрідом|100|'],
    ['[08:13] фридомм: 100 шт', 'фридомм|100|'],
    ['[08:12] Рускус: зелений 100 шт', 'Рускус зелений|100|'],
    ['[08:13] Олена: 100 шт', 'Олена|100|'],
  ])('keeps goods before a colon after a chat stamp: %s', (message, wish) => {
    expect(readWishes(message)).toEqual([wish]);
  });

  it('removes an author who says more than a figure, and keeps a species', () => {
    expect(readWishes('[08:12] Олена: фрідом 60\n[08:13] Олена: 100')).toEqual(['фрідом 60|100|']);
    expect(readWishes('[08:12] +380 50 111 22 33: фрідом 60 - 100\n[08:13] +380 50 111 22 33: 50 - 25')).toEqual([
      'фрідом 60|100|',
      'фрідом 50|25|',
    ]);
    expect(readWishes('[08:12] Троянди: фрідом 60 - 100')).toEqual(['Троянди фрідом 60|100|']);
    expect(readWishes('Олена, [25.11.2026 08:12]\nфрідом 60 - 100')).toEqual(['фрідом 60|100|']);
  });

  it('keeps an author with a figure that is no phone', () => {
    expect(stripNothing('[08:12] Салон 24: фрідом 60 - 100')).toBe('Салон 24: фрідом 60 - 100');
  });
});
