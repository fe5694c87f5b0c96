import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { fakeContext } from '../context.fixture';
import { rejectOtherAccount } from './reject-other-account.server';

async function reject(message: string) {
  const body = new URLSearchParams({ pageAccount: 'another', message });
  const posted = new Request('https://shop.example/en/quick-order', { method: 'POST', body });
  const ctx = fakeContext({}, { isSignedIn: true, language: 'en' });
  return rejectOtherAccount(ctx, posted, posted.clone()).catch((thrown: unknown) => thrown);
}

it('rejectOtherAccount answers 409, saves the form and says that it is kept', async () => {
  expect(await reject('freedom 60 - 100')).toMatchObject({
    data: { kind: 'otherAccount', description: expect.stringContaining('is kept') as string },
    init: { status: 409, headers: { 'set-cookie': expect.stringContaining('form-draft=') as string } },
  });
});

it('rejectOtherAccount answers 409 and says that a form too long for the cookie could not be kept', async () => {
  expect(await reject(randomBytes(4_000).toString('hex'))).toMatchObject({
    data: { kind: 'otherAccountUnsaved', description: expect.stringContaining('could not be kept') as string },
    init: { status: 409 },
  });
});
