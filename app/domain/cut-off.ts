import { kyivDay, kyivMoment } from './kyiv-time';
import { deliveryDays } from './delivery-times';

/** The soonest window that can still be had, and until when. */
export interface CutOff {
  /** `2026-11-21` */
  readonly day: string;
  /** `08:00-10:00` */
  readonly time: string;
  /** Hour in Kyiv until which it can be ordered for: `06:00`. */
  readonly until: string;
  readonly deadline: Date;
  readonly isToday: boolean;
}

/** What an order of this moment could come with at the soonest, whichever the way of delivery. */
export function nextCutOff(now: Date): CutOff | null {
  for (const { day, windows } of deliveryDays(now)) {
    const window = windows.find(({ open }) => open);
    if (window)
      return {
        day,
        time: window.time,
        until: window.until,
        deadline: kyivMoment(day, window.until),
        isToday: day === kyivDay(now),
      };
  }
  return null;
}
