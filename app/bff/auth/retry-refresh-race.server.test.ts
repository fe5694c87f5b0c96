import { describe, expect, it } from 'vitest';
import { retryAfterRefreshRace } from './retry-refresh-race.server';
import { fakeContext } from '../context.fixture';

const ask = async (path: string) =>
  await retryAfterRefreshRace(fakeContext({}, { isSignedIn: true }), new Request(`https://shop.example${path}`), null);

// @fault R10
describe('retryAfterRefreshRace', () => {
  it.each([
    ['/en/orders?date=all', '/en/orders?date=all'],
    ['//evil.example/login', '/'],
    ['/.//evil.example', '/'],
    ['/\\evil.example', '/'],
  ])('redirects %s to %s, within this site', async (path, target) => {
    expect((await ask(path))?.headers.get('location')).toBe(target);
  });
});
