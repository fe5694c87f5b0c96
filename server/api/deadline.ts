import { WholesaleError, type WholesaleErrorDetails } from './wholesale-error';

/** How long one request of a customer may wait for the API in all, ms. */
const PAGE_MS = 8_000;

/** What is left of the time that all calls of one request share. */
export interface Deadline {
  /** Milliseconds left; 0 or less when it is over. */
  leftMs(): number;
  /** Gives back time that a write has taken: a write is never cut short for the sake of what is read after it. */
  extend(ms: number): void;
}

/** Starts the clock of a request. */
export function startDeadline(ms = PAGE_MS): Deadline {
  let endsAt = performance.now() + ms;
  return {
    leftMs: () => endsAt - performance.now(),
    extend: (more) => void (endsAt += more),
  };
}

/**
 * Waits for work that others wait for too, no longer than this request may; the work itself goes on.
 * @throws WholesaleError of kind `timeout`
 */
export async function waitUntil<T>(
  deadline: Deadline | undefined,
  facts: Omit<WholesaleErrorDetails, 'status'>,
  work: Promise<T>,
): Promise<T> {
  if (!deadline) return await work;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new WholesaleError('timeout', { ...facts, status: 0 }, 'deadline')),
      Math.max(0, deadline.leftMs()),
    );
  });
  return await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
