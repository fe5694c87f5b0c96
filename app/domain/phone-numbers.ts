const UKRAINIAN = /^(?:\+?38)?0(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A Ukrainian number as it is read, `+380 67 222 33 44`, however it was written; any other stays as it came. */
export function formatPhone(phone: string): string {
  const parts = UKRAINIAN.exec(dialNumber(phone));
  return parts ? `+380 ${parts.slice(1).join(' ')}` : phone;
}

/** A number as links want it: `tel:+380672223344`. */
export function dialNumber(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** The link that calls a number. */
export function phoneHref(phone: string): string {
  return `tel:${dialNumber(phone)}`;
}
