import { describe, expect, it, vi } from 'vitest';
import { failure, fakeContext } from './context.fixture';
import { signIn } from './sign-in.server';

const tokens = { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 60 };

describe('signIn', () => {
  // @asvs 7.2.4
  it('starts the session with the tokens of the API', async () => {
    const { ctx, call, session } = fakeContext({ 'auth.login': tokens });
    expect(await signIn(ctx, { phone: '+380500000001', password: 'p' })).toBeNull();
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { name: '+380500000001', password: 'p' } });
    expect(session.start).toHaveBeenCalledWith(tokens, expect.any(String));
  });

  it('distinguishes wrong credentials from a banned customer, who sees the contact', async () => {
    const wrong = fakeContext({ 'auth.login': failure('unauthorised', 401) });
    expect(await signIn(wrong.ctx, { phone: '+380500000002', password: 'p' })).toEqual({ kind: 'login' });
    expect(wrong.session.start).not.toHaveBeenCalled();
    const banned = fakeContext({ 'auth.login': failure('banned', 403, 'CUSTOMER_BANNED') });
    expect(await signIn(banned.ctx, { phone: '+380500000002', password: 'p' })).toEqual({
      kind: 'banned',
      phone: '+380445001122',
    });
  });

  it.each([
    [400, 'rejected'],
    [403, 'denied'],
    [404, 'notFound'],
    [422, 'rejected'],
  ] as const)('treats only 401 as wrong credentials: %i shows the message of the API', async (status, kind) => {
    const { ctx } = fakeContext({ 'auth.login': failure(kind, status) });
    expect(await signIn(ctx, { phone: '+380500000008', password: 'p' })).toEqual({
      kind: 'api',
      status,
      message: `because ${status}`,
    });
  });

  it('does not report an outage as wrong credentials', async () => {
    const { ctx } = fakeContext({ 'auth.login': failure('unavailable', 503) });
    expect(await signIn(ctx, { phone: '+380500000003', password: 'p' })).toMatchObject({ kind: 'api', status: 503 });
  });

  it('shows the form again after too many attempts counted by the API', async () => {
    const { ctx } = fakeContext({ 'auth.login': failure('unavailable', 429) });
    expect(await signIn(ctx, { phone: '+380500000005', password: 'p' })).toEqual({
      kind: 'tooManyTries',
      minutes: 1,
    });
  });

  // @fault S21
  it('shows the contact when the tokens are too large to be stored', async () => {
    const { ctx, session } = fakeContext({ 'auth.login': tokens });
    session.start.mockResolvedValue(false);
    expect(await signIn(ctx, { phone: '+380500000006', password: 'p' })).toEqual({
      kind: 'sessionTooLarge',
      phone: '+380445001122',
    });
  });

  // @asvs 16.2.1
  it('logs the result in one line without phone and password', async () => {
    const good = fakeContext({ 'auth.login': tokens });
    const wrong = fakeContext({ 'auth.login': failure('unauthorised', 401) });
    const lines: unknown[][] = [];
    for (const { ctx } of [good, wrong]) {
      vi.spyOn(ctx.services.log, 'info').mockImplementation((...line: unknown[]) => void lines.push(line));
      await signIn(ctx, { phone: '+380500000007', password: 'secret' });
    }
    expect(lines).toEqual([
      [expect.objectContaining({ outcome: 'signedIn' }), 'sign-in'],
      [expect.objectContaining({ outcome: 'login' }), 'sign-in'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/380500000007|secret/);
  });

  it('sends no API request after 10 wrong passwords', async () => {
    const { ctx, call } = fakeContext({ 'auth.login': failure('unauthorised', 401) });
    for (let attempts = 0; attempts < 25; attempts += 1) await signIn(ctx, { phone: '+380500000004', password: 'p' });
    expect(call).toHaveBeenCalledTimes(10);
    expect(await signIn(ctx, { phone: '+380500000004', password: 'p' })).toEqual({
      kind: 'tooManyTries',
      minutes: 15,
    });
  });
});
