import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisUnavailableError, type RedisLink } from './redis-link';
import { createMemoryStore, createSharedStore, type SharedStore } from './shared-store';

/** As much of a Redis as the store uses, with times; `fault` takes the place of every answer. */
function fakeRedis() {
  const entries = createMemoryStore();
  const state: { error: (() => unknown) | null } = { error: null };
  const commands = {
    get: (key: string) => entries.get(key),
    set: async (key: string, text: string, { PX, NX }: { PX: number; NX?: true }) => {
      if (NX) return (await entries.setIfAbsent(key, text, PX)) ? 'OK' : null;
      await entries.set(key, text, PX);
      return 'OK';
    },
    del: async (key: string) => (await entries.delete(key), 1),
    eval: () => Promise.resolve(null),
  };
  const link: RedisLink = {
    run: async (command, read) => {
      try {
        return read(state.error ? state.error() : await command(commands));
      } catch (cause) {
        throw new RedisUnavailableError('away', { cause });
      }
    },
  };
  return { link, state, entries };
}

const gone = () => {
  throw new Error('gone');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['of one process', () => createSharedStore(null)],
  ['over Redis', () => createSharedStore(fakeRedis().link)],
  [
    'over a Redis that is gone',
    () => createSharedStore({ run: () => Promise.reject(new RedisUnavailableError('gone')) }),
  ],
  ['over a Redis that lies', () => createSharedStore({ run: async (_, read) => read(['nonsense']) })],
])('A store %s', (_, make: () => SharedStore) => {
  it('returns a text until it expires', async () => {
    const store = make();
    await store.set('key', 'text', 1_000);
    expect(await store.get('key')).toBe('text');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await store.get('key')).toBeNull();
  });

  it('lets only the first of many calls set a key until it is deleted', async () => {
    const store = make();
    const attempts = await Promise.all(['a', 'b', 'c'].map((text) => store.setIfAbsent('key', text, 1_000)));
    expect(attempts).toEqual([true, false, false]);
    await store.delete('key');
    expect(await store.setIfAbsent('key', 'd', 1_000)).toBe(true);
    expect(await store.get('key')).toBe('d');
  });
});

describe('Stores of two processes', () => {
  it('see each other’s texts and know that they are shared', async () => {
    const { link } = fakeRedis();
    const [one, two] = [createSharedStore(link), createSharedStore(link)];
    expect(await one.set('key', 'text', 1_000)).toBe(true);
    expect(await two.get('key')).toBe('text');
    expect(await two.setIfAbsent('key', 'mine', 1_000)).toBe(false);
    expect(await createSharedStore(null).set('key', 'text', 1_000)).toBe(false);
  });

  it('use their own copies while Redis is down', async () => {
    const { link, state } = fakeRedis();
    const [one, two] = [createSharedStore(link), createSharedStore(link)];
    await one.set('key', 'text', 10_000);
    await one.setIfAbsent('turn', 'mine', 10_000);
    state.error = gone;
    expect([await one.get('key'), await two.get('key')]).toEqual(['text', null]);
    expect([await one.setIfAbsent('turn', 'again', 1_000), await two.setIfAbsent('turn', 'mine', 1_000)]).toEqual([
      false,
      true,
    ]);
    expect(await one.set('new', 'text', 1_000)).toBe(false);
    state.error = null;
    expect(await two.get('key')).toBe('text');
  });

  it('keep the texts written while Redis was down after its return', async () => {
    const { link, state } = fakeRedis();
    const store = createSharedStore(link);
    state.error = gone;
    await store.set('key', 'text', 10_000);
    state.error = null;
    expect(await store.get('key')).toBe('text');
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await store.get('key')).toBeNull();
  });

  it('ignore a reply that belongs to another key', async () => {
    const { link, entries } = fakeRedis();
    const [one, two] = [createSharedStore(link), createSharedStore(link)];
    await one.set('order:1', 'confirmed', 10_000);
    await entries.set('portal:order:2', (await entries.get('portal:order:1')) ?? '', 10_000);
    expect([await two.get('order:1'), await two.get('order:2')]).toEqual(['confirmed', null]);
  });
});
