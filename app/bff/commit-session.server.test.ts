import { data, redirect } from '@remix-run/node';
import { expect, it } from 'vitest';
import { commitSession } from './commit-session.server';
import { fakeContext } from './context.fixture';

const renewed = 'session=renewed; Path=/';

/** The context of a request whose session another loader renews. */
function contextWithSlowLoader() {
  const ctx = fakeContext({}, { isSignedIn: true });
  const lines: string[] = [];
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => void lines.push(renewed));
  ctx.handling.push(slow, Promise.reject(new Error('another loader failed')));
  return { ...ctx, session: { ...ctx.session, changes: () => Promise.resolve(lines) } };
}

it('commitSession adds to a redirect the session that a slower loader of the same request refreshed', async () => {
  const response = (await commitSession(contextWithSlowLoader(), redirect('/en'))) as Response;
  expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual(['/en', [renewed]]);
});

it('commitSession adds a changed session to plain data and to data with headers, and keeps their own cookies', async () => {
  const plain = (await commitSession(contextWithSlowLoader(), { page: 1 })) as ReturnType<typeof data>;
  expect(plain.data).toEqual({ page: 1 });
  expect(new Headers(plain.init?.headers).getSetCookie()).toEqual([renewed]);
  const own = data('form', { status: 422, headers: { 'set-cookie': 'flash=1' } });
  const answer = (await commitSession(contextWithSlowLoader(), own)) as ReturnType<typeof data>;
  expect(answer.init?.status).toBe(422);
  expect(new Headers(answer.init?.headers).getSetCookie()).toEqual(['flash=1', renewed]);
});

it('commitSession returns the result unchanged while the session does not change', async () => {
  const page = { page: 1 };
  expect(await commitSession(fakeContext({}), page)).toBe(page);
});
