import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

it('the product has no more lines than .config/size.json allows, a number that only goes down', () => {
  const { lines } = JSON.parse(read('.config/size.json')) as { lines: number };
  const files = ['app', 'server', 'native']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(?:tsx?|css|c?js)$/.test(path) && !/\.test\.|fixture|^native\/(?:android|ios)\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  const counted = files.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
  expect(counted).toBeLessThanOrEqual(lines);
});

it('docs/ has at most 12,000 words and the README 2,000, apart from the table that the benchmark writes', () => {
  const wordsIn = (path: string) =>
    read(path)
      .replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, '')
      .split(/\s+/)
      .filter((word) => word !== '').length;
  const pages = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.reduce((sum, path) => sum + wordsIn(`docs/${path}`), 0)).toBeLessThanOrEqual(12_000);
  expect(wordsIn('README.md')).toBeLessThanOrEqual(2_000);
});

it('the README has the map of the code before the settings', () => {
  const readme = read('README.md');
  const map = readme.indexOf('## Map of the code');
  expect(map).toBeGreaterThan(0);
  expect(readme.indexOf('## Settings')).toBeGreaterThan(map);
});
