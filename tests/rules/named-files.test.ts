import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (page: string) => readFileSync(new URL(page, root), 'utf8');
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(new URL(path, root)));

it('every file that docs/changing.md names exists', () => {
  const paths = [...read('docs/changing.md').matchAll(/`((?:app|server|native|tests)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths)).toEqual([]);
});

it('every place on the map of the code in the README exists', () => {
  const map = /## Map of the code[\s\S]*?```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const paths = map.split('\n').flatMap((line) => /^([\w./-]+)/.exec(line)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths)).toEqual([]);
});
