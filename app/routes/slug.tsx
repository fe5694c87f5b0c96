import { useLoaderData } from '@remix-run/react';
import { redirect, type LinksFunction } from '@remix-run/node';
import { notFound } from '~/bff/errors/to-error-view.server';
import type { RequestContext } from '~/bff/context.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { loadCategoryById } from '~/features/catalogue/list/resolve-category.server';
import { categoryAddress } from '~/features/catalogue/list/sections.server';
import { ContentPage } from '~/features/content/content-page';
import { loadContentPage } from '~/features/content/content-page.server';
import { pageSlug, loadSeoEntry } from '~/features/content/seo-entry.server';
import styles from '~/styles/prose.css?url';

export const handle = { i18n: 'content', openToBanned: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

/** Any address no other page has: moved pages and keywords of categories and products redirect, then pages are asked for, else 404. */
export const loader = publicLoader(async ({ ctx, request, params }) => {
  const path = params['*'] ?? '';
  const { search } = new URL(request.url);
  const moved = movedAddress(ctx, path, search);
  if (moved) throw redirect(moved, 301);
  const entry = await loadSeoEntry(ctx, path);
  if (entry?.type === 'product') throw redirect(ctx.links.to('product', { id: entry.entityId }) + search, 302);
  const category = entry?.type === 'category' ? await loadCategoryById(ctx, entry.entityId) : null;
  if (category) throw redirect(categoryAddress(ctx, category) + search, 301);
  const page = await loadContentPage(ctx, pageSlug(path, entry));
  if (!page) throw notFound(ctx, request);
  return page;
});

/** Views of the documents that were pages of their own. */
const movedViews: Readonly<Record<string, string>> = { papers: 'month', spending: 'month', debts: 'unpaid' };

/** Sources of the list that were pages of their own. */
const movedSources: Readonly<Record<string, string>> = { restock: 'weeks', holidays: 'holiday', templates: 'list' };

function movedAddress({ links }: RequestContext, path: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const [, page = '', rest = ''] = /^(papers|spending|debts)(\/print|\.csv|\.xlsx)?\/?$/i.exec(path) ?? [];
  const view = movedViews[page.toLowerCase()];
  if (view) {
    if (!query.has('order')) query.set('view', view);
    return `${links.to('documents')}${rest}?${query}`;
  }
  const [, list = '', id] = /^(restock|holidays|templates)(?:\/(\w+))?\/?$/i.exec(path) ?? [];
  const from = list.toLowerCase() === 'restock' && query.has('weekday') ? 'weekday' : movedSources[list.toLowerCase()];
  if (!from) return null;
  if (id && id !== 'new') query.set('list', id);
  query.set('from', from);
  return `${links.to('list')}?${query}`;
}

export default function Slug() {
  return <ContentPage view={useLoaderData<typeof loader>()} />;
}
