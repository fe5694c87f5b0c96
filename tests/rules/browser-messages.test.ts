import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filesOf, readFile } from './locale-files';

/** Message keys in browser scripts: whole keys, and prefixes of computed keys (`fault.${kind}`). */
const scripts = readScripts();
const keys = new Set([...scripts.matchAll(/["'`](?:[\w-]+:)?([\w.-]+)["'`]/g)].map(([, key = '']) => key));
const prefixes = [...scripts.matchAll(/`(?:[\w-]+:)?([\w-]+\.)\$\{/g)].map(([, start = '']) => start);
const isUsed = (key: string) => keys.has(key) || prefixes.some((start) => key.startsWith(start));

/** Not loaded by browser scripts: messages of the offline page and of the native app. */
const embedded = ['offline.json', 'native.server.json'];
const files = filesOf('uk').filter((file) => !embedded.includes(file));
const named = (isOfServer: boolean) =>
  files
    .filter((file) => file.endsWith('.server.json') === isOfServer)
    .flatMap((file) => [...readFile('uk', file).keys()]);

it('no browser script uses a message of a .server.json file', () => {
  expect(named(true).length).toBeGreaterThan(300);
  expect(named(true).filter(isUsed)).toEqual([]);
});

it('every message outside the .server.json files is used by a browser script', () => {
  expect(named(false).length).toBeGreaterThan(300);
  expect(named(false).filter((key) => !isUsed(key))).toEqual([]);
});

function readScripts(): string {
  const folder = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && !/^(manifest|library)-/.test(name));
  return names.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
}
