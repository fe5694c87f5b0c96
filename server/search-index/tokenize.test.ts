import { describe, expect, it } from 'vitest';
import { tokenize, stemOf } from './tokenize';

describe('tokenize', () => {
  it('separates words, numbers and signs, and joins over an apostrophe', () => {
    expect(tokenize("White O'Hara, 60см (Е)")).toEqual(['white', 'ohara', '60', 'см', 'е']);
    expect(tokenize('0,7 м')).toEqual(['0,7', 'м']);
  });

  it('returns at most ten words', () => {
    expect(tokenize('роза '.repeat(10_000))).toHaveLength(10);
    expect(tokenize('a'.repeat(100_000))[0]).toHaveLength(40);
    expect(tokenize('🌹💐 —')).toEqual([]);
  });

  it('keeps the lengths and colours of a long text, and leaves out words without a meaning and the last ones', () => {
    const name = 'Троянда одноголова зрізана свіжа Freedom Еквадор плантація Flor de los Cayambe Mitad Mundo';
    const words = tokenize(`${name} червона 60 см 100 шт`);
    expect(words).toHaveLength(10);
    expect(words).toEqual(expect.arrayContaining(['freedom', 'червона', '60', '100']));
  });
});

describe('stemOf', () => {
  it('gives the forms of a word one stem that equals no whole word', () => {
    const stems = ['білий', 'біла', 'білі', 'білих', 'білою'].map((word) => stemOf(word));
    expect(new Set(stems)).toEqual(new Set(['bil~']));
    expect(stemOf('троянди')).toBe(stemOf('троянд'));
    expect(stemOf('зелена')).not.toBe('zelen');
  });

  it('keeps short words', () => {
    expect(stemOf('дім')).toBe('dim~');
  });
});
