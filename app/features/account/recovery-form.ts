import * as z from 'zod';
import { phoneText } from '~/bff/forms/phone-text';
import { parseRecoveryCode } from '~server/domain/recovery-code';
import { newPasswordField } from './password-rule';

const code = z
  .string()
  .transform(parseRecoveryCode)
  .pipe(z.string().min(1, 'errors:required').max(20, 'account:codeWrong'));

export const recoveryPhoneForm = z.object({ phone: phoneText });

/** Step 2 without JavaScript: the code alone. */
export const recoveryCodeForm = recoveryPhoneForm.extend({ code });

export const recoveryPasswordForm = recoveryCodeForm.extend({ password: newPasswordField });
