import { kyivMinutes } from './kyiv-time';
import { formatClock, CLOSES_AT_HOUR, OPENS_AT_HOUR } from './delivery-times';

/** Whether the warehouse is open, and when that changes: '20:00' or '08:00', Kyiv time. */
export interface Opening {
  readonly state: 'open' | 'opensToday' | 'opensTomorrow';
  readonly changesAt: string;
}

export const opensAt = formatClock(OPENS_AT_HOUR);
export const closesAt = formatClock(CLOSES_AT_HOUR);

/** Applications that come later are answered the next day. */
const LAST_CALLS_MINUTES = (CLOSES_AT_HOUR - 2) * 60;

/** Whether who applies now is still called on the same day. */
export function isCalledToday(now: Date): boolean {
  return kyivMinutes(now) < LAST_CALLS_MINUTES;
}

export function openingAt(now: Date): Opening {
  const minutes = kyivMinutes(now);
  if (minutes >= CLOSES_AT_HOUR * 60) return { state: 'opensTomorrow', changesAt: opensAt };
  if (minutes < OPENS_AT_HOUR * 60) return { state: 'opensToday', changesAt: opensAt };
  return { state: 'open', changesAt: closesAt };
}
