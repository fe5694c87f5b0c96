import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../build/client/assets/', import.meta.url);

it('zod is in no script of a page: a form loads it after its first error', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const withZod = scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('_zod'));
  expect(withZod.length).toBeGreaterThan(0);
  expect(withZod.filter((name) => !/^(?:schemas|parse-form)-/.test(name))).toEqual([]);
});
