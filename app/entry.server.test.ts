import { expect, it } from 'vitest';
import { startDeadline } from '~server/api/deadline';
import { timeLimits } from '~server/api/time-limits';
import { longestWait } from './entry.server';

it('lets a page wait as long as any call of the API may take: it is never cut off before its own failure page', () => {
  expect(longestWait).toBeGreaterThan(Math.max(startDeadline().leftMs(), ...Object.values(timeLimits)));
});
