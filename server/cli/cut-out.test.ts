import { expect, it } from 'vitest';
import { cutOut } from './cut-out.js';

it('takes the one part that is meant, and all where all are', () => {
  expect(cutOut('file.js', 'a(); b(); c();', [['b(); ', '']])).toBe('a(); c();');
  expect(cutOut('file.js', 'a(); b(); a();', [[/a\(\);/g, '$&']])).toBe('$& b(); $&');
});

it('stops where a part is not there, or there are more of it than are known', () => {
  expect(() => cutOut('file.js', 'a();', [['b();', '']])).toThrow('nothing to cut out of file.js: b();');
  for (const part of ['a();', /a\(\);/])
    expect(() => cutOut('file.js', 'a(); a();', [[part, '']])).toThrow('2 parts to cut out of file.js');
});
