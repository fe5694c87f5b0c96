let format: Intl.DateTimeFormat | undefined;

/** Calendar day in Kyiv, `2026-11-21`. */
export function kyivDay(instant: Date): string {
  // Created on first use, since `Intl` takes 10 ms.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });
  return format.format(instant);
}
