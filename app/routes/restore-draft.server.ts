import { data } from '@remix-run/node';
import { takeFormDraft } from '~/bff/form-draft.server';
import type { RouteArgs } from '~/bff/route-handlers.server';

/**
 * A page filled in as its customer had left it when the session died under its form. What was typed waits for them while
 * a visitor sees the page.
 * @param fill the view as that form left it
 */
export async function restoreFormDraft<View, Page extends { readonly view: View }>(
  { scope, request }: Pick<RouteArgs, 'scope' | 'request'>,
  page: Page & { readonly view: View },
  fill: (view: View, form: FormData) => View,
) {
  const kept = scope.session.isSignedIn ? await takeFormDraft(scope, request) : null;
  return kept ? data({ ...page, view: fill(page.view, kept.form) }, { headers: { 'set-cookie': kept.cookie } }) : page;
}
