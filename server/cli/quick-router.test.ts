import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { remember } from './quick-router.js';

interface Router {
  matchRoutes(
    routes: readonly object[],
    location: string,
  ): { pathname: string; params: Record<string, string>; route: { id: string } }[] | null;
  matchPath(pattern: string | { path: string; end: boolean }, path: string): { params: Record<string, string> } | null;
}

const file = (name: string) =>
  readFileSync(new URL(`../../node_modules/@remix-run/router/dist/${name}`, import.meta.url), 'utf8');
const load = async (code: string) =>
  (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Router;

const routes = [
  { id: 'home', path: '/' },
  { id: 'product', path: '/product/:id' },
  { id: 'section', path: '/categories/*' },
  { id: 'discounts', path: '/personal-discounts' },
  {
    id: 'home-en',
    path: '/en',
    children: [
      { id: 'product-en', path: 'product/:id' },
      { id: 'list-en', index: true },
      { id: 'maybe', path: 'sale?/all' },
    ],
  },
  {
    id: 'frame',
    children: [
      { id: 'orders', path: 'Orders' },
      { id: 'history', path: 'orders/history', caseSensitive: true },
    ],
  },
  { id: 'other', path: '/*' },
];
const paths = [
  '/',
  '/product/7',
  '/Product/A%20b',
  '/categories/roses/garden',
  '/personal-discounts/',
  '/about/us',
  '/product',
  '/products',
  '/categories',
  '/en',
  '/EN/',
  '/en/product/7',
  '/en/all',
  '/en/sale/all',
  '/english',
  '/ORDERS',
  '/orders/history',
  '/Orders/History',
  '//orders',
  '/categories%2Froses',
  '/%D1%82',
];

describe('the router that remembers', () => {
  it('is made of the release in use, in both its forms', () => {
    expect(remember(file('router.js'))).toContain('compilePathAnew');
    expect(remember(file('router.cjs.js'))).toContain('compilePathAnew');
    expect(() => remember('export {};')).toThrow('nothing to cut out of @remix-run/router');
  });

  it('finds what the plain one finds, the second time as the first', async () => {
    const [plain, quick] = await Promise.all([load(file('router.js')), load(remember(file('router.js')))]);
    const found = (router: Router) =>
      paths.map((path) =>
        router.matchRoutes(routes, path)?.map(({ route, params, pathname }) => [route.id, params, pathname]),
      );
    expect(found(quick)).toEqual(found(plain));
    expect(found(quick)).toEqual(found(plain));
    expect(quick.matchRoutes([{ id: 'new', path: '/product/:id' }], '/product/7')?.[0]?.route.id).toBe('new');
  });

  it('tells the same path apart by how it ends', async () => {
    const quick = await load(remember(file('router.js')));
    expect(quick.matchPath({ path: '/product/:id', end: false }, '/product/7/more')?.params).toEqual({ id: '7' });
    expect(quick.matchPath('/product/:id', '/product/7/more')).toBeNull();
  });
});
