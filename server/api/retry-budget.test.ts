import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetryBudget } from './retry-budget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many retries can be had at once. */
function drain(budget: ReturnType<typeof createRetryBudget>): number {
  let retries = 0;
  while (retries < 10_000 && budget.spend()) retries += 1;
  return retries;
}

// @fault A5
it('The retry budget is a fifth of the calls', () => {
  const budget = createRetryBudget();
  drain(budget);
  for (let call = 0; call < 200; call += 1) budget.earn();
  expect(drain(budget)).toBe(40);
});

it('The retry budget is ten a second when there are few calls', () => {
  const budget = createRetryBudget();
  drain(budget);
  vi.advanceTimersByTime(3_000);
  expect(drain(budget)).toBe(30);
});

it('The retry budget saves at most a hundred retries', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 10_000; call += 1) budget.earn();
  vi.advanceTimersByTime(3_600_000);
  expect(drain(budget)).toBe(100);
});
