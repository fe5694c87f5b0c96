import { expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { copyOwner } from './copy-owner.server';

const ownerOf = (userAgent: string, { isSignedIn = false, offlineCopies = true } = {}) => {
  const scope = fakeScope({}, { isSignedIn });
  const portal = { ...scope.portal, env: { ...scope.portal.env, offlineCopies } };
  return copyOwner({ ...scope, portal }, new Request('https://shop.example/', { headers: { 'user-agent': userAgent } }));
};

it('is one word for visitors and another for each sign-in, which does not tell its session', () => {
  expect(ownerOf('Firefox')).toBe('visitor');
  expect(ownerOf('Firefox', { isSignedIn: true })).toMatch(/^[\w-]{12}$/);
});

it('is nobody inside the native app and where the operator keeps no copies', () => {
  expect(ownerOf('Chrome FlowerPortalApp/1.0.0 (android)')).toBeNull();
  expect(ownerOf('Firefox', { offlineCopies: false })).toBeNull();
});
