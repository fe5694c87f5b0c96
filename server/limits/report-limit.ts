import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Reports a minute: of one network address, and of all to this process. */
const MAX_BY_ADDRESS = 10;
const MAX_IN_ALL = 60;

/** Whether one more report of this network address is taken; `''` where the address is not known. */
export type ReportLimit = (clientIp: string) => Promise<boolean>;

/** Keeps reports of browsers from filling the log; counted by each process alone. */
export function createReportLimit(): ReportLimit {
  const byAddress = new RateLimiterMemory({ points: MAX_BY_ADDRESS, duration: 60 });
  const inAll = new RateLimiterMemory({ points: MAX_IN_ALL, duration: 60 });
  return async (clientIp) => (await isLeft(byAddress, clientIp)) && (await isLeft(inAll, 'all'));
}

/** A limiter in memory refuses by a rejection, and fails in no other way. */
function isLeft(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
