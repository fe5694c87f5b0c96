import * as z from 'zod';
import { phoneText } from '~/bff/forms/phone-text';
import { cleanCode, cleanText } from '~/domain/clean-text';
import { newPasswordField } from './password-rule';

/** The code of a message, also where blanks, dashes or the words around it came along. */
const code = z
  .string()
  .transform((text) => /\d(?:[\s-]?\d){3,}/.exec(cleanText(text))?.[0] ?? text)
  .transform((text) => cleanCode(text).replaceAll('-', ''))
  .pipe(z.string().min(1, 'errors:required').max(20, 'account:codeWrong'));

/** Step 1: whose password. */
export const recoveryPhoneForm = z.object({ phone: phoneText });

/** Step 2 alone: the code that came, the password to follow. */
export const recoveryCodeForm = recoveryPhoneForm.extend({ code });

/** Steps 2 and 3 together. */
export const recoveryPasswordForm = recoveryCodeForm.extend({ password: newPasswordField });
