import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisConnection } from './connect-redis';
import { createRedisLink, RedisUnavailableError } from './redis-link';

const text = (reply: unknown) => {
  if (typeof reply !== 'string') throw new TypeError('not a text');
  return reply;
};

/** A link to a Redis whose `get` does what the test says. */
async function linkTo(get: () => Promise<unknown>) {
  const commands = {
    get: vi.fn(get),
    set: vi.fn(),
    del: vi.fn(),
    eval: vi.fn(),
    stop: vi.fn(),
  } satisfies RedisConnection;
  const states: boolean[] = [];
  const link = createRedisLink({
    connect: () => Promise.resolve(commands),
    onChange: (isUp) => states.push(isUp),
    now: Date.now,
  });
  await Promise.resolve();
  return { link, states, get: commands.get, ask: () => link.run((redis) => redis.get('key'), text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('RedisLink.run', () => {
  it('returns the reply and reports the connection once', async () => {
    const { ask, states } = await linkTo(() => Promise.resolve('value'));
    expect([await ask(), await ask()]).toEqual(['value', 'value']);
    expect(states).toEqual([true]);
  });

  it('rejects after 100 ms without a reply, and the next commands at once', async () => {
    const { ask, states, get } = await linkTo(() => new Promise(() => undefined));
    const first = expect(ask()).rejects.toThrow(RedisUnavailableError);
    await vi.advanceTimersByTimeAsync(101);
    await first;
    for (let times = 0; times < 50; times += 1) await expect(ask()).rejects.toThrow('resting');
    expect(get).toHaveBeenCalledOnce();
    expect(states).toEqual([false]);
  });

  it('does not report Redis as down when its own process was busy', async () => {
    let answer: (text: string) => void = () => undefined;
    const { ask, states } = await linkTo(() => new Promise((resolve) => (answer = resolve)));
    const pending = ask();
    const busy = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    await vi.advanceTimersByTimeAsync(101);
    busy.mockRestore();
    answer('late');
    expect(await pending).toBe('late');
    expect(states).toEqual([true]);
  });

  it('tries one command a second while Redis is down, and all after a reply', async () => {
    let reply: () => Promise<unknown> = () => Promise.reject(new Error('gone'));
    const { ask, states, get } = await linkTo(() => reply());
    await expect(ask()).rejects.toThrow(RedisUnavailableError);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.allSettled([ask(), ask(), ask()]);
    expect(get).toHaveBeenCalledTimes(2);
    reply = () => Promise.resolve('back');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ask()).toBe('back');
    expect(await Promise.all([ask(), ask()])).toEqual(['back', 'back']);
    expect(states).toEqual([false, true]);
  });

  // @fault S5
  it('reconnects after five seconds without a usable reply, and again every five seconds', async () => {
    let reply: () => Promise<unknown> = () => Promise.reject(new Error('silent'));
    const dropped: number[] = [];
    const connect = () => {
      const at = dropped.push(0) - 1;
      const stop = () => void (dropped[at] = 1);
      return Promise.resolve<RedisConnection>({ get: () => reply(), set: vi.fn(), del: vi.fn(), eval: vi.fn(), stop });
    };
    const states: boolean[] = [];
    const link = createRedisLink({ connect, onChange: (isUp) => states.push(isUp), now: Date.now });
    for (const [seconds, drops] of [
      [4, [0]],
      [2, [1, 0]],
      [5, [1, 1, 0]],
    ] as const) {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        await link.run((redis) => redis.get('key'), text).catch(() => undefined);
      }
      expect(dropped).toEqual(drops);
    }
    reply = () => Promise.resolve('back');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await link.run((redis) => redis.get('key'), text)).toBe('back');
    expect(states).toEqual([false, true]);
  });

  // @fault S4
  it.each([
    "READONLY You can't write against a read only replica.",
    "ERR Error running script (call to f_1): @user_script:1: -READONLY You can't write against a read only replica.",
    'LOADING Redis is loading the dataset in memory',
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
  ])('reconnects at once, but at most once a second, when it answers: %s', async (message) => {
    let isReplica = true;
    const stop = vi.fn();
    const set = () => (isReplica ? Promise.reject(new Error(message)) : Promise.resolve('OK'));
    const connect = vi.fn(() =>
      Promise.resolve<RedisConnection>({ get: () => Promise.resolve('value'), set, del: vi.fn(), eval: vi.fn(), stop }),
    );
    const link = createRedisLink({ connect, onChange: () => undefined, now: Date.now });
    const read = () => link.run((redis) => redis.get('key'), text);
    const write = () => link.run((redis) => redis.set('key', 'value', { PX: 1 }), text);
    await vi.advanceTimersByTimeAsync(0);
    expect(await read()).toBe('value');
    await Promise.allSettled([write(), write(), write()]);
    expect([connect, stop].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    for (let tenth = 0; tenth < 30; tenth += 1) {
      await Promise.allSettled([write(), read()]);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(connect.mock.calls.length).toBeLessThanOrEqual(5);
    isReplica = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await write()).toBe('OK');
  });

  it('rejects a reply of the wrong type', async () => {
    const { ask, states } = await linkTo(() => Promise.resolve(42));
    await expect(ask()).rejects.toThrow(RedisUnavailableError);
    expect(states).toEqual([false]);
  });

  // @fault S3
  it('has redisReady settle with the connection or its failure', async () => {
    const { link } = await linkTo(() => Promise.resolve('value'));
    await expect(link.redisReady).resolves.toBeUndefined();
    const states: boolean[] = [];
    const none = createRedisLink({
      connect: () => Promise.reject(new Error('no such host')),
      onChange: (isUp) => states.push(isUp),
      now: Date.now,
    });
    await expect(none.redisReady).resolves.toBeUndefined();
    expect(states).toEqual([false]);
  });

  it('rejects at once before the connection', async () => {
    const link = createRedisLink({
      connect: () => new Promise(() => undefined),
      onChange: () => undefined,
      now: Date.now,
    });
    await expect(link.run((redis) => redis.get('key'), text)).rejects.toThrow('not connected yet');
  });
});
