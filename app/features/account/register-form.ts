import * as z from 'zod';
import { phoneText } from '~/bff/forms/phone-text';
import { newPasswordField } from './password-rule';

export const registerForm = z.object({
  phone: phoneText,
  password: newPasswordField,
  redirectTo: z.string().optional(),
});
