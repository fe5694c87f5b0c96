import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import { forgetRetailSettings, getRetailSettings, putRetailSettings, type RetailSettings } from './retail.server';

const settings: RetailSettings = {
  isOn: true,
  markup: 60,
  byCategory: new Map(),
  rounding: 'five',
  allowsBelow: false,
  shopName: '',
};
const accountOf = (id: number) => ({ 'GET /customers/me': { data: { id, phone: '+380501112233' } } });

/** A customer of a session that began under some secret: its owner is a hash keyed by it. */
function contextOf(id: number | null, owner: string, cookie: string | null = null): RequestContext {
  const cookieHeader = cookie?.split(';')[0] ?? null;
  const ctx = fakeContext(id === null ? {} : accountOf(id), { isSignedIn: true, cookieHeader });
  return { ...ctx, session: { ...ctx.session, isSignedIn: true, owner } };
}

it('selling prices stay with their customer after a change of SESSION_SECRET, and are not shown to another', async () => {
  const cookie = await putRetailSettings(contextOf(1, 'by the old secret'), settings);
  expect((await getRetailSettings(contextOf(1, 'by the new secret', cookie))).value).toMatchObject(settings);
  expect((await getRetailSettings(contextOf(2, 'by the new secret', cookie))).value).toBeNull();
  expect(await forgetRetailSettings(contextOf(1, 'by the new secret', cookie))).toContain('Max-Age=0');
  expect(await forgetRetailSettings(contextOf(2, 'by the new secret', cookie))).toBeNull();
});

it('selling prices that were saved while the account could not be loaded, as by earlier builds, are found by their session', async () => {
  const cookie = await putRetailSettings(contextOf(null, 'owner'), settings);
  expect((await getRetailSettings(contextOf(1, 'owner', cookie))).value).toMatchObject(settings);
  expect((await getRetailSettings(contextOf(1, 'another', cookie))).value).toBeNull();
});
