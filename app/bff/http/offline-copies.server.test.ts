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

it('is one word for visitors and another for each sign-in, which does not tell its session', () => {
  expect(userHash(fakeContext({}))).toBe('visitor');
  expect(userHash(fakeContext({}, { isSignedIn: true }))).toMatch(/^[\w-]{12}$/);
});

it('has copies of its pages kept, but not inside the native app and where the operator keeps none', () => {
  expect(isKept('Firefox')).toBe(true);
  expect(isKept('Chrome FlowerPortalApp/1.0.0 (android)')).toBe(false);
  expect(isKept('Firefox', false)).toBe(false);
});
