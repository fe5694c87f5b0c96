import { RateLimiterMemory } from 'rate-limiter-flexible';

const MAX_BY_ADDRESS = 10;
const MAX_IN_ALL = 60;

/** Whether a report may be logged; `''` for an unknown address. */
export type ReportLimit = (clientIp: string) => Promise<boolean>;

/** Keeps browsers' reports from flooding the log; per process. */
export function createReportLimit(): ReportLimit {
  const byAddress = new RateLimiterMemory({ points: MAX_BY_ADDRESS, duration: 60 });
  const inAll = new RateLimiterMemory({ points: MAX_IN_ALL, duration: 60 });
  return async (clientIp) => (await isLeft(byAddress, clientIp)) && (await isLeft(inAll, 'all'));
}

function isLeft(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
