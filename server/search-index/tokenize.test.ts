import { describe, expect, it } from 'vitest';
import { tokenize, stemOf } from './tokenize';

describe('splitWords', () => {
  it('parts words, figures and signs, and joins over an apostrophe', () => {
    expect(tokenize("White O'Hara, 60см (Е)")).toEqual(['white', 'ohara', '60', 'см', 'е']);
    expect(tokenize('0,7 м')).toEqual(['0,7', 'м']);
  });

  it('reads no more than ten words of whatever is sent', () => {
    expect(tokenize('роза '.repeat(10_000))).toHaveLength(10);
    expect(tokenize('a'.repeat(100_000))[0]).toHaveLength(40);
    expect(tokenize('🌹💐 —')).toEqual([]);
  });
});

describe('stemOf', () => {
  it('lets the forms of a word meet, and no whole word be taken for a stem', () => {
    const stems = ['білий', 'біла', 'білі', 'білих', 'білою'].map((word) => stemOf(word));
    expect(new Set(stems)).toEqual(new Set(['bil~']));
    expect(stemOf('троянди')).toBe(stemOf('троянд'));
    expect(stemOf('зелена')).not.toBe('zelen');
  });

  it('leaves short words alone', () => {
    expect(stemOf('дім')).toBe('dim~');
  });
});
