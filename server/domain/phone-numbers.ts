const UKRAINIAN = /^(?:\+?38)?0(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** `+380 67 222 33 44` for a Ukrainian number; any other is returned unchanged. */
export function formatPhone(phone: string): string {
  const parts = UKRAINIAN.exec(dialNumber(phone));
  return parts ? `+380 ${parts.slice(1).join(' ')}` : phone;
}

export function dialNumber(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

export function phoneHref(phone: string): string {
  return `tel:${dialNumber(phone)}`;
}
