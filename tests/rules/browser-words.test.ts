import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filesOf, readFile } from './locale-files';

/** What the browser says: keys that its scripts name as a whole, and starts that they complete (`fault.${kind}`). */
const scripts = readScripts();
const keys = new Set([...scripts.matchAll(/["'`](?:[\w-]+:)?([\w.-]+)["'`]/g)].map(([, key = '']) => key));
const starts = [...scripts.matchAll(/`(?:[\w-]+:)?([\w-]+\.)\$\{/g)].map(([, start = '']) => start);
const isSaid = (key: string) => keys.has(key) || starts.some((start) => key.startsWith(start));

/** The page of an address that is not kept brings its words along; those of the native app come as data. */
const brought = ['offline.json', 'native.server.json'];
const files = filesOf('uk').filter((file) => !brought.includes(file));
const named = (isOfServer: boolean) =>
  files
    .filter((file) => file.endsWith('.server.json') === isOfServer)
    .flatMap((file) => [...readFile('uk', file).keys()]);

it('no browser script uses a message of a .server.json file', () => {
  expect(named(true).length).toBeGreaterThan(300);
  expect(named(true).filter(isSaid)).toEqual([]);
});

it('every message outside the .server.json files is used by a browser script', () => {
  expect(named(false).length).toBeGreaterThan(300);
  expect(named(false).filter((key) => !isSaid(key))).toEqual([]);
});

function readScripts(): string {
  const folder = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && !/^(manifest|library)-/.test(name));
  return names.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
}
