import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inCartQueue } from './cart-queue.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('inCartQueue runs the writes of one customer one after another, also after a failed one', async () => {
  const log: string[] = [];
  const write = (name: string, ms: number, fails = false) =>
    inCartQueue('ann', async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = Promise.allSettled([write('a', 100, true), write('b', 10), write('c', 10)]);
  await vi.runAllTimersAsync();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('inCartQueue lets customers run in parallel and waits at most five seconds', async () => {
  const never = new Promise<string>(() => undefined);
  void inCartQueue('ann', () => never);
  await expect(inCartQueue('bob', () => Promise.resolve('done'))).resolves.toBe('done');
  const waiting = inCartQueue('ann', () => Promise.resolve('done'));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(waiting).resolves.toBe('done');
});
