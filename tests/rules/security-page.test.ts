import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string) => readFileSync(`${root}docs/security/${name}`, 'utf8');
const rowsOf = (page: string) => page.split('\n').filter((line) => /^\| (?!id |what must happen )/.test(line));

/** Files named on a page, each with the quotes that follow it. */
function filesIn(page: string): [file: string, words: string[]][] {
  const named = page.matchAll(/`((?:app|server|tests|docs)\/[\w./-]+\.(?:tsx?|md))`((?:,? “[^”]+”)*)/g);
  return [...named].map(([, file = '', quoted = '']) => [
    file,
    [...quoted.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
  ]);
}

describe.each([
  ['asvs.md', 80],
  ['faults.md', 60],
])('docs/security/%s', (name, most) => {
  const page = read(name);
  const rows = rowsOf(page);
  const files = filesIn(page);

  it('has enough rows and file references', () => {
    expect(rows.length).toBeGreaterThan(most);
    expect(files.length).toBeGreaterThan(60);
  });

  it.each(files)('%s exists and contains %j', (file, words) => {
    expect(existsSync(root + file)).toBe(true);
    const source = readFileSync(root + file, 'utf8');
    for (const each of words) expect(source).toContain(each);
  });

  it('has evidence or **Open** in every row', () => {
    expect(rows.filter((row) => /\|\s*\|$/.test(row) && !row.includes('**Open**'))).toEqual([]);
  });
});

it('every row of faults.md names a test', () => {
  const testless = rowsOf(read('faults.md')).filter(
    (row) => !/`(?:app|server|tests)\/[\w./-]+\.(?:test|spec)\.tsx?`/.test(row.split(' | ').at(-1) ?? ''),
  );
  expect(testless).toEqual([]);
});
