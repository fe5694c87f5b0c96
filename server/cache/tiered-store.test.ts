import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type SharedStore } from '../redis/shared-store';
import { createCacheStore } from './cache-store';
import { createTieredStore } from './tiered-store';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));
afterEach(() => void vi.useRealTimers());

const entry = (value: unknown) => ({ value, since: Date.now(), keepMs: 86_400_000 });
const processOver = (others: SharedStore, mark = 'build 1') => createTieredStore(createCacheStore(), others, mark);

describe('Entries of a tiered store', () => {
  it('are visible to other processes with their age', async () => {
    const others = createMemoryStore();
    await processOver(others).set('farms', entry([1, 2]));
    const since = Date.now();
    vi.advanceTimersByTime(30_000);
    expect(await processOver(others).get('farms')).toEqual({ value: [1, 2], since, keepMs: 86_400_000 });
  });

  it('come from local memory while young, else from the newer of both stores', async () => {
    const others = createMemoryStore();
    const [one, two] = [processOver(others), processOver(others)];
    await one.set('farms', entry('old'));
    vi.advanceTimersByTime(5_000);
    await two.set('farms', entry('new'));
    expect((await one.get('farms'))?.value).toBe('old');
    vi.advanceTimersByTime(5_001);
    expect((await one.get('farms'))?.value).toBe('new');
    const away = vi.spyOn(others, 'get').mockImplementation(() => Promise.reject(new Error('asked again')));
    expect((await one.get('farms'))?.value).toBe('new');
    away.mockRestore();
    others.set = () => Promise.resolve(false);
    await one.set('farms', entry('newest'));
    vi.advanceTimersByTime(10_001);
    expect((await one.get('farms'))?.value).toBe('newest');
  });

  // @fault A9
  it('are gone after delete for processes without a local copy', async () => {
    const others = createMemoryStore();
    const one = processOver(others);
    await one.set('farms', entry('old'));
    await one.delete('farms');
    expect(await one.get('farms')).toBeNull();
    expect(await processOver(others).get('farms')).toBeNull();
  });

  it('are invisible to another build and for another API', async () => {
    const others = createMemoryStore();
    await processOver(others).set('farms', entry('old shape'));
    expect(await processOver(others, 'build 2').get('farms')).toBeNull();
  });

  it.each(['nonsense', '{}', '{"value":1,"since":"today","keepMs":1}', 'null'])(
    'are ignored when the shared store returns %s',
    async (text) => {
      const others = createMemoryStore();
      others.get = () => Promise.resolve(text);
      expect(await processOver(others).get('farms')).toBeNull();
    },
  );

  it('stay in the process when they are too large to share', async () => {
    const others = createMemoryStore();
    const set = vi.spyOn(others, 'set');
    const one = processOver(others);
    await one.set('all', entry('x'.repeat(1_000_001)));
    expect(set).not.toHaveBeenCalled();
    expect((await one.get('all'))?.value).toHaveLength(1_000_001);
  });
});
