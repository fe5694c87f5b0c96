import { kyivDay, kyivMoment } from './kyiv-time';
import { deliveryDays } from './delivery-times';

/** The earliest open window: `2026-11-21`, `08:00-10:00`, to be ordered by `06:00`, Kyiv time. */
export interface CutOff {
  readonly day: string;
  readonly time: string;
  readonly until: string;
  readonly deadline: Date;
  readonly isToday: boolean;
}

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
