import * as z from 'zod';
import { checkboxField } from './checkbox-field';

export const deletionForm = z.object({
  password: z.string(),
  confirm: z.enum(checkboxField, 'account:confirmMissing'),
});
