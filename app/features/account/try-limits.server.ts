import { LRUCache } from 'lru-cache';
import type { Scope } from '~/bff/scope.server';
import type { Refusal } from './refusal';

/** Acts whose tries are counted apart from one another. */
type Act = 'signIn' | 'register' | 'sendCode' | 'confirmCode' | 'becomeClient';

/** How long tries are remembered from the first of them, ms. */
const WINDOW_MS = 15 * 60_000;
/** Tries within the window. An address may be that of a whole market hall. */
const MOST_BY_PHONE = 20;
const MOST_BY_ADDRESS = 100;
const MOST_KEYS = 50_000;

interface Clock {
  /** Milliseconds that only grow. */
  now(): number;
}

/** Counts tries by phone and by network address, in this process. */
export function createTryLimits(clock: Clock = performance) {
  const counts = new LRUCache<string, number>({ max: MOST_KEYS, ttl: WINDOW_MS, noUpdateTTL: true, ttlResolution: 0, perf: clock });

  function keysOf(act: Act, clientIp: string, phone: string): [key: string, most: number][] {
    const byPhone: [string, number] = [`${act} ${phone}`, MOST_BY_PHONE];
    return clientIp === '' ? [byPhone] : [byPhone, [`${act} @${clientIp}`, MOST_BY_ADDRESS]];
  }

  return {
    /** Counts a try before it is made, so that many at once cannot slip through; tells how long to wait when there were too many. */
    take(act: Act, { clientIp }: Pick<Scope, 'clientIp'>, phone: string): Refusal | null {
      const keys = keysOf(act, clientIp, phone);
      const spent = keys.find(([key, most]) => (counts.get(key) ?? 0) >= most);
      if (spent) return { kind: 'tooManyTries', minutes: Math.max(1, Math.ceil(counts.getRemainingTTL(spent[0]) / 60_000)) };
      for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return null;
    },
    /** A good try was none of guessing: those of its phone are forgotten, that of its address is given back. */
    forgive(act: Act, { clientIp }: Pick<Scope, 'clientIp'>, phone: string): void {
      const [[byPhone], byAddress] = keysOf(act, clientIp, phone) as [[string, number], [string, number]?];
      counts.delete(byPhone);
      const [key] = byAddress ?? [];
      if (key !== undefined) counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    },
  };
}

/** The tries this process has seen. */
export const tryLimits = createTryLimits();
