import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { cleanText } from './clean-text';

/** A Ukrainian phone number in any usual spelling (067…, 8 067…, +38067…, spaces, brackets), as E.164; a fault is the message key. */
export const phoneField = z.string().transform((text, context) => {
  const typed = cleanText(text);
  // '8 050 …' is how the number was dialled from a landline.
  const parsed = parsePhoneNumberFromString(typed.replace(/^8(?=(?:\D*0)(?:\D*\d){9}\D*$)/, ''), 'UA');
  if (parsed?.isValid()) return parsed.number;
  context.addIssue({ code: 'custom', message: 'errors:phone' });
  return z.NEVER;
});
