import { expect, it } from 'vitest';
import { createLoadMonitor } from './load-monitor';

/** An event loop that has worked and waited so long, ms. */
function loopOf(times: { active: number; idle: number }) {
  return (since?: { active: number; idle: number }) => {
    const [active, idle] = [times.active - (since?.active ?? 0), times.idle - (since?.idle ?? 0)];
    return { active, idle, utilization: active + idle > 0 ? active / (active + idle) : 0 };
  };
}

it('is busy when it has worked nearly all of the last second, until it has rested for one', () => {
  const times = { active: 0, idle: 0 };
  const isBusy = createLoadMonitor(loopOf(times));
  expect(isBusy()).toBe(false);
  times.active = 999;
  expect(isBusy()).toBe(false);
  times.active = 1_000;
  expect(isBusy()).toBe(true);
  times.idle = 900;
  expect(isBusy()).toBe(true);
  times.idle = 1_000;
  expect(isBusy()).toBe(false);
  times.active += 800;
  times.idle += 200;
  expect(isBusy()).toBe(false);
});

it('reads the loop of its process', () => {
  expect(createLoadMonitor()()).toBe(false);
});
