import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { tagManagerId } from '~/bff/http/tag-manager-id.server';

function idAt(
  path: string,
  { isSignedIn = false, gtmId = 'GTM-ABC123' }: { isSignedIn?: boolean; gtmId?: string | null } = {},
): string | null {
  const ctx = fakeContext({}, { isSignedIn });
  const services = { ...ctx.services, env: { ...ctx.services.env, gtmId: gtmId ?? undefined } };
  return tagManagerId({ ...ctx, services }, new Request(`https://shop.example${path}`));
}

describe('tagManagerId', () => {
  it.each(['/', '/en/catalog?promotion=1', '/ru/product/5', '/delivery'])(
    'returns the id for visitors on %s',
    (path) => {
      expect(idAt(path)).toBe('GTM-ABC123');
    },
  );

  it.each(['/login', '/en/register', '/ru/forgotPassword', '/becomeClient', '/checkout', '/en/PROFILE'])(
    'is null on %s',
    (path) => {
      expect(idAt(path)).toBeNull();
    },
  );

  it('is null for customers and without a configured id', () => {
    expect(idAt('/', { isSignedIn: true })).toBeNull();
    expect(idAt('/', { gtmId: null })).toBeNull();
  });
});
