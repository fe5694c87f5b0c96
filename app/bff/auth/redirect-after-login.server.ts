import { languageOf } from '~/i18n/languages';
import { linksFor } from '~/routing/links';
import { routeAt } from '~/routing/match-route';
import type { RouteName } from '~/routing/table';
import { redirectWithFlash, type FlashDraft } from '../http/flash.server';
import { safePath } from '../http/safe-redirect';
import type { RequestContext } from '../context.server';

/** Redirects to the page asked for before signing in, in the language of the form. @param address `redirectTo` */
export async function redirectAfterLogin(
  ctx: RequestContext,
  address: string | undefined,
  message: FlashDraft | null = null,
): Promise<Response> {
  const { pathname, search, hash } = new URL(safePath(address, '/'), 'http://portal.invalid');
  const path = pageFor(ctx.links.path(pathname) + search + hash);
  const response = await redirectWithFlash(ctx, path, message);
  // A file has no route to render; the browser opens it itself.
  if (routeAt(new URL(path, 'http://portal.invalid').pathname).isResource)
    response.headers.set('x-remix-reload-document', 'true');
  return response;
}

export function getRedirectTo(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('redirectTo') ?? undefined;
}

/** The page instead of a file or a script: a download would leave the form on the screen. */
function pageFor(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
  const { page } = routeAt(pathname);
  if (page === undefined) return path;
  const links = linksFor(languageOf(pathname));
  const id = page === 'catalog' ? searchParams.get('categoryId') : null;
  if (id) searchParams.delete('categoryId');
  return withQuery(id ? links.to('catalog-id', { id }) : links.to(page as RouteName), searchParams);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
