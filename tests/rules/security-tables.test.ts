import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Tests by what they hold: the paths of files with a comment `// @fault S1, S2 @asvs 7.2.4`, sorted, by kind and number. */
const holders = new Map<string, Set<string>>();
const files = ['app', 'native', 'server', 'tests']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(?:test|spec|fixture)\.tsx?$|^tests\/faults\/figures\//.test(path))
  .sort();
for (const path of files)
  for (const [comment] of read(path).matchAll(/^ *\/\/ @(?:fault|asvs) .*$/gm))
    for (const [, kind = '', numbers = ''] of comment.matchAll(/@(\w+) ([\w., ]+)/g))
      for (const number of numbers.trim().split(', ')) {
        const tag = `${kind} ${number}`;
        holders.set(tag, (holders.get(tag) ?? new Set()).add(path));
      }

/** A row `| 7.2.1–7.2.3 | what | where |`; tests carry the first of its numbers. */
const ROW = /^\| ([A-Z]?\d[\d.]*)((?:[,–][^|]*)?) \| (.*) \|.*\|$/gm;

describe.each([
  ['fault', 'faults.md', 80],
  ['asvs', 'asvs.md', 55],
])('The table of @%s', (kind, page, least) => {
  const text = read(`docs/security/${page}`);
  const numbers = [...text.matchAll(ROW)].map(([, number = '']) => number);

  it(`in docs/security/${page} names the test files that carry its numbers`, async () => {
    const written = text.replace(ROW, (_, number: string, more: string, what: string) => {
      const where = [...(holders.get(`${kind} ${number}`) ?? [])].map((path) => `\`${path}\``).join(', ');
      return `| ${number}${more} | ${what} | ${where} |`;
    });
    await expect(written).toMatchFileSnapshot(`../../docs/security/${page}`);
  });

  it(`in docs/security/${page} has a test for every row, and no number twice`, () => {
    expect(numbers.length).toBeGreaterThan(least);
    expect(numbers.filter((number) => !holders.has(`${kind} ${number}`))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it(`in docs/security/${page} has a row for every number that a test carries`, () => {
    const carried = [...holders.keys()].flatMap((tag) =>
      tag.startsWith(`${kind} `) ? [tag.slice(kind.length + 1)] : [],
    );
    expect(carried.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
