import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const client = `${root}build/client/`;

/** Strings of server code; each must be in the server bundle, so that none is outdated. */
const serverStrings = [
  'SESSION_SECRET',
  'WHOLESALE_API_URL',
  'refresh_token',
  '/customers/me',
  'A256GCM',
  'drizzle-orm',
  'node:crypto',
  'pino',
];

function readScripts(dir: string): { name: string; text: string }[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[cm]?js$/.test(name));
  return names.map((name) => ({ name, text: readFileSync(`${dir}${name}`, 'utf8') }));
}

const scripts = readScripts(client);
const server = [
  ...readScripts(`${root}build/server/`),
  ...readScripts(`${root}build/host/`),
  ...readScripts(`${root}node_modules/zod/`),
];

// @asvs 10.1.1
it('the client bundle contains hydrateRoot', () => {
  expect(scripts.some(({ text }) => text.includes('hydrateRoot'))).toBe(true);
});

it.each(serverStrings)('the client bundle does not contain %s, which the server bundle has', (serverString) => {
  expect(server.some(({ text }) => text.includes(serverString))).toBe(true);
  expect(scripts.filter(({ text }) => text.includes(serverString)).map(({ name }) => name)).toEqual([]);
});

it('form schemas are in one chunk that the entry does not import', () => {
  const schemas = scripts.filter(({ text }) => text.includes('ZodError')).map(({ name }) => name);
  expect(schemas).toHaveLength(1);
  const [entry] = scripts.filter(({ text }) => text.includes('hydrateRoot('));
  expect(entry?.text).not.toContain(schemas[0]);
});

it('chunks of the client bundle have no circular imports', () => {
  const files = new Map(
    scripts.map(({ name, text }) => [
      name.slice(name.lastIndexOf('/') + 1),
      [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, imported = '']) => imported),
    ]),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (files.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect([...files.keys()].filter((name) => reaches(name, name))).toEqual([]);
});

it('the client bundle reads no environment variable but NODE_ENV', () => {
  expect(scripts.filter(({ text }) => /process\.env\.(?!NODE_ENV)[A-Z]/.test(text)).map(({ name }) => name)).toEqual(
    [],
  );
});
