import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';

import { notFound } from '~/bff/failure.server';
import { pageMeta } from '~/bff/page-meta';
import { publicLoader } from '~/bff/route-handlers.server';
import { readCategoryById } from '~/features/catalogue/resolve-category.server';
import { categoryAddress } from '~/features/catalogue/sections.server';
import { ContentPage } from '~/features/content/content-page';
import { readContentPage } from '~/features/content/content-page.server';
import { pageSlug, readSeoEntry } from '~/features/content/seo-entry.server';

export const handle = { i18n: 'content', openToBanned: true };

/** Any address no other page has: a keyword of a category or a product leads there, then pages are asked for, else 404. */
export const loader = publicLoader(async ({ scope, request, params }) => {
  const path = params['*'] ?? '';
  const { search } = new URL(request.url);
  const entry = await readSeoEntry(scope, path);
  if (entry?.type === 'product') throw redirect(scope.links.to('product', { id: entry.entityId }) + search, 302);
  const category = entry?.type === 'category' ? await readCategoryById(scope, entry.entityId) : null;
  if (category) throw redirect(categoryAddress(scope, category) + search, 301);
  const page = await readContentPage(scope, pageSlug(path, entry));
  if (!page) throw notFound(scope, request);
  return page;
});

export const meta = pageMeta<typeof loader>;

export default function Slug() {
  return <ContentPage view={useLoaderData<typeof loader>()} />;
}
