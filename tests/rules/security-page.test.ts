import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security/asvs.md`, 'utf8');
const named = [...page.matchAll(/`((?:app|server|tests|docs)\/[\w./-]+\.(?:tsx?|md))`(?: “([^”]+)”)?/g)];

it('names tests by the dozen', () => {
  expect(named.length).toBeGreaterThan(60);
});

it.each(named.map(([, file = '', name = '']) => [file, name]))('%s holds “%s”', (file, name) => {
  expect(existsSync(root + file)).toBe(true);
  expect(readFileSync(root + file, 'utf8')).toContain(name);
});

it('says in every row what holds it, or that nothing does', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  const silent = rows.filter((row) => /\|\s*\|$/.test(row) && !row.includes('**Open**'));
  expect(rows.length).toBeGreaterThan(80);
  expect(silent).toEqual([]);
});
