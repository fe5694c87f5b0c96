import { describe, expect, it } from 'vitest';
import { cleanCode, cleanText } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['\u200bКиїв\u200e', 'Київ'],
    ['\u00a0вул.\u2009\u202fСадова\u3000', 'вул. Садова'],
    ['Олена\u00adМельник', 'ОленаМельник'],
    ['перший рядок\nдругий  рядок', 'перший рядок\nдругий рядок'],
    ['\u200b\u2060\ufeff\u2800\u3164 \u00a0', ''],
  ])('cleanText turns %j into %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });
});

it('cleanCode removes all whitespace and invisible characters', () => {
  expect(cleanCode('\u202a1\u00a0240\u202c ')).toBe('1240');
});
