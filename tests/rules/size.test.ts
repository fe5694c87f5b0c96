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
