import { readForm } from '~/bff/form.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { changePassword as changePasswordCall, updateAccount } from '~server/contract/account';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { forgiveTry, takeTry, whoseTries } from '../try-limits.server';
import { passwordForm, personalForm } from './personal-form';
import { askToWait, refuseByApi, refuseProfile } from './refuse-profile.server';

/** Saves the personal data; an e-mail that was emptied and stayed is told. */
export async function savePersonal(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, personalForm);
  if (submission.status !== 'success') return refuseProfile('personal', submission.reply());
  const outcome = await catchApiError(scope.api.call(updateAccount, { body: submission.value }));
  if (!outcome.ok) return refuseByApi(scope, 'personal', submission, outcome.refusal);
  const stayed = submission.value.email === undefined ? outcome.value.data.email : null;
  return redirectWithFlash(
    scope,
    scope.links.to('profile'),
    stayed
      ? { text: scope.t('profile:emailStayed', { email: stayed }), variant: 'destructive' }
      : { text: scope.t('profile:personalSaved') },
  );
}

/** Changes the password; a wrong old one is told at its field. */
export async function changePassword(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, passwordForm);
  if (submission.status !== 'success') return refuseProfile('password', submission.reply());
  const phone = await whoseTries(scope);
  const spent = await takeTry(scope, 'password', phone);
  if (spent) return askToWait(scope, 'password', submission, spent);
  const outcome = await catchApiError(scope.api.call(changePasswordCall, { body: submission.value }));
  if (outcome.ok) {
    await forgiveTry(scope, 'password', phone);
    return redirectWithFlash(scope, scope.links.to('profile'), { text: scope.t('profile:passwordChanged') });
  }
  if (!isWholesaleError(outcome.refusal, 'WRONG_PASSWORD'))
    return refuseByApi(scope, 'password', submission, outcome.refusal);
  return refuseProfile(
    'password',
    submission.reply({ fieldErrors: { oldPassword: [scope.t('account:passwordWrong')] } }),
  );
}
