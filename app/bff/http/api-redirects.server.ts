import { redirect, redirectDocument } from '@remix-run/node';
import { inLanguage, type Language, withoutLanguage } from '~/i18n/languages';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { lookUpUrl } from './url-lookup.server';
import { safePath } from './safe-redirect';
import type { RequestContext } from '../context.server';

/** Statuses that lead elsewhere; any other counts as a temporary move. */
const movingStatuses: readonly number[] = [301, 302, 303, 307, 308];
const assetName = /\.(?:avif|css|gif|ico|jpe?g|js|map|png|svg|webp|woff2?)$/i;

/**
 * Where the API wants an address to lead instead (specification, section 2); null when it stays where it is. Only a
 * document is worth the question, and a failing answer never breaks the page. All languages share one entry: the path
 * is asked for without its prefix, and a target without a prefix of its own gets the visitor's.
 */
export async function apiRedirect(ctx: RequestContext, request: Request): Promise<Response | null> {
  return isDocument(request) ? lookUpRedirect(ctx, request) : null;
}

/**
 * The same for a navigation inside the open site, whose data would be a 404: only then is the question asked. Null for a
 * document, which has asked already.
 */
export async function apiRedirectInsteadOf404(ctx: RequestContext, request: Request): Promise<Response | null> {
  return request.method === 'GET' && !isDocument(request) ? lookUpRedirect(ctx, request) : null;
}

async function lookUpRedirect(ctx: RequestContext, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  if (assetName.test(url.pathname)) return null;
  const path = withoutLanguage(url.pathname).replace(/(.)\/+$/, '$1');
  const answer = await orNull(lookUpUrl(ctx, endpoints.redirects.get, { query: { path } }));
  const found = answer?.data;
  if (!found) return null;
  const status = movingStatuses.includes(found.statusCode) ? found.statusCode : 302;
  return leadTo(url, ctx, found.target, status);
}

/** Data of an open page and pictures name another destination; a browser too old to tell gets the benefit of the doubt. */
function isDocument({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document';
}

function leadTo(from: URL, { origin, language }: RequestContext, target: string, status: number): Response | null {
  const own = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const path = safePath(own, '');
  if (path === '') return isWebUrl(target) ? redirectDocument(new URL(target).href, status) : null;
  const to = new URL(localise(path, language), from);
  if (to.search === '') to.search = from.search;
  const leadsNowhere = to.pathname.toLowerCase() === from.pathname.toLowerCase() && to.search === from.search;
  return leadsNowhere ? null : redirect(to.pathname + to.search + to.hash, status);
}

function localise(path: string, language: Language): string {
  return withoutLanguage(path) === path ? inLanguage(path, language) : path;
}

function isWebUrl(target: string): boolean {
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);
}
