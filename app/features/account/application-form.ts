import * as z from 'zod';
import { cleanText } from '~server/domain/clean-text';
import { phoneText } from '~/bff/forms/phone-text';
import { applicantRoles } from '~server/contract/enumerations';

export const applicationForm = z.object({
  name: z.string().overwrite(cleanText).min(2, 'account:nameLength').max(100, 'account:nameLength'),
  phone: phoneText,
  role: z.enum(applicantRoles, 'account:roleMissing'),
});
