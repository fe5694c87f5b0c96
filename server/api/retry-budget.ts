const EARNED_PER_CALL = 0.2;
const EARNED_PER_SECOND = 10;
const MAX_SAVED = 100;

/** A token bucket that limits retries to a share of the traffic, so that they never overload a failing API. */
export interface RetryBudget {
  earn(): void;
  spend(): boolean;
}

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
