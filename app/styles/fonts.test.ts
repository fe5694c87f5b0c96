import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const css = readFileSync(new URL('fonts.css', folder), 'utf8');
const faces = [...css.matchAll(/@font-face \{[^}]*font-family: 'Onest';[^}]*\}/g)].map(([rule]) => ({
  file: /url\('([^']+)'\)/.exec(rule)?.[1] ?? '',
  weights: /font-weight: ([^;]+);/.exec(rule)?.[1],
  letters: readRange(/unicode-range:([^;]+);/.exec(rule)?.[1] ?? ''),
}));
const cut = faces.filter(({ file }) => file.startsWith('./'));
const whole = faces.filter(({ file }) => !file.startsWith('./'));
/** An arrow, which the face has not, whole or cut, and what ends a line. */
const never = new Set(['\n', '→']);

function readRange(range: string): ReadonlySet<number> {
  return new Set(
    [...range.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].flatMap(([, from = '', to = from]) => {
      const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
}

const isCut = (letter: string) => cut.some(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

describe('the face', () => {
  it('is two cut files and, last to be asked, two whole ones', () => {
    expect(faces.map(({ file }) => file.replace(/^.*\//, ''))).toEqual([
      'onest-cyrillic-wght-normal.woff2',
      'onest-latin-wght-normal.woff2',
      'onest-cyrillic.woff2',
      'onest-latin.woff2',
    ]);
    expect(new Set(faces.map(({ weights }) => weights))).toEqual(new Set(['400 650']));
    expect(whole.every(({ letters }) => letters.has(0x45f) || letters.has(0xff))).toBe(true);
  });

  it('weighs 20 kB at most where nothing rare is written', () => {
    expect(cut.reduce((sum, { file }) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThan(20_000);
  });

  it('bears, cut, every letter of the portal in three languages', () => {
    const locales = new URL('../i18n/locales/', folder);
    const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(new URL(name, locales), 'utf8'));
    expect(texts.length).toBeGreaterThan(30);
    expect([...new Set(texts.join(''))].filter((letter) => !never.has(letter) && !isCut(letter))).toEqual([]);
  });

  it('is not fetched whole for the word joiners in a window of delivery, which nobody sees', () => {
    expect(faces.filter(({ letters }) => letters.has(0x2060))).toEqual([]);
  });

  it('bears every letter of a price and of the names of bred flowers', () => {
    expect(
      Array.from('0123456789 \u00a0\u202f,.−–—×%+«»’ґҐєЄїЇіІёЁъыэ№áçéíñóöúü').filter((letter) => !isCut(letter)),
    ).toEqual([]);
  });
});
