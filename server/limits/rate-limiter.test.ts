import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisUnavailableError, type RedisLink } from '../redis/redis-link';
import { createRateLimiter } from './rate-limiter';

const hall = '192.0.2.1';
const minute = 60_000;
const phone = '+380501112233';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the limiter's two commands as Redis would, for as long as it is there. */
function fakeRedis() {
  const counts = new Map<string, number>();
  const state = { isThere: true };
  const commands = {
    eval: async (_: string, { keys: [key = ''], arguments: [points] }: { keys: string[]; arguments: string[] }) => {
      counts.set(key, (counts.get(key) ?? 0) + Number(points));
      return [counts.get(key), 15 * minute];
    },
    del: async (key: string) => (counts.delete(key) ? 1 : 0),
    get: () => Promise.resolve(null),
    set: () => Promise.resolve(null),
  };
  const link: RedisLink = {
    run: async (command, read) => {
      if (!state.isThere) throw new RedisUnavailableError('gone');
      return read(await command(commands));
    },
  };
  return { link, state, counts };
}

// @asvs 2.4.1
describe.each([
  ['in one process', () => createRateLimiter(null)],
  ['with Redis', () => createRateLimiter(fakeRedis().link)],
  [
    'with a Redis that is gone',
    () => createRateLimiter({ run: () => Promise.reject(new RedisUnavailableError('gone')) }),
  ],
  ['with a Redis that lies', () => createRateLimiter({ run: async (_, read) => read('nonsense') })],
])('A rate limiter %s', (_, make) => {
  // @asvs 2.4.1
  it('allows 10 attempts by phone and 5 with a code, each action counted apart', async () => {
    const attempts = make();
    for (let times = 0; times < 10; times += 1)
      expect(await attempts.consume('signIn', { phone, clientIp: hall })).toBe(0);
    expect(await attempts.consume('signIn', { phone, clientIp: hall })).toBe(15 * minute);
    expect(await attempts.consume('signIn', { phone: '+380672223344', clientIp: hall })).toBe(0);
    for (let times = 0; times < 5; times += 1)
      expect(await attempts.consume('confirmCode', { phone, clientIp: hall })).toBe(0);
    expect(await attempts.consume('confirmCode', { phone, clientIp: hall })).toBe(15 * minute);
  });

  // @fault R8
  it('allows 100 attempts by address for any phones, and counts an IPv6 network as one address', async () => {
    const attempts = make();
    const from = (last: number) => ({ phone: `+38050${last}`, clientIp: `2001:db8::${(last % 9) + 1}` });
    for (let times = 0; times < 100; times += 1) expect(await attempts.consume('signIn', from(times))).toBe(0);
    expect(await attempts.consume('signIn', from(101))).toBeGreaterThan(0);
    expect(await attempts.consume('signIn', { phone: '+380509999999', clientIp: '2001:db8:0:1::1' })).toBe(0);
  });

  it('does not count successful attempts, so that a busy office never locks itself out', async () => {
    const attempts = make();
    for (let times = 0; times < 300; times += 1) {
      const subject = { phone: `+38050${times % 3}`, clientIp: hall };
      expect(await attempts.consume('signIn', subject)).toBe(0);
      await attempts.reset('signIn', subject);
    }
  });

  it('counts by phone only when the address is unknown', async () => {
    const attempts = make();
    for (let times = 0; times < 150; times += 1)
      expect(await attempts.consume('becomeClient', { phone: `+38050${times}`, clientIp: '' })).toBe(0);
  });
});

it('The rate limiter resets a quarter of an hour after the first attempt', async () => {
  const attempts = createRateLimiter(null);
  for (let times = 0; times < 10; times += 1) await attempts.consume('signIn', { phone, clientIp: hall });
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(await attempts.consume('signIn', { phone, clientIp: hall })).toBe(minute);
  await vi.advanceTimersByTimeAsync(1.1 * minute);
  expect(await attempts.consume('signIn', { phone, clientIp: hall })).toBe(0);
});

it('Two processes share their counts, count alone while Redis is down, and store no phone in Redis', async () => {
  const { link, state, counts } = fakeRedis();
  const [one, two] = [createRateLimiter(link), createRateLimiter(link)];
  for (let times = 0; times < 10; times += 1)
    await (times % 2 ? one : two).consume('signIn', { phone, clientIp: hall });
  expect(await one.consume('signIn', { phone, clientIp: hall })).toBeGreaterThan(0);
  expect([...counts.keys()].join()).not.toContain(phone);
  state.isThere = false;
  expect(await one.consume('signIn', { phone, clientIp: hall })).toBe(0);
});

it('onLimit is called with the exceeded limit and without personal data', async () => {
  const calls: unknown[][] = [];
  const attempts = createRateLimiter(null, (...words) => calls.push(words));
  for (let times = 0; times < 11; times += 1) await attempts.consume('signIn', { phone, clientIp: hall });
  for (let times = 0; times < 91; times += 1)
    await attempts.consume('signIn', { phone: `+38050${times}`, clientIp: hall });
  expect(calls).toEqual([
    ['signIn', 'phone'],
    ['signIn', 'address'],
  ]);
});
