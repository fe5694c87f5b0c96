import * as z from 'zod';
import { cleanText } from '~/domain/clean-text';
import { newPasswordField } from '../password-rule';

const name = z.string().overwrite(cleanText).min(1, 'errors:required').max(100, 'profile:atMost100');

/** Personal data; an e-mail left empty is to be taken away, which an API may not do. */
export const personalForm = z.object({
  firstName: name,
  lastName: name,
  email: z.string().overwrite(cleanText).max(200, 'profile:atMost200').pipe(z.email('profile:emailWrong')).optional(),
});

/** A new password, by the old one. */
export const passwordForm = z.object({ oldPassword: z.string(), newPassword: newPasswordField });
