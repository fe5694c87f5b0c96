import * as z from 'zod';
import { readForm } from '~/bff/form.server';
import type { Scope } from '~/bff/scope.server';
import { outcomeOf, outcomeOfTry } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { changePassword as changePasswordCall, updateAccount } from '~server/contract/account';
import { goOn } from '~/bff/go-on.server';
import { newPasswordField } from '../password-rule.server';
import type { TooManyTries } from '../refusal';
import { apiRefusal } from '../refuse-with.server';
import { forgiveTry, takeTry } from '../try-limits.server';
import { apiWords, refuseProfile } from './refuse-profile.server';

const name = z.string().trim().min(1, 'errors:required').max(100, 'profile:atMost100');

/** Personal data; an e-mail left empty is taken away. */
const personalForm = z.object({
  firstName: name,
  lastName: name,
  email: z.string().trim().max(200, 'profile:atMost200').pipe(z.email('profile:emailWrong')).optional(),
});

/** A new password, by the old one. */
const passwordForm = z.object({ oldPassword: z.string(), newPassword: newPasswordField });

/** Saves the personal data. */
export async function savePersonal(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, personalForm);
  if (submission.status !== 'success') return refuseProfile('personal', submission.reply());
  const outcome = await outcomeOf(scope.api.call(updateAccount, { body: submission.value }));
  if (!outcome.ok) return refuseProfile('personal', submission.reply({ formErrors: [apiWords(scope, outcome.refusal)] }));
  throw await goOn(scope, scope.links.to('profile'), { text: scope.t('profile:personalSaved') });
}

/** Changes the password; a wrong old one is told at its field. */
export async function changePassword(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, passwordForm);
  if (submission.status !== 'success') return refuseProfile('password', submission.reply());
  const phone = (await scope.account())?.phone ?? '';
  const spent = await takeTry(scope, 'password', phone);
  const askToWait = (limit: TooManyTries) => refuseProfile('password', submission.reply({ formErrors: [waitWords(scope, limit)] }), limit);
  if (spent) return askToWait(spent);
  const outcome = await outcomeOfTry(scope.api.call(changePasswordCall, { body: submission.value }));
  if (outcome.ok) {
    await forgiveTry(scope, 'password', phone);
    throw await goOn(scope, scope.links.to('profile'), { text: scope.t('profile:passwordChanged') });
  }
  const refusal = apiRefusal(outcome.refusal);
  if (refusal.kind === 'tooManyTries') return askToWait(refusal);
  const isWrong = isWholesaleError(outcome.refusal, 'WRONG_PASSWORD');
  const faults = isWrong ? { fieldErrors: { oldPassword: [scope.t('account:passwordWrong')] } } : { formErrors: [apiWords(scope, outcome.refusal)] };
  return refuseProfile('password', submission.reply(faults));
}

function waitWords({ t }: Scope, { minutes }: TooManyTries): string {
  return `${t('account:tooManyTries')} ${t('account:tooManyTriesAdvice', { count: minutes })}`;
}
