import * as z from 'zod';
import { checkboxField } from './checkbox-field';

/** Deletion of the account: the password, and a tick that says what is lost. */
export const deletionForm = z.object({
  password: z.string(),
  confirm: z.enum(checkboxField, 'account:confirmMissing'),
});
