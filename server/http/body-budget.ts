import { isOrdering } from './admission';

/** The rest is reserved for orders. */
const BROWSING_SHARE = 0.75;

export interface BodyReservation {
  /** False when the budget is used up. */
  take(bytes: number): boolean;
  release(): void;
}

/** Limits the memory of all request bodies that are still arriving, since they do not count as concurrent responses. @param maxBytes with the share of orders */
export function createBodyBudget(maxBytes: number): (path: string) => BodyReservation {
  let taken = 0;
  return (path) => {
    const most = isOrdering(path) ? maxBytes : maxBytes * BROWSING_SHARE;
    let own = 0;
    return {
      take(bytes) {
        if (taken + bytes > most) return false;
        taken += bytes;
        own += bytes;
        return true;
      },
      release() {
        taken -= own;
        own = 0;
      },
    };
  };
}
