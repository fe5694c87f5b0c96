import * as z from 'zod';
import { cleanText } from '~server/domain/clean-text';
import { newPasswordField } from '../password-rule';

const name = z.string().overwrite(cleanText).min(1, 'errors:required').max(100, 'profile:atMost100');

/** An empty e-mail removes it, which the API may refuse. */
export const personalForm = z.object({
  firstName: name,
  lastName: name,
  email: z.string().overwrite(cleanText).max(200, 'profile:atMost200').pipe(z.email('profile:emailWrong')).optional(),
});

export const passwordForm = z.object({ oldPassword: z.string(), newPassword: newPasswordField });
