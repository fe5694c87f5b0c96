import { data } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import type { RouteArgs } from '~/bff/route-handlers.server';

/**
 * A page filled in as its customer had left it when the session died under its form. What was typed waits for them while
 * a visitor sees the page.
 * @param fill the view as that form left it
 */
export async function restoreFormDraft<View, Page extends { readonly view: View }>(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  page: Page & { readonly view: View },
  fill: (view: View, form: FormData) => View,
) {
  const kept = ctx.session.isSignedIn ? await takeFormDraft(ctx, request) : null;
  return kept ? data({ ...page, view: fill(page.view, kept.form) }, { headers: { 'set-cookie': kept.cookie } }) : page;
}
