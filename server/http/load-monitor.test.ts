import { expect, it } from 'vitest';
import { createLoadMonitor } from './load-monitor';

/** An event loop that has worked and waited so long, ms. */
function loopOf(times: { active: number; idle: number }) {
  return (since?: { active: number; idle: number }) => {
    const [active, idle] = [times.active - (since?.active ?? 0), times.idle - (since?.idle ?? 0)];
    return { active, idle, utilization: active + idle > 0 ? active / (active + idle) : 0 };
  };
}

it('The load monitor is busy after a second of work and idle after a second of rest', () => {
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

it('The load monitor measures the event loop of its process', () => {
  expect(createLoadMonitor()()).toBe(false);
});
