import { WholesaleError, type WholesaleErrorDetails } from './wholesale-error';

/** For all reads of one request. */
const PAGE_MS = 8_000;

export interface Deadline {
  leftMs(): number;
  /** Adds the duration of a write, which must not shorten the reads after it. */
  extend(ms: number): void;
}

export function startDeadline(ms = PAGE_MS): Deadline {
  let endsAt = performance.now() + ms;
  return {
    leftMs: () => endsAt - performance.now(),
    extend: (more) => void (endsAt += more),
  };
}

/** Waits for shared work until the deadline; the work continues. @throws WholesaleError of kind `timeout` */
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
