import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { allowsSnapshots, userHash } from '~/bff/http/offline-copies.server';

const isKept = (userAgent: string, offlineCopies = true) => {
  const ctx = fakeContext({});
  const services = { ...ctx.services, env: { ...ctx.services.env, offlineCopies } };
  return allowsSnapshots(
    { ...ctx, services },
    new Request('https://shop.example/', { headers: { 'user-agent': userAgent } }),
  );
};

// @asvs 14.3.3
it('userHash is ‘visitor’ for visitors and a hash for a session', () => {
  expect(userHash(fakeContext({}))).toBe('visitor');
  expect(userHash(fakeContext({}, { isSignedIn: true }))).toMatch(/^[\w-]{12}$/);
});

it('allowsSnapshots is false in the native app and when the operator turned offline copies off', () => {
  expect(isKept('Firefox')).toBe(true);
  expect(isKept('Chrome FlowerPortalApp/1.0.0 (android)')).toBe(false);
  expect(isKept('Firefox', false)).toBe(false);
});
