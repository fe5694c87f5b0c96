import { redirect } from '@remix-run/node';
import { serializeFlash } from '../http/flash.server';
import { changesQuantity, filledLines, saveFormDraft, takeFormDraft } from './form-draft.server';
import type { RequestContext } from '../context.server';

/** Redirects to /login and back; saves a posted form, and says what did not reach the cart. */
export async function redirectToLogin(
  ctx: RequestContext,
  request: Request,
  posted: Request | null,
  ended = posted !== null,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = redirect(ctx.links.to('login', {}, { redirectTo: pathname + search }), {
    status: posted ? 303 : 302,
  });
  const before = posted ? null : await takeFormDraft(ctx, request);
  const form = posted ? await posted.formData() : before?.form;
  const draftCookie = posted && form && (await saveFormDraft(ctx, pathname, form));
  if (draftCookie) response.headers.append('set-cookie', draftCookie);
  const count = form ? filledLines(form).length : 0;
  const isChange = before?.changesQuantity ?? (form !== undefined && changesQuantity(form));
  const text = [
    ctx.t('errors:sessionEnded'),
    ...(count > 0 ? [ctx.t('errors:linesNotAdded', { count })] : []),
    ...(isChange ? [ctx.t('errors:quantityNotChanged')] : []),
  ].join(' ');
  if (ended) response.headers.append('set-cookie', await serializeFlash(ctx, { text, variant: 'destructive' }));
  return response;
}
