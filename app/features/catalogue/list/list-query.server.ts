import { data } from '@remix-run/node';
import type { RequestContext } from '~/bff/context.server';
import { chosenView, rememberedView, serializeViewCookie } from '~/bff/http/view-cookie.server';
import { parseCatalogueQuery, type CatalogueQuery, type Sort } from './catalogue-query';

/** The filters of a list's address; without a `view` in it the list is shown as chosen last. */
export function readListQuery(
  { url, headers }: Request,
  defaultSort: Sort = 'default',
  search = new URL(url).searchParams,
): CatalogueQuery {
  const header = (name: string) => headers.get(name);
  return parseCatalogueQuery(search, defaultSort, chosenView(url, header) ?? rememberedView(header));
}

/** The response of a list, with the cookie of the chosen view. */
export function rememberView<T>(ctx: RequestContext, { url, headers }: Request, answer: T) {
  const view = chosenView(url, (name) => headers.get(name));
  return data(answer, view ? { headers: { 'set-cookie': serializeViewCookie(ctx, view) } } : {});
}
