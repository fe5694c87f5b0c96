/** Retries earned by each call: a fifth of the traffic. */
const EARNED_PER_CALL = 0.2;
/** Retries earned by each second, so that a quiet portal may retry too. */
const EARNED_PER_SECOND = 10;
/** Retries that can be saved up: what ten quiet seconds earn. */
const MAX_SAVED = 100;

/** Bounds the retries of a process, so that they never multiply the load on an API that is in trouble already. */
export interface RetryBudget {
  /** A call was made. */
  earn(): void;
  /** Takes one retry; false when there is none left. */
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
