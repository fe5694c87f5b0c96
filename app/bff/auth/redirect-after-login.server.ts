import { languageOf } from '~/i18n/languages';
import { linksFor, type Links } from '~/links';
import { matchRoute } from '~/match-route';
import { routes, type RouteName } from '~/routes';
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
  if (isFile(path)) response.headers.set('x-remix-reload-document', 'true');
  return response;
}

export function getRedirectTo(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('redirectTo') ?? undefined;
}

type PageInstead = (links: Links, query: URLSearchParams) => string;

const page =
  (name: 'checkout' | 'orders' | 'notifications' | 'history' | 'debts' | 'papers' | 'spending'): PageInstead =>
  (links, query) =>
    withQuery(links.to(name), query);
const catalog: PageInstead = (links, query) => {
  const id = query.get('categoryId');
  query.delete('categoryId');
  return withQuery(id ? links.to('catalog-id', { id }) : links.to('catalog'), query);
};

/** Pages for URLs of scripts and files: a download would leave the form on the screen. */
const pagesInstead: Partial<Record<RouteName, PageInstead>> = {
  'cart-drawer': page('checkout'),
  'checkout-csv': page('checkout'),
  'checkout-xlsx': page('checkout'),
  'order-calendar': page('orders'),
  unread: page('notifications'),
  'history-csv': page('history'),
  'history-xlsx': page('history'),
  'debts-csv': page('debts'),
  'debts-xlsx': page('debts'),
  'spending-csv': page('spending'),
  'spending-xlsx': page('spending'),
  'papers-csv': page('papers'),
  'papers-xlsx': page('papers'),
  'price-list-csv': catalog,
  'price-list-xlsx': catalog,
};

function pageFor(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
  return pagesInstead[matchRoute(pathname)]?.(linksFor(languageOf(pathname)), searchParams) ?? path;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Files have no route to render; the browser opens them itself. */
function isFile(path: string): boolean {
  return routes[matchRoute(new URL(path, 'http://portal.invalid').pathname)].file.endsWith('.ts');
}
