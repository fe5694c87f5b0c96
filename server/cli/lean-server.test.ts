import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cutServer, leanServerFiles } from './lean-server.js';

const read = (file: string) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
const remix = '@remix-run/server-runtime/dist';

type Strip = (request: Request) => Request;

/** How a file of Remix makes a loader's request of the page's. */
async function stripOf(code: string): Promise<Strip> {
  const declared = ['stripIndexParam', 'stripRoutesParam'].map(
    (name) => new RegExp(`function ${name}\\([^]*?\\n\\}`).exec(code)?.[0] ?? '',
  );
  const script = `${declared.join('\n')}\nexport const strip = (request) => stripRoutesParam(stripIndexParam(request));`;
  const { strip } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { strip: Strip };
  return strip;
}

const routerFile = 'react-router-dom/server.js';
type CreateRouter = (routes: readonly object[], context: object, options: object) => object;

/** How a file of the router makes one for a page. */
function routerOf(code: string): CreateRouter {
  const exports: { createStaticRouter?: CreateRouter } = {};
  const run = compileFunction(code, ['exports', 'require']) as (exports: object, require: NodeJS.Require) => void;
  run(exports, createRequire(import.meta.url));
  if (!exports.createStaticRouter) throw new Error('no router');
  return exports.createStaticRouter;
}

describe("what Remix's server does for nothing", () => {
  it.each(leanServerFiles)('is found in %s and cut', (file) => {
    expect(cutServer(file, read(file))).not.toBe(read(file));
  });

  it('is missed loudly in another release', () => {
    expect(() => cutServer(`${remix}/server.js`, 'exports = {};')).toThrow(`nothing to cut out of ${remix}/server.js`);
  });

  it('leaves no stream of a page’s data, and the streams of data that are asked for alone', () => {
    const code = cutServer(`${remix}/server.js`, read(`${remix}/server.js`));
    expect(code).not.toContain('serverHandoffStream:');
    expect(code.match(/encodeViaTurboStream\(/g)).toHaveLength(2);
  });

  it.each([
    'http://portal.test/',
    'http://portal.test/search?q=index',
    'http://portal.test/search?reindex=1',
    'http://portal.test/?index',
    'http://portal.test/?page=2&index=&index=7',
    'http://portal.test/a.data?_routes=root%2Cpage&q=1',
  ])('gives a loader the address that it was given: %s', async (address) => {
    const [plain, lean] = await Promise.all([
      stripOf(read(`${remix}/data.js`)),
      stripOf(cutServer(`${remix}/data.js`, read(`${remix}/data.js`))),
    ]);
    const asked = new Request(address, { headers: { 'x-own': 'kept' } });
    expect(lean(asked).url).toBe(plain(asked).url);
    expect(lean(asked).headers.get('x-own')).toBe('kept');
  });

  it('makes no request anew where there is nothing to take off', async () => {
    const strip = await stripOf(cutServer(`${remix}/data.js`, read(`${remix}/data.js`)));
    const asked = new Request('http://portal.test/search?q=index');
    expect(strip(asked)).toBe(asked);
  });

  it('gives views the same router for a page, none of it asked for by a getter', () => {
    const context = {
      basename: '/',
      location: { pathname: '/en' },
      matches: [],
      loaderData: { root: 1 },
      errors: null,
    };
    const [plain, lean] = [read(routerFile), cutServer(routerFile, read(routerFile))].map((code) =>
      routerOf(code)([{ id: 'root', path: '/' }], context, { future: { v7_relativeSplatPath: true } }),
    );
    const values = (router: object = {}) => JSON.parse(JSON.stringify({ ...router })) as unknown;
    expect(values(lean)).toEqual(values(plain));
    expect(values(lean)).toMatchObject({ basename: '/', routes: [{ id: 'root' }], state: { loaderData: { root: 1 } } });
    const getters = (router: object = {}) =>
      Object.values(Object.getOwnPropertyDescriptors(router)).filter((property) => 'get' in property);
    expect(getters(plain)).not.toHaveLength(0);
    expect(getters(lean)).toHaveLength(0);
  });
});
