import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';
import { cleanText } from './clean-text';

/** A Ukrainian phone number in any usual spelling, as E.164; its error is a message key. */
export const phoneField = z.string().transform((text, context) => {
  const typed = cleanText(text);
  // '8 050 …' is how landlines dialled it; a word such as 'тел.:' may stand before it.
  const parsed = parsePhoneNumberFromString(typed.replace(/^[^\d+]*8(?=(?:\D*0)(?:\D*\d){9}\D*$)/, ''), 'UA');
  if (parsed?.isValid()) return parsed.number;
  context.addIssue({ code: 'custom', message: 'errors:phone' });
  return z.NEVER;
});
