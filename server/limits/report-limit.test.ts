import { expect, it } from 'vitest';
import { createReportLimit } from './report-limit';

it('takes ten reports a minute of one address and goes on taking those of others', async () => {
  const isTaken = createReportLimit();
  for (let times = 0; times < 10; times += 1) expect(await isTaken('192.0.2.1')).toBe(true);
  expect(await isTaken('192.0.2.1')).toBe(false);
  expect(await isTaken('192.0.2.2')).toBe(true);
});

it('takes sixty reports a minute of all addresses together', async () => {
  const isTaken = createReportLimit();
  for (let times = 0; times < 60; times += 1) expect(await isTaken(`192.0.2.${times}`)).toBe(true);
  expect(await isTaken('192.0.2.200')).toBe(false);
});
