import { expect, it } from 'vitest';
import { i18nOf, textsOf } from './i18n.server';
import { languages } from './languages';

it('textsOf answers every text as i18next does, also when it is asked for again with other values', () => {
  const texts = [
    ['catalogue:positions', { count: 1 }],
    ['catalogue:positions', { count: 3 }],
    ['cart:addedPacks', { count: 1, pieces: '20', name: 'Avalanche' }],
    ['cart:addedPacks', { count: 1, pieces: '25', name: 'Avalanche' }],
    ['catalogue:breadcrumbs', {}],
  ] as const;
  for (const language of languages) {
    const t = textsOf(language);
    const original = i18nOf(language).t;
    for (const [key, options] of [...texts, ...texts]) {
      expect(t(key, options)).toBe(original(key, options));
    }
  }
});
