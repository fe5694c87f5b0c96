import { readFile } from 'node:fs/promises';
import { cutOut } from './cut-out.js';

/**
 * What Remix's server does for each page though nothing here needs it, by file: it takes its own query parameters off an address that has none of
 * them, which makes two more requests for each loader, and writes the page's data as a stream, which the page has as JSON.
 * @type {Readonly<Record<string, readonly import('./cut-out.js').Cut[]>>}
 */
const cuts = {
  'data.js': [
    [
      'function stripIndexParam(request) {\n',
      'function stripIndexParam(request) {\n  if (!/[?&]index(=|&|$)/.test(request.url)) return request;\n',
    ],
    [
      'function stripRoutesParam(request) {\n',
      'function stripRoutesParam(request) {\n  if (!/[?&]_routes(=|&|$)/.test(request.url)) return request;\n',
    ],
  ],
  'server.js': [[/serverHandoffStream: singleFetch\.encodeViaTurboStream\([^\n]*\),\n/g, '']],
};

/** The files of `@remix-run/server-runtime/dist` that are cut. */
export const leanServerFiles = Object.keys(cuts);

/** @type {import('esbuild').Plugin} */
export const leanServer = {
  name: 'lean-server',
  setup(build) {
    for (const file of leanServerFiles) {
      const filter = new RegExp(`@remix-run[\\\\/]server-runtime[\\\\/]dist[\\\\/]${file.replace('.', '\\.')}$`);
      build.onLoad({ filter }, async ({ path }) => ({
        contents: cutServer(file, await readFile(path, 'utf8')),
        loader: 'js',
      }));
    }
  },
};

/**
 * @param {string} file as `cuts` names it
 * @param {string} code
 * @throws when another release of Remix has no such parts
 */
export function cutServer(file, code) {
  return cutOut(file, code, cuts[file] ?? []);
}
