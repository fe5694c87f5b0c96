import { ACCOUNT_NAME } from '~/ui/forms/account-field';
import { textIn } from '~server/domain/form-fields';
import { accountKey } from './account-key.server';
import { otherAccount } from '../errors/to-error-view.server';
import { saveFormDraft } from './form-draft.server';
import type { RequestContext } from '../context.server';

/** Rejects a form from a page of another account, and saves it for its customer. @throws the 409 page */
export async function rejectOtherAccount(ctx: RequestContext, request: Request, posted: Request): Promise<void> {
  if (!ctx.session.isSignedIn) return;
  const form = await posted
    .clone()
    .formData()
    .catch(() => null);
  const account = form && textIn(form, ACCOUNT_NAME);
  if (!account || account === accountKey(ctx)) return;
  throw otherAccount(ctx, request, await saveFormDraft(ctx, new URL(request.url).pathname, form));
}
