import { expect, it } from 'vitest';
import { RedisUnavailableError, type RedisLink } from '../redis/redis-link';
import { createSharedStore } from '../redis/shared-store';
import { createEndedSessions } from './ended-sessions';

it('remembers who signed out while Redis was away, also once it is back and knows nothing of it', async () => {
  let isAway = true;
  const link: RedisLink = { run: async (_, read) => (isAway ? Promise.reject(new RedisUnavailableError('away')) : read(null)) };
  const ended = createEndedSessions(createSharedStore(link));
  await ended.add('s-1');
  expect([await ended.has('s-1'), await ended.has('s-2')]).toEqual([true, false]);
  isAway = false;
  expect([await ended.has('s-1'), await ended.has('s-2')]).toEqual([true, false]);
});
