import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { forEachLanguage, keepLanguage } from './language-builds';

const ids = ['root', 'robots', 'uk/cart', 'en/cart', 'ru/cart', 'ru/layout-home'];
const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
const build = {
  routes,
  assets: { routes },
  mode: 'production',
} as unknown as ServerBuild;

it.each([
  ['uk', ['root', 'robots', 'uk/cart']],
  ['en', ['root', 'robots', 'en/cart']],
  ['ru', ['root', 'robots', 'ru/cart', 'ru/layout-home']],
] as const)('keepLanguage for %s keeps the routes of the language and those without one', (language, expected) => {
  const part = keepLanguage(build, language);
  expect(Object.keys(part.routes)).toEqual(expected);
  expect(Object.keys(part.assets.routes)).toEqual(expected);
  expect(part.mode).toBe('production');
});

it.each([
  ['/', 'uk/cart'],
  ['/english', 'uk/cart'],
  ['/en', 'en/cart'],
  ['/EN/cart', 'en/cart'],
  ['/en.data', 'en/cart'],
  ['/ru/cart.data', 'ru/cart'],
])('%s is served by the build with %s', (path, id) => {
  let made = 0;
  const pick = forEachLanguage(build, (part) => ({ number: (made += 1), part }));
  expect(Object.keys(pick(path).part.routes)).toContain(id);
  expect(pick(path)).toBe(pick(path));
  expect(made).toBe(3);
});
