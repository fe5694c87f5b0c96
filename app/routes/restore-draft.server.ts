import { data } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import type { RouteArgs } from '~/bff/route-handlers.server';

/** The page with the form that was saved when the session ended; the draft waits until its customer signs in. */
export async function restoreFormDraft<View, Page extends { readonly view: View }>(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  page: Page & { readonly view: View },
  fill: (view: View, form: FormData) => View,
) {
  const draft = ctx.session.isSignedIn ? await takeFormDraft(ctx, request) : null;
  return draft
    ? data({ ...page, view: fill(page.view, draft.form) }, { headers: { 'set-cookie': draft.cookie } })
    : page;
}
