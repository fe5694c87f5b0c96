import * as z from 'zod';
import { phoneText } from '~/bff/forms/phone-text';
import { cleanCode, cleanText } from '~/domain/clean-text';
import { newPasswordField } from './password-rule';

/** A code as pasted from a message: spaces, dashes and words around it are ignored. */
const code = z
  .string()
  .transform((text) => /\d(?:[\s-]?\d){3,}/.exec(cleanText(text))?.[0] ?? text)
  .transform((text) => cleanCode(text).replaceAll('-', ''))
  .pipe(z.string().min(1, 'errors:required').max(20, 'account:codeWrong'));

export const recoveryPhoneForm = z.object({ phone: phoneText });

/** Step 2 without JavaScript: the code alone. */
export const recoveryCodeForm = recoveryPhoneForm.extend({ code });

export const recoveryPasswordForm = recoveryCodeForm.extend({ password: newPasswordField });
