import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './write-calendar';

const now = new Date('2026-11-20T10:00:00.123Z');
const event: CalendarEvent = {
  uid: 'order-d1@shop.example',
  summary: 'Планова доставка: Замовлення № ЗМ-001204',
  description: 'Термінова; таксі, 4 312,50 грн\nhttps://shop.example/orders?id=d1',
  location: 'Київ, вул. Хрещатик, 1; під’їзд 2 \\ кв. 7',
  url: 'https://shop.example/orders?id=d1',
  time: { start: new Date('2026-11-21T08:00:00Z'), end: new Date('2026-11-21T10:00:00Z') },
};

function parse(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const part = calendar.getFirstSubcomponent('vevent');
  if (!part) throw new Error('no event');
  return { calendar, part, event: new ICAL.Event(part) };
}

describe('writeCalendar', () => {
  it('writeCalendar writes what a parser of calendars reads back, with commas, semicolons and several lines', () => {
    const { part, event: read } = parse(writeCalendar(event, now));
    expect(read.uid).toBe(event.uid);
    expect(read.summary).toBe(event.summary);
    expect(read.description).toBe(event.description);
    expect(read.location).toBe(event.location);
    expect(part.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(part.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:00:00Z');
  });

  it.each([
    ['2026-11-21T08:00:00Z', '2026-11-21T10:00:00', 7_200],
    ['2026-07-21T07:00:00Z', '2026-07-21T10:00:00', 10_800],
  ])('writeCalendar writes %s as %s in Kyiv, with its offset', (start, local, offset) => {
    const end = new Date(Date.parse(start) + 7_200_000);
    const { calendar, event: read } = parse(writeCalendar({ ...event, time: { start: new Date(start), end } }, now));
    const zone = calendar.getFirstSubcomponent('vtimezone');
    expect(String(read.startDate)).toBe(local);
    expect(read.startDate.zone.tzid).toBe('Europe/Kyiv');
    expect(zone && new ICAL.Timezone(zone).utcOffset(read.startDate)).toBe(offset);
    expect(read.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
    expect(read.duration.toString()).toBe('PT2H');
  });

  it('writeCalendar writes a day without hours as a whole day', () => {
    const { calendar, event: read } = parse(writeCalendar({ ...event, time: '2026-11-21' }, now));
    expect([String(read.startDate), read.startDate.isDate]).toEqual(['2026-11-21', true]);
    expect(calendar.getFirstSubcomponent('vtimezone')).toBeNull();
  });

  it('writeCalendar writes lines of at most 75 bytes that end with CRLF', () => {
    const lines = writeCalendar(event, now).split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(lines.join('')).not.toMatch(/[\n\uFFFD]/);
  });
});
