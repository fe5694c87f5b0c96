import { ACCOUNT_NAME } from '~/ui/account-field';
import { textIn } from '~/trade/form-texts';
import { accountKey } from './account-key.server';
import { otherAccount } from './failure.server';
import { saveFormDraft } from './form-draft.server';
import type { Scope } from './scope.server';

/**
 * Stops a form that was sent from a page of another account than the one that is signed in now: what was typed waits for its own customer.
 * A form that does not say whose page it stood on goes on.
 * @throws the 409 page
 */
export async function refuseOtherAccount(scope: Scope, request: Request, posted: Request): Promise<void> {
  if (!scope.session.isSignedIn) return;
  const form = await posted
    .clone()
    .formData()
    .catch(() => null);
  const account = form && textIn(form, ACCOUNT_NAME);
  if (!account || account === accountKey(scope)) return;
  throw otherAccount(scope, request, await saveFormDraft(scope, new URL(request.url).pathname, form));
}
