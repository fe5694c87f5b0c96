import { kyivDay } from '../contract/kyiv-day';

const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', timeStyle: 'short' });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' });

/** Null for a time that does not exist. @param day `2026-11-21` @param time `10:00` */
export function kyivInstant(day: string, time: string): Date | null {
  const asIfUtc = new Date(`${day}T${time}Z`);
  if (Number.isNaN(asIfUtc.getTime())) return null;
  const at = (similar: Date) => new Date(`${day}T${time}${offsetAt(similar)}`);
  // Twice, since the offset may change close to a clock change.
  const instant = at(at(asIfUtc));
  return kyivDay(instant) === day && timeFormat.format(instant) === time ? instant : null;
}

function offsetAt(instant: Date): string {
  return /[+-]\d{2}:\d{2}/.exec(offsetFormat.format(instant))?.[0] ?? 'Z';
}
