import { redirect } from '@remix-run/node';
import { lookUpAddress } from '~/bff/address-lookup.server';
import { notFound } from '~/bff/failure.server';
import type { Scope } from '~/bff/scope.server';
import { readCategory, readSeoUrls, type Category } from '~server/contract/catalogue';
import { categoryAddress } from './sections.server';

/**
 * The category that a path of keywords means: its last segment is looked up in the SEO URLs. Any other path to it
 * than its own is moved for good to `/categories/{parent keyword}/{own keyword}`, language and search kept.
 * @throws a redirect, or the 404 page
 */
export async function resolveCategory(scope: Scope, request: Request, path: string): Promise<Category> {
  const keyword = path.split('/').filter(Boolean).at(-1) ?? '';
  const category = keyword === '' ? null : await findCategory(scope, keyword);
  if (!category) throw notFound(scope, request, 'goods');
  const { pathname, search } = new URL(request.url);
  const address = categoryAddress(scope, category);
  if (normalPath(pathname) !== normalPath(address)) throw redirect(address + search, 301);
  return category;
}

/** A category by its keyword, or by its id where it has none. */
async function findCategory(scope: Scope, keyword: string): Promise<Category | null> {
  const answer = await lookUpAddress(scope, readSeoUrls, { query: { keyword: keyword.toLowerCase() } });
  const entry = answer?.data.find((each) => each.type === 'category');
  return readCategoryById(scope, entry?.entityId ?? keyword);
}

/** A category by id, which anybody may have typed; null when there is none. */
export async function readCategoryById(scope: Scope, id: string): Promise<Category | null> {
  return (await lookUpAddress(scope, readCategory, { params: { id } }))?.data ?? null;
}

/** Letter case, a trailing slash and another way of escaping make no other address. */
function normalPath(pathname: string): string {
  return decodeURI(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}
