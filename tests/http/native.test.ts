import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Customer } from '../support/customer';
import { startFailingApi, type FailingApi } from '../support/failing-api';
import { startPortal, type RunningPortal } from '../support/start-portal';

const store = 'https://apps.apple.com/app/id1';
const demo = ['+380501112233', 'kvitka2026'] as const;
let api: FailingApi;
let portal: RunningPortal;

beforeAll(async () => {
  api = await startFailingApi();
  api.fail(http.get('*/customer/auth/version', () => HttpResponse.error()));
  portal = await startPortal({
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    APP_STORE_URL: store,
  });
}, 60_000);
afterEach(() => api.recover());
afterAll(async () => {
  await portal.stop();
  await api.close();
});

const app = (version: string, platform = 'ios') =>
  new Customer(portal.url, { 'user-agent': `Safari FlowerPortalApp/${version} (${platform})` });
const givenVersions = (ios: string) =>
  http.get('*/customer/auth/version', () => HttpResponse.json({ data: { ios, android: '1.0.0' } }));

it('A failed request for the latest app version shows the page and is logged', async () => {
  api.fail(http.get('*/customer/auth/version', () => HttpResponse.error()));
  const page = await app('0.0.1').get('/en/contact');
  expect(page.html.querySelector('header')).not.toBeNull();
  await expect.poll(() => portal.logs.join('')).toMatch(/"latest":"1\.0\.1".*no answer about the latest app version/);
});

it('GET of any page by an outdated app shows the update screen, whose form redirects to the store', async () => {
  api.fail(givenVersions('1.4.0'));
  for (const path of ['/en', '/en/login', '/en/nowhere/at/all', '/en/notifications']) {
    const page = await app('1.3.9').get(path);
    expect(page.html.querySelector('title')?.text).toBe('Update required');
    expect(page.html.querySelectorAll('main')).toHaveLength(1);
    expect(page.html.querySelector('header, footer, nav, body a')).toBeNull();
    expect(page.html.querySelector('dl')?.text).toContain('1.3.9');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://apps.apple.com;");
  }
  const customer = app('1.3.9');
  const sent = await customer.submit(await customer.get('/en/contact'), 'main form', {}, { follow: false });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, store]);
});

it('POST /native/update by a current app redirects to the page, and never to another site', async () => {
  for (const [returnTo, path] of [
    ['/en/contact', '/en/contact'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ] as const) {
    const sent = await app('1.4.0').post('/native/update', { returnTo }, { follow: false });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
  }
  expect(await (await fetch(`${portal.url}/native/update`)).json()).toEqual({ isRequired: false });
});

it('POST /native/push registers the device of a signed-in app, and answers 401, 422 or 403 otherwise', async () => {
  const bodies: unknown[] = [];
  api.fail(
    http.post('*/push-notifications', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: {} }, { status: 201 });
    }),
  );
  const customer = app('9.0.0');
  const device = { deviceToken: 't-1', deviceId: 'd-1' };
  expect((await customer.post('/native/push', device)).status).toBe(401);
  await customer.signIn(...demo);
  expect((await customer.post('/native/push', { deviceToken: '', deviceId: 'd-1' })).status).toBe(422);
  expect((await customer.post('/native/push', device, { headers: { 'user-agent': 'Firefox' } })).status).toBe(403);
  expect(bodies).toEqual([]);
  expect((await customer.post('/native/push', { ...device, platform: 'android' })).status).toBe(204);
  expect(bodies).toEqual([{ platform: 'ios', ...device }]);
});

it('POST /native/report logs a known error code of an app and answers 422 to anything else', async () => {
  expect((await app('9.0.0').post('/native/report', { error: 'push-setup' })).status).toBe(204);
  expect((await app('9.0.0').post('/native/report', { error: 'what I like' })).status).toBe(422);
  expect((await new Customer(portal.url).post('/native/report', { error: 'push-setup' })).status).toBe(422);
  const lines = () =>
    portal.logs
      .join('')
      .split('\n')
      .filter((line) => line.includes('reports a fault'))
      .map((line) => JSON.parse(line) as object);
  await expect
    .poll(lines)
    .toEqual([expect.objectContaining({ error: 'push-setup', platform: 'ios', version: '9.0.0' })]);
});
