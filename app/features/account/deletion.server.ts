import { readForm } from '~/bff/form.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import { orMissing, catchApiError } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { deleteAccount } from '~server/contract/account';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { deletionForm } from './deletion-form';
import { apiRefusal, refuseWith } from './refuse-with.server';
import { forgiveTry, takeTry, whoseTries } from './try-limits.server';

/**
 * Deletes the account for good, signs out and goes home.
 * @param forget `Set-Cookie` line that takes from this device what belongs to the account; asked for while the account is there
 */
export async function takeDeletion(scope: Scope, request: Request, forget: (scope: Scope) => Promise<string | null>) {
  const submission = readForm(scope, await request.formData(), deletionForm);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  // No other call of this customer may be under way when the account goes.
  const phone = await whoseTries(scope);
  const spent = await takeTry(scope, 'password', phone);
  if (spent) return refuseWith(submission.reply(), spent);
  const forgotten = await orMissing(forget(scope));
  const outcome = await catchApiError(scope.api.call(deleteAccount, { body: { password: submission.value.password } }));
  if (outcome.ok) {
    await forgiveTry(scope, 'password', phone);
    await scope.session.end();
    return redirectWithFlash(
      scope,
      scope.links.to('index'),
      { text: scope.t('account:deleted') },
      { cookies: forgotten ? [forgotten] : [] },
    );
  }
  const { refusal } = outcome;
  if (refusal.isOutage && refusal.status !== 429) {
    const words = refusalWords(scope.t, refusal.status, refusal.failure?.message ?? '');
    return refuseWith(submission.reply({ formErrors: [words, scope.t('account:mayBeDeleted')] }), null, 503);
  }
  if (!isWholesaleError(refusal, 'WRONG_PASSWORD')) return refuseWith(submission.reply(), apiRefusal(refusal));
  return refuseWith(submission.reply({ fieldErrors: { password: [scope.t('account:passwordWrong')] } }));
}
