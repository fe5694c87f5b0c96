import { readFile } from 'node:fs/promises';
import { cutOut } from './cut-out.js';

/** @type {readonly import('./cut-out.js').Cut[]} */
const changes = [
  [
    '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n',
    '  let branches = routes[ranked];\n  if (!branches) {\n    branches = flattenRoutes(routes);\n    rankRouteBranches(branches);\n    for (const branch of branches) branch.start = startOf(branch.path);\n    routes[ranked] = branches;\n  }\n',
  ],
  [
    '    matches = matchRouteBranch(branches[i], decoded, allowPartial);\n',
    '    if (allowPartial || lower.startsWith(branches[i].start)) matches = matchRouteBranch(branches[i], decoded, allowPartial);\n',
  ],
  [
    '  let decoded = decodePath(pathname);\n',
    '  let decoded = decodePath(pathname);\n  let lower = decoded.toLowerCase();\n',
  ],
  [
    'function compilePath(path, caseSensitive, end) {\n',
    `// Kept with the table itself: values of a WeakMap outlive the table of a single page.
const ranked = Symbol('ranked');
const compiledPaths = new Map();
// What every address of a path begins with: most routes are passed over without an expression of their own.
function startOf(path) {
  return path.replace(/\\/*(?:[:*].*)?$/, '').toLowerCase();
}
function compilePath(path, caseSensitive, end) {
  const name = \`\${caseSensitive} \${end} \${path}\`;
  const known = compiledPaths.get(name) ?? compilePathAnew(path, caseSensitive, end);
  compiledPaths.set(name, known);
  return known;
}
function compilePathAnew(path, caseSensitive, end) {
`,
  ],
];

/**
 * Lets the router remember what follows from the route table alone, which it works out anew several times a request, and in the browser at every
 * navigation: the order of the routes, and the expression of each path.
 * @type {import('esbuild').Plugin}
 */
export const quickRouter = {
  name: 'quick-router',
  setup(build) {
    build.onLoad({ filter: /@remix-run[\\/]router[\\/]dist[\\/]router(\.cjs)?\.js$/ }, async ({ path }) => ({
      contents: remember(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * @param {string} code of the router
 * @throws when another release of it works otherwise
 */
export function remember(code) {
  return cutOut('@remix-run/router', code, changes);
}
