import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';

const builtin = new Set(builtinModules);
const host = new URL('../../build/host/', import.meta.url);
const files = readdirSync(host).filter((name) => name.endsWith('.js'));
const imported = /(?:\bfrom\s*|\bimport\s*(?:\(\s*)?|\brequire\()["']([^"'.\s][^"'\s]*)["']/g;

/** Packages named by the imports of a file, in code and not in comments. */
function packagesIn(file: string): string[] {
  const lines = readFileSync(new URL(file, host), 'utf8').split('\n');
  const code = lines.filter((line) => !/^\s*(?:\*|\/[/*])/.test(line)).join('\n');
  const names = [...code.matchAll(imported)].map(([, name = '']) => name);
  return names.filter((name) => /^@?[a-z][\w/@.-]*$/.test(name) && !name.startsWith('node:'));
}

it('the server bundle has fewer than 60 files', () => {
  expect(files).toContain('main.js');
  expect(files.length).toBeLessThan(60);
});

it('every file of the server bundle has a source map', () => {
  const maps = readdirSync(host).filter((name) => name.endsWith('.js.map'));
  expect(maps.map((name) => name.slice(0, -4)).toSorted()).toEqual(files.toSorted());
});

/** Optional packages of libraries: not installed, and their imports are caught or behind a choice that is not made. */
const absent = ['@node-rs/xxhash', 'pg-native'];

it('the server bundle imports only sharp, pdfkit, libsql and @libsql/client from node_modules', () => {
  const outside = new Set(files.flatMap(packagesIn).filter((name) => !builtin.has(name) && !absent.includes(name)));
  expect([...outside].filter((name) => !/^(?:sharp|pdfkit|libsql|@libsql\/client)(?:\/|$)/.test(name))).toEqual([]);
  expect(outside.size).toBeGreaterThan(1);
});
