import { redirect } from '@remix-run/node';
import { writeFlash } from './flash.server';
import { changesQuantity, filledLines, saveFormDraft, takeFormDraft } from './form-draft.server';
import type { Scope } from './scope.server';

/** To login and back; what was posted is kept until then, and whoever did not expect to be asked is told why, and what of it has not reached the cart. */
export async function redirectToLogin(
  scope: Scope,
  request: Request,
  posted: Request | null,
  ended = posted !== null,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = redirect(scope.links.to('login', {}, { redirectTo: pathname + search }), {
    status: posted ? 303 : 302,
  });
  const before = posted ? null : await takeFormDraft(scope, request);
  const form = posted ? await posted.formData() : before?.form;
  const kept = posted && form && (await saveFormDraft(scope, pathname, form));
  if (kept) response.headers.append('set-cookie', kept);
  const count = form ? filledLines(form).length : 0;
  const isChange = before?.changesQuantity ?? (form !== undefined && changesQuantity(form));
  const text = [
    scope.t('errors:sessionEnded'),
    ...(count > 0 ? [scope.t('errors:linesNotAdded', { count })] : []),
    ...(isChange ? [scope.t('errors:quantityNotChanged')] : []),
  ].join(' ');
  if (ended) response.headers.append('set-cookie', await writeFlash(scope, { text, variant: 'destructive' }));
  return response;
}
