import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisUnavailableError, type RedisLink } from '../redis/redis-link';
import { createTryCounter } from './try-counter';

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

describe.each([
  ['in one process', () => createTryCounter(null)],
  ['with Redis', () => createTryCounter(fakeRedis().link)],
  [
    'with a Redis that is gone',
    () => createTryCounter({ run: () => Promise.reject(new RedisUnavailableError('gone')) }),
  ],
  ['with a Redis that lies', () => createTryCounter({ run: async (_, read) => read('nonsense') })],
])('counting %s', (_, make) => {
  it('allows 10 attempts by phone and 5 with a code, each action counted apart', async () => {
    const tries = make();
    for (let times = 0; times < 10; times += 1) expect(await tries.take('signIn', { phone, clientIp: hall })).toBe(0);
    expect(await tries.take('signIn', { phone, clientIp: hall })).toBe(15 * minute);
    expect(await tries.take('signIn', { phone: '+380672223344', clientIp: hall })).toBe(0);
    for (let times = 0; times < 5; times += 1)
      expect(await tries.take('confirmCode', { phone, clientIp: hall })).toBe(0);
    expect(await tries.take('confirmCode', { phone, clientIp: hall })).toBe(15 * minute);
  });

  it('bears 100 tries by address, whatever the phones; all of an IPv6 network are one', async () => {
    const tries = make();
    const from = (last: number) => ({ phone: `+38050${last}`, clientIp: `2001:db8::${(last % 9) + 1}` });
    for (let times = 0; times < 100; times += 1) expect(await tries.take('signIn', from(times))).toBe(0);
    expect(await tries.take('signIn', from(101))).toBeGreaterThan(0);
    expect(await tries.take('signIn', { phone: '+380509999999', clientIp: '2001:db8:0:1::1' })).toBe(0);
  });

  it('does not count good tries, so that a busy office never locks itself out', async () => {
    const tries = make();
    for (let times = 0; times < 300; times += 1) {
      const trier = { phone: `+38050${times % 3}`, clientIp: hall };
      expect(await tries.take('signIn', trier)).toBe(0);
      await tries.forgive('signIn', trier);
    }
  });

  it('counts by phone alone where the address is not known', async () => {
    const tries = make();
    for (let times = 0; times < 150; times += 1)
      expect(await tries.take('becomeClient', { phone: `+38050${times}`, clientIp: '' })).toBe(0);
  });
});

it('forgets tries a quarter of an hour after the first, however busily they go on', async () => {
  const tries = createTryCounter(null);
  for (let times = 0; times < 10; times += 1) await tries.take('signIn', { phone, clientIp: hall });
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(await tries.take('signIn', { phone, clientIp: hall })).toBe(minute);
  await vi.advanceTimersByTimeAsync(1.1 * minute);
  expect(await tries.take('signIn', { phone, clientIp: hall })).toBe(0);
});

it('lets two processes count together, each alone while Redis is gone, and tells Redis no phone', async () => {
  const { link, state, counts } = fakeRedis();
  const [one, two] = [createTryCounter(link), createTryCounter(link)];
  for (let times = 0; times < 10; times += 1) await (times % 2 ? one : two).take('signIn', { phone, clientIp: hall });
  expect(await one.take('signIn', { phone, clientIp: hall })).toBeGreaterThan(0);
  expect([...counts.keys()].join()).not.toContain(phone);
  state.isThere = false;
  expect(await one.take('signIn', { phone, clientIp: hall })).toBe(0);
});

it('tells which limit a try was over, and of nobody', async () => {
  const told: unknown[][] = [];
  const tries = createTryCounter(null, (...words) => told.push(words));
  for (let times = 0; times < 11; times += 1) await tries.take('signIn', { phone, clientIp: hall });
  for (let times = 0; times < 91; times += 1) await tries.take('signIn', { phone: `+38050${times}`, clientIp: hall });
  expect(told).toEqual([
    ['signIn', 'phone'],
    ['signIn', 'address'],
  ]);
});
