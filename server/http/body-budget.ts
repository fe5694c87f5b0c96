import { isOrdering } from './admission';

/** A customer's order has the last part of the room to itself. */
const BROWSING_SHARE = 0.75;

/** What one body takes of the room while it is coming. */
export interface BodyReservation {
  /** Counts bytes that have come; false when there is no room for them. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * Bounds what half-sent forms may hold in memory, all of them together: they do not count as answers under way, so
 * that nobody keeps others out by forms whose body never comes.
 * @param maxBytes room for all bodies, those of orders included
 * @returns opens a place for the body of a request to a path
 */
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
