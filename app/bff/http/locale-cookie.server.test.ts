import { describe, expect, it } from 'vitest';
import { chosenLanguage } from './locale-cookie.server';

const languageFor = (path: string, cookie: string) =>
  chosenLanguage(new Request(`http://shop.test${path}`, { headers: { cookie } }));

describe('chosenLanguage', () => {
  it('returns the chosen language for /', () => {
    expect(languageFor('/', 'a=1; locale=en')).toBe('en');
    expect(languageFor('/', 'locale=ru')).toBe('ru');
  });

  it('is null for the default language, an unknown one and every other path', () => {
    expect(languageFor('/', 'locale=uk')).toBeNull();
    expect(languageFor('/', 'locale=de')).toBeNull();
    expect(languageFor('/', '')).toBeNull();
    expect(languageFor('/en', 'locale=ru')).toBeNull();
    expect(languageFor('/catalog', 'locale=en')).toBeNull();
  });
});
