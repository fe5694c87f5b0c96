import { expect, it } from 'vitest';
import { RedisUnavailableError, type RedisLink } from '../redis/redis-link';
import { createRevokedSessions } from './revoked-sessions';

/** A Redis whose every reply is the same. */
const linkTo = (reply: () => unknown): RedisLink => ({
  run: async (_, read) => {
    try {
      return read(reply());
    } catch (cause) {
      throw new RedisUnavailableError('away', { cause });
    }
  },
});

it('A revocation while Redis was down is remembered after its return', async () => {
  let isAway = true;
  const ended = createRevokedSessions(
    linkTo(() => {
      if (isAway) throw new Error('away');
      return ['s-2', 0];
    }),
  );
  await ended.add('s-1');
  expect([await ended.has('s-1'), await ended.has('s-2')]).toEqual([true, false]);
  isAway = false;
  expect([await ended.has('s-1'), await ended.has('s-2')]).toEqual([true, false]);
});

it.each([null, 'OK', 1, ['s-2', 1], ['s-1'], ['s-1', 'yes']])('A reply of %j revokes no session', async (reply) => {
  expect(await createRevokedSessions(linkTo(() => reply)).has('s-1')).toBe(false);
  expect(await createRevokedSessions(linkTo(() => ['s-1', 1])).has('s-1')).toBe(true);
});
