import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutRemix, leanFiles } from './lean-remix.js';

const read = (file: string) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');

interface Router {
  readonly state: {
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    readonly errors: unknown;
  };
  readonly routes: readonly object[];
}
interface RouterFile {
  readonly createMemoryHistory: (options: { initialEntries: string[] }) => object;
  readonly createRouter: (init: object) => Router;
}

/** The state in which the router of a file begins at an address whose modules are there, as the server found them. */
function stateOf(address: string) {
  const table = () => [
    {
      id: 'root',
      path: '/',
      children: [
        { id: 'home', index: true },
        { id: 'en', path: 'en', children: [{ id: 'list', path: 'list/:id?' }] },
        { id: 'lost', path: '*' },
      ],
    },
  ];
  return async (code: string) => {
    const { createMemoryHistory, createRouter } = (await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    )) as RouterFile;
    const own = address === '/' ? ['home'] : address.startsWith('/en') ? ['en', 'list'] : ['lost'];
    vi.stubGlobal('window', { __remixRouteModules: Object.fromEntries(['root', ...own].map((id) => [id, {}])) });
    const history = createMemoryHistory({ initialEntries: [address] });
    const router = createRouter({ routes: table(), history, hydrationData: { loaderData: {} }, window: undefined });
    const ofTable = router.state.matches.map(({ route }) => inTable(router.routes, route));
    expect(ofTable).not.toContain(false);
    return { ...router.state, location: null };
  };
}

function inTable(routes: readonly object[], wanted: object): boolean {
  return routes.some(
    (route) => route === wanted || ('children' in route && inTable((route.children ?? []) as object[], wanted)),
  );
}

afterEach(() => void vi.unstubAllGlobals());

describe('what the browser never runs of Remix', () => {
  it.each(leanFiles)('is found and cut in %s', (file) => {
    const code = read(file);
    expect(cutRemix(file, code).length).toBeLessThan(code.length);
  });

  it('is missed loudly in another release', () => {
    expect(() => cutRemix('@remix-run/react/dist/esm/routeModules.js', 'export {};')).toThrow(
      'nothing to cut out of @remix-run/react/dist/esm/routeModules.js',
    );
  });

  it.each(['/', '/en/list/7?page=2', '/en/list', '/nowhere/at/all'])(
    'leaves the router at %s the routes it begins with, found among the page’s own',
    async (address) => {
      const file = '@remix-run/router/dist/router.js';
      const [whole, lean] = await Promise.all([read(file), cutRemix(file, read(file))].map(stateOf(address)));
      expect(lean).toEqual(whole);
    },
  );

  it('leaves the rest of a file as it is', () => {
    expect(
      cutRemix('@remix-run/react/dist/esm/routeModules.js', 'a(); if (window.__remixContext.isSpaMode && b) c();'),
    ).toBe('a(); if (false && b) c();');
  });
});
