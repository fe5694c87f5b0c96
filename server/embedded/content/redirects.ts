import { supplier } from '../supplier';

/** Addresses that moved: one of the old catalogue, one of the old delivery page, one to another site. */
export const redirects: ReadonlyMap<string, { readonly target: string; readonly statusCode: number }> = new Map([
  ['/trojandy', { target: '/categories/roses', statusCode: 301 }],
  ['/dostavka', { target: '/delivery', statusCode: 301 }],
  ['/how-to-find-us', { target: supplier.contactMapUrl, statusCode: 302 }],
]);
