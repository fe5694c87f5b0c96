import { lookUpUrl } from '~/bff/http/url-lookup.server';
import type { RequestContext } from '~/bff/context.server';
import type { SeoUrl } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';

/** Looks up the last segment of a path, case-insensitively; null when unknown. */
export async function loadSeoEntry(ctx: RequestContext, path: string): Promise<SeoUrl | null> {
  const keyword = path.split('/').filter(Boolean).at(-1)?.toLowerCase();
  if (keyword === undefined) return null;
  const answer = await lookUpUrl(ctx, endpoints.seoUrls.list, { query: { keyword } });
  const known = answer?.data.filter(({ type }) => type === 'category' || type === 'product' || type === 'page');
  return known?.[0] ?? null;
}

/** Name of the page in the API, which an SEO entry may give. */
export function pageSlug(path: string, entry: SeoUrl | null): string {
  const slug = path.replace(/^\/+|\/+$/g, '').toLowerCase();
  return entry?.type === 'page' && !slug.includes('/') ? entry.entityId : slug;
}
