import { describe, expect, it } from 'vitest';
import { chosenLanguage } from './locale-cookie.server';

const asking = (path: string, cookie: string) =>
  chosenLanguage(new Request(`http://shop.test${path}`, { headers: { cookie } }));

describe('chosenLanguage', () => {
  it('returns the chosen language for /', () => {
    expect(asking('/', 'a=1; locale=en')).toBe('en');
    expect(asking('/', 'locale=ru')).toBe('ru');
  });

  it('is null for the default language, an unknown one and every other path', () => {
    expect(asking('/', 'locale=uk')).toBeNull();
    expect(asking('/', 'locale=de')).toBeNull();
    expect(asking('/', '')).toBeNull();
    expect(asking('/en', 'locale=ru')).toBeNull();
    expect(asking('/catalog', 'locale=en')).toBeNull();
  });
});
