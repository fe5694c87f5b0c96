import { redirect } from '@remix-run/node';
import { lookUpUrl } from '~/bff/http/url-lookup.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import type { RequestContext } from '~/bff/context.server';
import type { Category } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { categoryAddress } from './sections.server';

/**
 * The category that a path of keywords means: its last segment is looked up in the SEO URLs. Any other path to it than
 * its own is moved for good to `/categories/{parent keyword}/{own keyword}`, language and search kept.
 * @throws a redirect, or the 404 page
 */
export async function resolveCategory(ctx: RequestContext, request: Request, path: string): Promise<Category> {
  const keyword = path.split('/').filter(Boolean).at(-1) ?? '';
  const category = keyword === '' ? null : await findCategory(ctx, keyword);
  if (!category) throw notFound(ctx, request, 'goods');
  const { pathname, search } = new URL(request.url);
  const address = categoryAddress(ctx, category);
  if (normalPath(pathname) !== normalPath(address)) throw redirect(address + search, 301);
  return category;
}

/** A category by its keyword, or by its id where it has none. */
async function findCategory(ctx: RequestContext, keyword: string): Promise<Category | null> {
  const answer = await lookUpUrl(ctx, endpoints.seoUrls.list, { query: { keyword: keyword.toLowerCase() } });
  const entry = answer?.data.find((each) => each.type === 'category');
  return loadCategoryById(ctx, entry?.entityId ?? keyword);
}

/** A category by an id of the address; null when there is none. */
export async function loadCategoryById(ctx: RequestContext, id: string): Promise<Category | null> {
  return (await lookUpUrl(ctx, endpoints.categories.get, { params: { id } }))?.data ?? null;
}

/** A path to compare, without letter case, trailing slash and escaping. */
function normalPath(pathname: string): string {
  return decodeURI(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}
