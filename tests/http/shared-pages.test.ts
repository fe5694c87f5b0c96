import { expect, inject, it } from 'vitest';

const url = inject('portalUrl');
const read = (path: string, cookie?: string) =>
  fetch(url + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
/** The CSP of a shared page allows its scripts by hash, that of an own page by nonce. */
const isShared = ({ headers }: Response) => !/'nonce-/.test(headers.get('content-security-policy') ?? '');

it('GET with only language, lite mode and view cookies answers a shared page, with any other cookie an own one', async () => {
  for (const cookie of [undefined, 'locale=ru', 'light=off; locale=en', 'view=list'])
    expect(isShared(await read('/ru/categories/roses', cookie)), cookie).toBe(true);
  for (const cookie of ['locale=ru; x=1', 'session=broken'])
    expect(isShared(await read('/ru/categories/roses', cookie)), cookie).toBe(false);
});

it('GET / answers a shared page of the same language and lite mode only', async () => {
  const scripts = async (cookie: string) => [...(await (await read('/', cookie)).text()).matchAll(/<script/g)].length;
  expect([await scripts('locale=uk'), await scripts('locale=uk; light=on')]).toEqual([expect.any(Number), 0]);
  expect(await scripts('locale=uk')).toBeGreaterThan(0);
  expect([(await read('/', 'locale=uk')).status, (await read('/', 'locale=en')).headers.get('location')]).toEqual([
    200,
    '/en',
  ]);
});

it('GET /en/contact has the styles inline for a new visitor and as a link for a returning one', async () => {
  const inPage = async (cookie?: string) => (await (await read('/en/contact', cookie)).text()).includes('<style');
  expect([await inPage(), await inPage('locale=en')]).toEqual([true, false]);
});
