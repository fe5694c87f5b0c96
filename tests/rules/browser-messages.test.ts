import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filesOf, readFile } from './locale-files';

/** Message keys in browser scripts, `key` or `namespace:key`: whole ones, and prefixes of computed ones (`fault.${kind}`). */
const scripts = readScripts();
const keys = new Set([...scripts.matchAll(/["'`]((?:[\w-]+:)?[\w.-]+)["'`]/g)].map(([, key = '']) => key));
const prefixes = [...scripts.matchAll(/`((?:[\w-]+:)?[\w-]+\.)\$\{/g)].map(([, start = '']) => start);
const isUsed = ([namespace, key]: [string, string]) =>
  [key, `${namespace}:${key}`].some((name) => keys.has(name) || prefixes.some((start) => name.startsWith(start)));

/** Not loaded by browser scripts: messages of the offline page and of the native app. */
const embedded = ['offline.json', 'native.server.json'];
const files = filesOf('uk').filter((file) => !embedded.includes(file));
const named = (isOfServer: boolean) =>
  files
    .filter((file) => file.endsWith('.server.json') === isOfServer)
    .flatMap((file) =>
      [...readFile('uk', file).keys()].map((key): [string, string] => [file.replace(/(?:\.server)?\.json$/, ''), key]),
    );

it('no browser script uses a message of a .server.json file', () => {
  expect(named(true).length).toBeGreaterThan(300);
  expect(named(true).filter(isUsed)).toEqual([]);
});

it('every message outside the .server.json files is used by a browser script', () => {
  expect(named(false).length).toBeGreaterThan(300);
  expect(named(false).filter((name) => !isUsed(name))).toEqual([]);
});

function readScripts(): string {
  const folder = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && !/^(manifest|library)-/.test(name));
  return names.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
}
