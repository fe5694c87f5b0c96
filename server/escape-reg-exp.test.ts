import { expect, it } from 'vitest';
import { escapeRegExp } from './escape-reg-exp';

// @asvs 1.2.9
it('escapeRegExp makes a pattern that matches only the text', () => {
  const text = String.raw`a.b*c+d?e^f$g{1}(h)|[i]\d`;
  expect(new RegExp(`^${escapeRegExp(text)}$`, 'u').test(text)).toBe(true);
  expect(new RegExp(escapeRegExp('.')).test('a')).toBe(false);
});
