import { beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const device = { date: 0, uptime: 0, responseStart: 0 };

/** A new document whose response came `age` ms ago, on a device whose clock says `date`. */
async function openDocument(date: number, age: number) {
  Object.assign(device, { date, uptime: 5_000 + age, responseStart: 5_000 });
  vi.resetModules();
  return await import('./server-clock');
}

function pass(ms: { readonly uptime: number; readonly date: number }) {
  device.uptime += ms.uptime;
  device.date += ms.date;
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => device.date);
  vi.spyOn(performance, 'now').mockImplementation(() => device.uptime);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { responseStart: device.responseStart } as never,
  ]);
  return () => void vi.restoreAllMocks();
});

it('the time of a document counts from its response, whatever the clock of the device says', async () => {
  for (const wrong of [-20 * 60_000, 20 * 60_000, -5 * 365 * 24 * HOUR_MS]) {
    const clock = await openDocument(1e12 + wrong, 7_000);
    clock.noteServerTime(1e12);
    expect(clock.serverNow()).toBe(1e12 + 7_000);
    pass({ uptime: HOUR_MS, date: HOUR_MS });
    expect(clock.serverNow()).toBe(1e12 + 7_000 + HOUR_MS);
  }
});

it('what a phone slept counts, and a clock that is set back takes nothing', async () => {
  const clock = await openDocument(1e12, 0);
  clock.noteServerTime(1e12);
  pass({ uptime: 1_000, date: HOUR_MS });
  expect(clock.serverNow()).toBe(1e12 + HOUR_MS);
  pass({ uptime: 2 * HOUR_MS, date: -3 * HOUR_MS });
  expect(clock.serverNow()).toBe(1e12 + 2 * HOUR_MS + 1_000);
});

it('data that come later count from when they come, and older or unchanged ones change nothing', async () => {
  const clock = await openDocument(5e11, 2_000);
  clock.noteServerTime(undefined);
  expect(clock.serverNow()).toBe(5e11);
  pass({ uptime: HOUR_MS, date: HOUR_MS });
  clock.noteServerTime(1e12);
  expect(clock.serverNow()).toBe(1e12);
  pass({ uptime: 60_000, date: 60_000 });
  clock.noteServerTime(1e12);
  clock.noteServerTime(1e12 - HOUR_MS);
  expect(clock.serverNow()).toBe(1e12 + 60_000);
});
