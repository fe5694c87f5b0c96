import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import { forgetEvent, loadEvent, saveEvent } from './event-store.server';

const event = { name: 'Весілля', date: '', spare: '', pieces: [{ name: 'Арка', count: '1', stems: 'фрідом 60 - 50' }] };
const accountOf = (id: number) => ({ 'GET /customers/me': { data: { id, phone: '+380501112233' } } });

/** A customer of a session that began under some secret: its owner is a hash keyed by it. */
function contextOf(id: number | null, owner: string, cookie: string | null = null): RequestContext {
  const cookieHeader = cookie?.split(';')[0] ?? null;
  const ctx = fakeContext(id === null ? {} : accountOf(id), { isSignedIn: true, cookieHeader });
  return { ...ctx, session: { ...ctx.session, isSignedIn: true, owner } };
}

it('an event stays with its customer after a change of SESSION_SECRET, and is not shown to another', async () => {
  const cookie = await saveEvent(contextOf(1, 'by the old secret'), event);
  expect(await loadEvent(contextOf(1, 'by the new secret', cookie))).toEqual(event);
  expect(await loadEvent(contextOf(2, 'by the new secret', cookie))).toBeNull();
  expect(await forgetEvent(contextOf(1, 'by the new secret', cookie))).toContain('Max-Age=0');
});

it('an event that was saved while the account could not be loaded, as by earlier builds, is found by its session', async () => {
  const cookie = await saveEvent(contextOf(null, 'owner'), event);
  expect(await loadEvent(contextOf(1, 'owner', cookie))).toEqual(event);
  expect(await loadEvent(contextOf(1, 'another', cookie))).toBeNull();
});
