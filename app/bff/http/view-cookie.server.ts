import { parseView, type View } from '~server/domain/list-view';
import { parseCookie, serializeCookie, YEAR_SECONDS } from '~server/session/cookie-text';
import type { RequestContext } from '../context.server';

export const VIEW_COOKIE = 'view';

type Header = (name: string) => string | null | undefined;

/** How lists are shown whose address does not say it: as chosen last, else as cards. */
export function rememberedView(header: Header): View {
  return parseView(parseCookie(header('cookie') ?? null).get(VIEW_COOKIE)) ?? 'cards';
}

/** Another view that an address names, where a page of the portal led to it; null for a link from elsewhere, which changes no habit. */
export function chosenView(url: string, header: Header): View | null {
  const view = parseView(new URLSearchParams(url.split('?')[1]).get('view'));
  return header('sec-fetch-site') === 'same-origin' && view !== rememberedView(header) ? view : null;
}

export function serializeViewCookie({ secureCookies }: Pick<RequestContext, 'secureCookies'>, view: View): string {
  return serializeCookie(VIEW_COOKIE, view, { secure: secureCookies, maxAgeSeconds: YEAR_SECONDS });
}
