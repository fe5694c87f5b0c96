import { kyivDay, kyivMinutes } from './kyiv-time';

/** Working hours every day, Kyiv time (specification, section 9). */
export const OPENS_AT_HOUR = 8;
export const CLOSES_AT_HOUR = 20;
const WINDOW_HOURS = 2;
const CLOSES_BEFORE_MINUTES = 120;
const DAYS_AHEAD = 6;

/** A window `10:00-12:00` that can be chosen until `08:00`. */
export interface DeliveryWindow {
  readonly time: string;
  readonly open: boolean;
  readonly until: string;
}

export interface DeliveryDay {
  readonly day: string;
  readonly windows: readonly DeliveryWindow[];
}

/** The days (`2026-11-21`, Kyiv) and two-hour windows that can be chosen at a moment. */
export function deliveryDays(now: Date): DeliveryDay[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => ({
    day: kyivDay(now, ahead),
    windows: windowStarts().map((hour) => ({
      time: windowText(hour),
      open: ahead > 0 || kyivMinutes(now) < hour * 60 - CLOSES_BEFORE_MINUTES,
      until: clock(hour - CLOSES_BEFORE_MINUTES / 60),
    })),
  }));
}

export function isOpenWindow(now: Date, day: string, time: string): boolean {
  const windows = deliveryDays(now).find((each) => each.day === day)?.windows;
  return windows?.some((window) => window.time === time && window.open) ?? false;
}

export function windowFrom(start: Date): string | undefined {
  return windowStarts()
    .filter((hour) => hour * 60 === kyivMinutes(start))
    .map(windowText)[0];
}

function windowStarts(): number[] {
  const count = (CLOSES_AT_HOUR - OPENS_AT_HOUR) / WINDOW_HOURS;
  return Array.from({ length: count }, (_, index) => OPENS_AT_HOUR + index * WINDOW_HOURS);
}

function windowText(hour: number): string {
  return `${clock(hour)}-${clock(hour + WINDOW_HOURS)}`;
}

export function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
