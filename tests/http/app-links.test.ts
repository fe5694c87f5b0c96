import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

const url = inject('portalUrl');
const fingerprint = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');
const [android, ios] = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'] as const;
const files = [android, ios];

let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({
    ANDROID_APP_ID: 'ua.kyiv.flowers.portal',
    ANDROID_CERT_SHA256: fingerprint.toLowerCase(),
    IOS_APP_ID: 'ABCDE12345.ua.kyiv.flowers.portal',
  });
}, 60_000);
afterAll(() => portal.stop());

describe('Links that open the app', () => {
  it('GET /.well-known/assetlinks.json names the Android app and its certificate', async () => {
    const answer = await fetch(portal.url + android);
    expect(await answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'ua.kyiv.flowers.portal',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
  });

  it('GET /.well-known/apple-app-site-association names the iOS app', async () => {
    const answer = await fetch(portal.url + ios);
    expect(await answer.json()).toEqual({
      applinks: { details: [{ appIDs: ['ABCDE12345.ua.kyiv.flowers.portal'], components: [{ '/': '*' }] }] },
    });
  });

  it.each(files)('GET %s answers JSON without a redirect or a cookie', async (path) => {
    const answer = await fetch(portal.url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(files)('GET %s without an app answers 404', async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  });
});

describe('Texts that another app shares', () => {
  it.each(['', '/en', '/ru'])(
    'the manifest of %s/ leads them to the quick order, which shows them as its message',
    async (prefix) => {
      const { share_target: target } = JSON.parse(
        (await new Customer(url).get(`${prefix}/manifest.webmanifest`)).text,
      ) as { share_target: { action: string; method: string; params: Record<string, string> } };
      expect(target).toMatchObject({ action: `${prefix}/quick-order`, method: 'GET' });
      const { title = '', text = '', url: address = '' } = target.params;
      const customer = new Customer(url);
      await customer.signIn('+380501112233', 'kvitka2026');
      const share = async (fields: Record<string, string>) =>
        (await customer.get(`${target.action}?${new URLSearchParams(fields).toString()}`)).html
          .querySelector('textarea[name=message]')
          ?.text.trim();
      expect(await share({ [title]: 'Viber', [text]: 'фрідом 60 - 2 пачки' })).toBe('фрідом 60 - 2 пачки');
      expect(await share({ [title]: 'фрідом 70 - 100' })).toBe('фрідом 70 - 100');
      expect(await share({ [title]: '', [text]: '', [address]: 'https://list.example/' })).toBe(
        'https://list.example/',
      );
    },
  );

  it('GET /quick-order with a shared text as a visitor leads to login and back to the text', async () => {
    const visitor = new Customer(url);
    const login = await visitor.get('/quick-order?message=%D1%84%D1%80%D1%96%D0%B4%D0%BE%D0%BC+60+100');
    const page = await visitor.submit(login, 'form:has(input[name=password])', {
      phone: '+380501112233',
      password: 'kvitka2026',
    });
    expect(page.path).toContain('/quick-order');
    expect(page.html.querySelector('textarea[name=message]')?.text.trim()).toBe('фрідом 60 100');
  });
});
