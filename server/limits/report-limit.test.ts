import { expect, it } from 'vitest';
import { createReportLimit } from './report-limit';

it('Ten reports a minute are accepted from one address, independent of other addresses', async () => {
  const isTaken = createReportLimit();
  for (let times = 0; times < 10; times += 1) expect(await isTaken('192.0.2.1')).toBe(true);
  expect(await isTaken('192.0.2.1')).toBe(false);
  expect(await isTaken('192.0.2.2')).toBe(true);
});

it('Sixty reports a minute are accepted in all', async () => {
  const isTaken = createReportLimit();
  for (let times = 0; times < 60; times += 1) expect(await isTaken(`192.0.2.${times}`)).toBe(true);
  expect(await isTaken('192.0.2.200')).toBe(false);
});
