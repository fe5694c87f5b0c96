import { endpoints } from '../../contract/endpoints';
import { findPage, PAGES_UPDATED_AT } from '../content/pages';
import { redirects } from '../content/redirects';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';

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
