import { cutOut } from './cut-out.js';
import { remember } from './quick-router.js';

const router = '@remix-run/router/dist/router.js';

const react = '@remix-run/react/dist/esm/';

/**
 * Parts of Remix that this portal's browsers never run, by file. Its future flags are settled, it has no single-page mode, no route is discovered
 * later, no loader defers, and its scripts are written by the server; the bundler leaves out what is no longer reached.
 * @type {Readonly<Record<string, readonly import('./cut-out.js').Cut[]>>}
 */
const cuts = {
  [router]: [
    [/if \(isFogOfWar\) \{/g, 'if (false) {'],
    ['if (patchRoutesOnNavigationImpl) {', 'if (false) {'],
    ['return result.type === ResultType.deferred;', 'return false;'],
    [/function isDeferredData\(value\) \{[^]*?\n\}/, 'function isDeferredData() {\n  return false;\n}'],
    [/function warning\(cond, message\) \{[^]*?\n\}/, 'function warning() {}'],
    // The page's own routes are known; the whole table is put in order in a quiet moment (below).
    [
      'matchRoutes(dataRoutes, init.history.location, basename);',
      'matchRoutes(onlyOwn(dataRoutes), init.history.location, basename)?.map((match) => ({ ...match, route: manifest[match.route.id] }));',
    ],
    [
      'function createRouter(init) {\n',
      `function onlyOwn(routes) {
  return routes.flatMap((route) =>
    route.id in window.__remixRouteModules
      ? { ...route, ...(route.children && { children: onlyOwn(route.children) }) }
      : [],
  );
}
function createRouter(init) {
`,
    ],
  ],
  [`${react}browser.js`]: [
    // The page holds its data as they are, not as a stream to be decoded.
    ['window.__remixContext.future.v3_singleFetch)', 'false)'],
    [/window\.__remixContext\.isSpaMode/g, 'false'],
    [/patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\([^\n]*\)/, 'patchRoutesOnNavigation: undefined'],
    [/useFogOFWarDiscovery\(router[^\n]*;/, ''],
    [
      'window.__remixRouter = router;',
      'window.__remixRouter = router;\n    setTimeout(() => matchRoutes(router.routes, "/"), 2_000);',
    ],
    // The page's own routes are known: the server fetched their modules.
    [
      'matchRoutes(routes, window.location, window.__remixContext.basename)',
      'Object.keys(window.__remixRouteModules).map((id) => ({ route: { id } }))',
    ],
  ],
  [`${react}components.js`]: [
    ['if (isSpaMode && !isHydrated) {', 'if (false) {'],
    ['if (!future.v3_singleFetch) {', 'if (false) {'],
  ],
  [`${react}errorBoundaries.js`]: [
    [/renderScripts \? [^\n]*? : null/, 'null'],
    [/let heyDeveloper = [^]*?\n {2}\}\);/, 'let heyDeveloper = null;'],
  ],
  [`${react}routes.js`]: [
    [/let result = await fetchServerHandler\(request, route\);\n[^\n]*/, `throw new Error('no way to the server');`],
    [/if \(isSpaMode\)/g, 'if (false)'],
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
  ],
  [`${react}single-fetch.js`]: [
    // An answer of the host's own, or of a proxy before it, is told by its status.
    [
      / {2}\/\/ Don't do a hard check[^]*?can't decode anyway\.\n/,
      "  if (!/text\\/x-script/.test(res.headers.get('Content-Type'))) throw Object.assign(new Error(url), { status: res.status });\n",
    ],
    // A link does not call back a form on its way: what was pressed is carried out. A refusal has no page to stand on then.
    [
      'await fetchAndDecode(url, init);\n      actionStatus = status;',
      'await fetchAndDecode(url, { ...init, signal: null });\n      if (request.signal.aborted && status >= 400) throw Object.assign(new Error(url), { status });\n      actionStatus = status;',
    ],
  ],
  [`${react}routeModules.js`]: [['window.__remixContext.isSpaMode', 'false']],
};

/** The files that are cut. */
export const leanFiles = Object.keys(cuts);

/**
 * Leaves out of the browser's build what Remix brings for other ways to use it, and lets its router remember its table.
 * @returns {import('vite').Plugin}
 */
export function leanRemix() {
  return {
    name: 'lean-remix',
    apply: 'build',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr) return null;
      const file = leanFiles.find((name) => id.endsWith(`/node_modules/${name}`));
      if (file === undefined) return null;
      return { code: cutRemix(file, file === router ? remember(code) : code), map: null };
    },
  };
}

/**
 * @param {string} file as `cuts` names it
 * @param {string} code
 * @throws when another release of Remix has no such parts
 */
export function cutRemix(file, code) {
  return cutOut(file, code, cuts[file] ?? []);
}
