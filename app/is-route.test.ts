import { describe, expect, it } from 'vitest';
import { isRoute } from './is-route';
import { matchRoute } from './match-route';
import { type RouteName, routes } from './routes';

const names = Object.keys(routes).filter((name) => name !== 'slug') as RouteName[];

describe('a path of this site', () => {
  it.each([
    '/',
    '/en',
    '/RU/',
    '/orders/',
    '/en/checkout/',
    '/checkout/success',
    '/catalog/12',
    '/ru/categories',
    '/categories/roses/garden-roses',
    '/PrintDocument/12',
    '/en/papers.csv',
    '/pdf/invoice/12',
    '/orders/delivered/7',
  ])('%s leads to the route that answers it', (path) => {
    expect(names.filter((name) => isRoute([name], path))).toEqual([matchRoute(path)]);
  });

  it.each(['/catalog-of-vases', '/encatalog', '/papersXcsv', '/orders/delivered', '/product/1/more'])(
    '%s leads to none of them',
    (path) => {
      expect(isRoute(names, path)).toBe(false);
    },
  );
});
