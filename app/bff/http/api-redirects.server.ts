import { redirect, redirectDocument } from '@remix-run/node';
import { fetchDest } from 'remix-utils/sec-fetch';
import { inLanguage, type Language, withoutLanguage } from '~/i18n/languages';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { lookUpUrl } from './url-lookup.server';
import { safePath } from './safe-redirect';
import type { RequestContext } from '../context.server';

const movingStatuses: readonly number[] = [301, 302, 303, 307, 308];
const assetName = /\.(?:avif|css|gif|ico|jpe?g|js|map|png|svg|webp|woff2?)$/i;

/** The API's redirect of a document (specification, section 2), in the visitor's language; null without one. */
export async function apiRedirect(ctx: RequestContext, request: Request): Promise<Response | null> {
  return isDocument(request) ? lookUpRedirect(ctx, request) : null;
}

/** As {@link apiRedirect}, for a single fetch request that would answer 404. */
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

/** Browsers without `Sec-Fetch-Dest` count as asking for a document. */
function isDocument({ method, headers }: Request): boolean {
  return method === 'GET' && (fetchDest(headers) ?? 'document') === 'document';
}

function leadTo(from: URL, { origin, language }: RequestContext, target: string, status: number): Response | null {
  const own = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const path = safePath(own, '');
  if (path === '') return isWebUrl(target) ? redirectDocument(new URL(target).href, status) : null;
  const to = new URL(localise(path, language), from);
  if (to.search === '') to.search = from.search;
  const isSameUrl = to.pathname.toLowerCase() === from.pathname.toLowerCase() && to.search === from.search;
  return isSameUrl ? null : redirect(to.pathname + to.search + to.hash, status);
}

function localise(path: string, language: Language): string {
  return withoutLanguage(path) === path ? inLanguage(path, language) : path;
}

function isWebUrl(target: string): boolean {
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);
}
