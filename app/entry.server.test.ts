import { expect, it } from 'vitest';
import { startDeadline } from '~server/api/deadline';
import { timeLimits } from '~server/api/time-limits';
import { longestWait } from './entry.server';

// @fault A13
it('a page may take longer than any API call, so that it is never aborted before its own error page', () => {
  expect(longestWait).toBeGreaterThan(Math.max(startDeadline().leftMs(), ...Object.values(timeLimits)));
});
