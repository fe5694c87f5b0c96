import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';

/** A Ukrainian phone number in any usual spelling (067…, +38067…, spaces, brackets), as E.164; a fault is the message key. */
export const phoneField = z.string().transform((text, context) => {
  const parsed = parsePhoneNumberFromString(text, 'UA');
  if (parsed?.isValid()) return parsed.number;
  context.addIssue({ code: 'custom', message: 'errors:phone' });
  return z.NEVER;
});
