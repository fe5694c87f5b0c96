let format: Intl.DateTimeFormat | undefined;

/** The calendar day in Kyiv, `2026-11-21`. */
export function kyivDay(instant: Date): string {
  // Made once it is asked for: `Intl` takes a start 10 ms.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });
  return format.format(instant);
}
