import { kyivMinutes } from './kyiv-time';
import { clock, CLOSES_AT_HOUR, OPENS_AT_HOUR } from './delivery-times';

/** Whether the warehouse works at a moment, and when that changes next. */
export interface Opening {
  readonly state: 'open' | 'opensToday' | 'opensTomorrow';
  /** '20:00' when it closes, '08:00' when it opens; Kyiv time. */
  readonly changesAt: string;
}

export const opensAt = clock(OPENS_AT_HOUR);
export const closesAt = clock(CLOSES_AT_HOUR);

/** Working hours are the same on every day of the week (specification, section 9). */
export function openingAt(now: Date): Opening {
  const minutes = kyivMinutes(now);
  if (minutes >= CLOSES_AT_HOUR * 60) return { state: 'opensTomorrow', changesAt: opensAt };
  if (minutes < OPENS_AT_HOUR * 60) return { state: 'opensToday', changesAt: opensAt };
  return { state: 'open', changesAt: closesAt };
}
