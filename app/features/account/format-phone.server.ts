import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as it is read, `+380 67 222 33 44`; what is no number stays as it came. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone, 'UA')?.formatInternational() ?? phone;
}
