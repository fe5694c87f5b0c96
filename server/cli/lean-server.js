import { readFile } from 'node:fs/promises';
import { cutOut } from './cut-out.js';

const remix = '@remix-run/server-runtime/dist/';

/**
 * What Remix's server does for each page though nothing here needs it, by file: it takes its own query parameters off an address that has none of
 * them, which makes two more requests for each loader, and writes the page's data as a stream, which the page has as JSON. Getters of an object
 * made for a page cost it a hidden class of V8's own, which keeps all that they reach, the whole page, until the next slow collection.
 * @type {Readonly<Record<string, readonly import('./cut-out.js').Cut[]>>}
 */
const cuts = {
  [`${remix}data.js`]: [
    [
      'function stripIndexParam(request) {\n',
      'function stripIndexParam(request) {\n  if (!/[?&]index(=|&|$)/.test(request.url)) return request;\n',
    ],
    [
      'function stripRoutesParam(request) {\n',
      'function stripRoutesParam(request) {\n  if (!/[?&]_routes(=|&|$)/.test(request.url)) return request;\n',
    ],
  ],
  [`${remix}server.js`]: [[/serverHandoffStream: singleFetch\.encodeViaTurboStream\([^\n]*\),\n/g, '']],
  '@remix-run/react/dist/scroll-restoration.js': [
    // Without a number the router would write the entry of the history a second time, which takes a slow phone up to 50 ms.
    [/replaceState\(\{\s+key\s+\}, ""\)/, 'replaceState({ key, idx: 0 }, "")'],
  ],
  'react-router-dom/server.js': [
    [/get basename\(\) \{\s+return context\.basename;\s+\},/, 'basename: context.basename,'],
    [/get future\(\) \{\s+return \{/, 'future: {'],
    [/\};\s+\},\s+get state\(\) \{\s+return \{/, '},\n    state: {'],
    [/\};\s+\},\s+get routes\(\) \{\s+return dataRoutes;\s+\},/, '},\n    routes: dataRoutes,'],
    [/get window\(\) \{\s+return undefined;\s+\},/, 'window: undefined,'],
  ],
};

/** The files that are cut. */
export const leanServerFiles = Object.keys(cuts);

/** @type {import('esbuild').Plugin} */
export const leanServer = {
  name: 'lean-server',
  setup(build) {
    for (const file of leanServerFiles) {
      const filter = new RegExp(`node_modules[\\\\/]${file.replaceAll('/', '[\\\\/]').replaceAll('.', '\\.')}$`);
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
