import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency, QueueFullError } from './limit-concurrency';

it('limitConcurrency runs two jobs at once, all of them in the end, also after a failure', async () => {
  const limited = limitConcurrency(2, 4);
  let running = 0;
  let most = 0;
  const job = async (number: number) => {
    most = Math.max(most, (running += 1));
    await sleep(5);
    running -= 1;
    if (number === 3) throw new Error('third');
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => limited(() => job(number))));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await limited(() => job(7))).toBe(7);
});

// @fault C8
it('limitConcurrency rejects a job at once when the queue is full, and accepts the next one later', async () => {
  const limited = limitConcurrency(1, 1);
  const ends: (() => void)[] = [];
  const job = () => new Promise<void>((end) => ends.push(end));
  const [first, second] = [limited(job), limited(job)];
  await expect(limited(job)).rejects.toThrow(QueueFullError);
  ends.shift()?.();
  await first;
  ends.shift()?.();
  await second;
  const third = limited(job);
  ends.shift()?.();
  await expect(third).resolves.toBeUndefined();
});

// @fault C9
it('limitConcurrency rejects a job that has waited too long and runs the one after it', async () => {
  const limited = limitConcurrency(1, 2, 20);
  const ends: (() => void)[] = [];
  const first = limited(() => new Promise<void>((end) => ends.push(end)));
  await expect(limited(() => Promise.resolve('late'))).rejects.toThrow(QueueFullError);
  const next = limited(() => Promise.resolve('in time'));
  ends.shift()?.();
  await first;
  expect(await next).toBe('in time');
});
