const EARNED_PER_CALL = 0.2;
/** So that a quiet portal may retry too. */
const EARNED_PER_SECOND = 10;
const MAX_SAVED = 100;

/** Limits retries to a share of the traffic, so that they never overload a failing API. */
export interface RetryBudget {
  /** Adds to the budget for a call. */
  earn(): void;
  /** False when the budget is empty. */
  spend(): boolean;
}

/** A token bucket, filled by calls and by time. */
export function createRetryBudget(): RetryBudget {
  let saved = MAX_SAVED;
  let countedAt = performance.now();

  function add(retries: number) {
    const now = performance.now();
    saved = Math.min(MAX_SAVED, saved + retries + ((now - countedAt) / 1000) * EARNED_PER_SECOND);
    countedAt = now;
  }

  return {
    earn: () => add(EARNED_PER_CALL),
    spend() {
      add(0);
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
