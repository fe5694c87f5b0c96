import { kyivDay, kyivMinutes, kyivMoment } from './kyiv-time';

/** Working hours every day, Kyiv time (specification, section 9). */
export const OPENS_AT_HOUR = 8;
export const CLOSES_AT_HOUR = 20;
const WINDOW_HOURS = 2;
/** Today and the next 6 days. */
export const DAYS_AHEAD = 6;
const HOUR_MS = 3_600_000;

/** A window such as `10:00-12:00`. */
export interface DeliveryWindow {
  readonly time: string;
  /** May lie on an earlier day. */
  readonly deadline: Date;
  readonly open: boolean;
}

export interface DeliveryDay {
  readonly day: string;
  readonly windows: readonly DeliveryWindow[];
}

/**
 * The days and two-hour windows at a moment.
 * @param cutOffHours hours before its start that a window closes
 */
export function deliveryDays(now: Date, cutOffHours: number): DeliveryDay[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => {
    const day = kyivDay(now, ahead);
    const opensAt = kyivMoment(day, formatClock(OPENS_AT_HOUR)).getTime();
    const windows = windowStarts().map((hour) => {
      const deadline = new Date(opensAt + (hour - OPENS_AT_HOUR - cutOffHours) * HOUR_MS);
      return { time: windowText(hour), deadline, open: now < deadline };
    });
    return { day, windows };
  });
}

/** Whether one of the days has a window, as a form names them, that can be ordered for. */
export function isOpenWindow(days: readonly DeliveryDay[], day: string, time: string): boolean {
  const windows = days.find((each) => each.day === day)?.windows;
  return windows?.some((window) => window.time === time && window.open) ?? false;
}

/** The windows of every day, `10:00-12:00`. */
export function deliveryTimes(): string[] {
  return windowStarts().map(windowText);
}

/** The window that starts at this moment, `10:00-12:00`. */
export function windowStartingAt(start: Date): string | undefined {
  return windowStarts()
    .filter((hour) => hour * 60 === kyivMinutes(start))
    .map(windowText)[0];
}

function windowStarts(): number[] {
  const count = (CLOSES_AT_HOUR - OPENS_AT_HOUR) / WINDOW_HOURS;
  return Array.from({ length: count }, (_, index) => OPENS_AT_HOUR + index * WINDOW_HOURS);
}

function windowText(hour: number): string {
  return `${formatClock(hour)}-${formatClock(hour + WINDOW_HOURS)}`;
}

export function formatClock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
