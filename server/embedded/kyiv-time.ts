const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' });

/** The calendar day in Kyiv, `2026-11-21`. */
export function kyivDay(instant: Date): string {
  return dayFormat.format(instant);
}

/** The instant of a Kyiv wall-clock time, null when there is no such day or time; `day` is `2026-11-21`, `time` is `10:00`. */
export function kyivInstant(day: string, time: string): Date | null {
  const asIfUtc = new Date(`${day}T${time}Z`);
  if (Number.isNaN(asIfUtc.getTime())) return null;
  const offset = /[+-]\d{2}:\d{2}/.exec(offsetFormat.format(asIfUtc))?.[0] ?? 'Z';
  return new Date(`${day}T${time}${offset}`);
}
