import { endpoints } from '../../contract/endpoints';
import { findPage, PAGES_UPDATED_AT } from '../content/pages';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';
import { supplier } from '../supplier';

/** An old category, an old page and another site. */
const redirects: ReadonlyMap<string, { readonly target: string; readonly statusCode: number }> = new Map([
  ['/trojandy', { target: '/categories/roses', statusCode: 301 }],
  ['/dostavka', { target: '/delivery', statusCode: 301 }],
  ['/how-to-find-us', { target: supplier.contactMapUrl, statusCode: 302 }],
]);

export function registerContentRoutes({ anyone }: Routes): void {
  anyone(endpoints.pages.get, ({ params, language }) => {
    const page = findPage(params.slug);
    if (!page) throw new ApiError('NOT_FOUND');
    const { slug, titles, html } = page;
    return Promise.resolve({
      data: { slug, title: titles[language], html: html[language], updatedAt: PAGES_UPDATED_AT },
    });
  });

  anyone(endpoints.redirects.get, ({ query }) =>
    Promise.resolve({ data: redirects.get(query.path.toLowerCase()) ?? null }),
  );
}
