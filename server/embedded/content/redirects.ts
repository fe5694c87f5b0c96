import { supplier } from '../supplier';

/** An old category, an old page and another site. */
export const redirects: ReadonlyMap<string, { readonly target: string; readonly statusCode: number }> = new Map([
  ['/trojandy', { target: '/categories/roses', statusCode: 301 }],
  ['/dostavka', { target: '/delivery', statusCode: 301 }],
  ['/how-to-find-us', { target: supplier.contactMapUrl, statusCode: 302 }],
]);
