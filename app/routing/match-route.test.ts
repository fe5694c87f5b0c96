import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { isRoute, matchRoute, routeAt } from './match-route';
import { routeNames as names, routes } from './table';

const others = names.filter((name) => name !== 'slug');
const table = names.map((name) => ({ path: `/${routes[name].path}`, handle: name }));

// @asvs 8.1.1
it.each([
  ['/', 'public'],
  ['/en', 'public'],
  ['/product/12', 'public'],
  ['/ru/categories/roses/garden-roses', 'public'],
  ['/delivery', 'public'],
  ['/login', 'visitor'],
  ['/en/forgotpassword/', 'visitor'],
  ['/checkout', 'customer'],
  ['/ru/checkout/success', 'customer'],
  ['/EN/Profile', 'customer'],
])('routeAt %s is open to %s', (path, access) => {
  expect(routeAt(path).access).toBe(access);
});

describe('matchRoute', () => {
  const filled = (path: string) => `/${path.replace(/:\w+/g, 'x-1').replace('*', 'one/two')}`;

  it.each(others.map((name) => [filled(routes[name].path), name]))(
    'matchRoute finds for %s the route %s, like the router',
    (path, name) => {
      expect(matchRoute(path)).toBe(name);
      expect(matchRoutes(table, path)?.[0]?.route.handle).toBe(name);
    },
  );

  it.each([
    '/orders/',
    '/categories',
    '/categories/',
    '/PrintDocument/12',
    '/templates/new',
    '/templates/new/',
    '/pdf/product-list',
    '/pdf/invoice/12',
    '/documents.csv',
    '/documentsXcsv',
    '/catalog-of-vases',
    '/encatalog',
    '/orders/delivered',
    '/product/1/more',
    '/%6Corders',
    '/%63heckout',
    '/product/%D1%82',
    '/100%',
    '/.well-known/change-password',
  ])('matchRoute finds the same route for %s as the router', (path) => {
    expect(matchRoute(path)).toBe(matchRoutes(table, path)?.[0]?.route.handle);
  });

  it('matchRoute finds routes in any language', () => {
    expect(['/en/documents.csv', '/RU/orders', '/ru/categories', '/en'].map(matchRoute)).toEqual([
      'documents-csv',
      'orders',
      'category',
      'index',
    ]);
  });
});

it('isRoute says whether a path leads to one of several routes', () => {
  expect(isRoute(['orders', 'history'], '/en/history')).toBe(true);
  expect(isRoute(['orders', 'history'], '/history.csv')).toBe(false);
});
