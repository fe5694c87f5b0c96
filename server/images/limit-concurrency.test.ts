import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

it('runs two at once, all in the end, and goes on after a failure', async () => {
  const limited = limitConcurrency(2);
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
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await limited(() => job(7))).toBe(7);
});
