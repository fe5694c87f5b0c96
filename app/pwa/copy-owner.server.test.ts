import { expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { keepsCopies, pageOwner } from './copy-owner.server';

const isKept = (userAgent: string, offlineCopies = true) => {
  const scope = fakeScope({});
  const portal = { ...scope.portal, env: { ...scope.portal.env, offlineCopies } };
  return keepsCopies(
    { ...scope, portal },
    new Request('https://shop.example/', { headers: { 'user-agent': userAgent } }),
  );
};

it('is one word for visitors and another for each sign-in, which does not tell its session', () => {
  expect(pageOwner(fakeScope({}))).toBe('visitor');
  expect(pageOwner(fakeScope({}, { isSignedIn: true }))).toMatch(/^[\w-]{12}$/);
});

it('has copies of its pages kept, but not inside the native app and where the operator keeps none', () => {
  expect(isKept('Firefox')).toBe(true);
  expect(isKept('Chrome FlowerPortalApp/1.0.0 (android)')).toBe(false);
  expect(isKept('Firefox', false)).toBe(false);
});
