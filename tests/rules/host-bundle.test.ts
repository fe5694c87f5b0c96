import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nodeFlags } from '../../server/cli/node-flags.js';

const builtin = new Set(builtinModules);
const host = new URL('../../build/host/', import.meta.url);
const files = readdirSync(host).filter((name) => /\.c?js$/.test(name));
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\()["']([^"'.\s][^"'\s]*)["']/g;

/** Packages named by an import of a file, built-in modules left out. */
function packagesIn(file: string): string[] {
  const names = [...readFileSync(new URL(file, host), 'utf8').matchAll(imported)].map(([, name = '']) => name);
  return names.filter((name) => /^@?[a-z][\w/@.-]*$/.test(name) && !name.startsWith('node:'));
}

it('is read from a few files', () => {
  expect(files).toContain('main.cjs');
  expect(files.length).toBeLessThan(60);
});

it('is kept at one byte a letter', () => {
  expect(files.filter((name) => /[^\0-\x7f]/.test(readFileSync(new URL(name, host), 'utf8')))).toEqual([]);
});

it('starts with code that is compiled already', () => {
  const code = `const [bundle] = process.argv.slice(1); const { readFileSync } = require('fs');
    const { cachedDataRejected } = new (require('vm').Script)(readFileSync(bundle, 'latin1'), { cachedData: readFileSync(bundle + '.v8') });
    process.stdout.write(String(cachedDataRejected));`;
  expect(
    execFileSync(process.execPath, [...nodeFlags, '-e', code, fileURLToPath(new URL('portal.cjs', host))]).toString(),
  ).toBe('false');
});

it.each(['package.json', 'Dockerfile'])('is started by %s under the flags it was compiled with', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const command = /"start": "exec node (.*) server\/cli\/start\.js"|CMD (\["node",.*"build\/host\/main\.cjs"\])/.exec(
    text,
  );
  const flags = command?.[1]?.split(' ') ?? (JSON.parse(command?.[2] ?? '[]') as string[]).slice(1, -1);
  expect(flags).toEqual(nodeFlags);
});

/** An add-on of the Redis library for commands the portal never sends; it is not installed, and asked for by none. */
const absent = '@node-rs/xxhash';

it('takes from node_modules only what finds its own parts on disk', () => {
  const outside = new Set(files.flatMap(packagesIn).filter((name) => !builtin.has(name) && name !== absent));
  expect([...outside].filter((name) => !/^(?:sharp|pdfkit|@libsql\/client)(?:\/|$)/.test(name))).toEqual([]);
  expect(outside.size).toBeGreaterThan(1);
});

it('asserts with plain calls, which is all that stands in for node’s module', () => {
  const codes = files.map((name) => readFileSync(new URL(name, host), 'utf8'));
  const bound = codes.flatMap((code) => [...code.matchAll(/(\w+)=(?:__importDefault\()?require_assert\(\)/g)]);
  const names = new Set(bound.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(1);
  const members = new RegExp(`\\b(?:${[...names].join('|')})\\.(?!default\\b)\\w+`, 'g');
  expect(codes.flatMap((code) => code.match(members) ?? [])).toEqual([]);
});
