import type { DeliveryType } from '../contract/enumerations';
import { deliveryDays } from './delivery-times';

/** Hours before its window that each delivery option closes. */
export type CutOffHours = Readonly<Record<DeliveryType, number>>;

/** The soonest window that can still be had, and until when. */
export interface CutOff {
  readonly day: string;
  readonly time: string;
  readonly deadline: Date;
}

/** The soonest window of an order made at this moment; null where none is open. */
export function nextCutOff(now: Date, cutOffHours: number): CutOff | null {
  for (const { day, windows } of deliveryDays(now, cutOffHours)) {
    const window = windows.find(({ open }) => open);
    if (window) return { day, time: window.time, deadline: window.deadline };
  }
  return null;
}

/** The lead of a delivery option; of the option that closes last where none is chosen. */
export function cutOffHoursOf(hours: CutOffHours, delivery?: DeliveryType | null): number {
  return delivery ? hours[delivery] : Math.min(...Object.values(hours));
}
