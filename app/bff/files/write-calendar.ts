import { kyivClock, kyivDay, kyivOffset, TIME_ZONE } from '~server/domain/kyiv-time';

export interface CalendarEvent {
  /** The same each time the event is written. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  /** Both moments, or a day `2026-11-21`. */
  readonly time: { readonly start: Date; readonly end: Date } | string;
  /** Every week at that hour of the reader's own clock, with an alarm an hour before. */
  readonly isWeekly?: boolean;
}

/**
 * An iCalendar file (RFC 5545) with one event, in Kyiv's time. No library: `ics` brings a validator and makes ids of its own,
 * `ical-generator` writes the hours of the server's zone under the name of another.
 */
export function writeCalendar(event: CalendarEvent, now: Date): string {
  const { uid, summary, description, location, url, time, isWeekly = false } = event;
  // The zone is written with one offset, which a weekly event outlives.
  const zoneId = isWeekly ? '' : `;TZID=${TIME_ZONE}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Flower portal//Deliveries//UK',
    'METHOD:PUBLISH',
    ...(typeof time === 'string' || isWeekly ? [] : zone(time.start)),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${digits(now.toISOString())}`,
    ...(typeof time === 'string'
      ? [`DTSTART;VALUE=DATE:${time.replaceAll('-', '')}`]
      : [`DTSTART${zoneId}:${localTime(time.start)}`, `DTEND${zoneId}:${localTime(time.end)}`]),
    ...(isWeekly ? ['RRULE:FREQ=WEEKLY'] : []),
    `SUMMARY:${escape(summary)}`,
    ...(location === null ? [] : [`LOCATION:${escape(location)}`]),
    `DESCRIPTION:${escape(description)}`,
    `URL:${url}`,
    ...(isWeekly
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', `DESCRIPTION:${escape(summary)}`, 'END:VALARM']
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The zone with its offset at the event only, so that it is right also if daylight saving time is abolished. */
function zone(moment: Date): string[] {
  const minutes = kyivOffset(moment.getTime()) / 60_000;
  const offset = `+${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${TIME_ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

const localTime = (moment: Date) => digits(isoTime(moment));

/** `20261121T100000`, with the Z of a time that has one. */
const digits = (iso: string) => iso.replace(/\.\d+|[-:]/g, '');

/** Kyiv's time, `2026-11-21T10:00:00`. */
function isoTime(moment: Date): string {
  return `${kyivDay(moment)}T${kyivClock(moment)}:00`;
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 bytes; a line that starts with a blank continues the one before. */
function fold(line: string): string {
  let width = 0;
  return Array.from(line, (sign) => {
    const bytes = Buffer.byteLength(sign);
    const isOver = width + bytes > 75;
    width = isOver ? 1 + bytes : width + bytes;
    return isOver ? `\r\n ${sign}` : sign;
  }).join('');
}
