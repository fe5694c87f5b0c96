import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
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

describe('What another app shares', () => {
  it.each(['', '/en', '/ru'])(
    'the manifest of %s/ has it posted to the quick order, which takes texts and files',
    async (prefix) => {
      const { customer } = await registerCustomer(url);
      const { action, method, enctype, params } = await shareTarget(prefix);
      expect([action, method, enctype]).toEqual([`${prefix}/quick-order`, 'POST', 'multipart/form-data']);
      const share = async (fields: Record<string, string>, file = new File([], '')) =>
        messageIn(await postFromDevice(customer, action, { ...fields, [params.files[0]?.name ?? '']: file }));
      expect(await share({ [params.title]: 'Viber', [params.text]: 'фрідом 60 - 2 пачки' })).toBe(
        'фрідом 60 - 2 пачки',
      );
      expect(await share({ [params.title]: 'фрідом 70 - 100', [params.text]: '' })).toBe('фрідом 70 - 100');
      expect(await share({ [params.url]: 'https://list.example/' })).toBe('https://list.example/');
      const list = new File(['назва;кількість\nFreedom 60;100\n'], 'list.csv', { type: 'text/csv' });
      expect(await share({ [params.title]: 'list.csv' }, list)).toMatch(/^Freedom 60\t\t100 /);
    },
    60_000,
  );

  it('POST /quick-order from a page of another site answers 403', async () => {
    const { customer } = await registerCustomer(url);
    for (const site of ['cross-site', 'same-site'])
      expect((await postFromDevice(customer, '/quick-order', { message: 'фрідом 60' }, site)).status).toBe(403);
  });

  it('POST /cart as the device would share answers 403', async () => {
    const { customer } = await registerCustomer(url);
    expect((await postFromDevice(customer, '/cart', { productId: '1', quantity: '1' })).status).toBe(403);
  });

  it('POST /quick-order with a shared text as a visitor leads to login and back to the text', async () => {
    const visitor = new Customer(url);
    const login = await postFromDevice(visitor, '/quick-order', { message: 'фрідом 60 100' });
    const page = await visitor.submit(login, 'form:has(input[name=password])', {
      phone: '+380501112233',
      password: 'kvitka2026',
    });
    expect(page.path).toContain('/quick-order');
    expect(messageIn(page)).toBe('фрідом 60 100');
  });
});

interface ShareTarget {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: {
    readonly title: string;
    readonly text: string;
    readonly url: string;
    readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
  };
}

async function shareTarget(prefix: string): Promise<ShareTarget> {
  const { text } = await new Customer(url).get(`${prefix}/manifest.webmanifest`);
  return (JSON.parse(text) as { share_target: ShareTarget }).share_target;
}

const messageIn = (page: Page) => page.html.querySelector('textarea[name=message]')?.text.trim();

/** As a browser posts what the device shares: from no page. */
async function postFromDevice(
  customer: Customer,
  path: string,
  fields: Record<string, string | File>,
  site = 'none',
): Promise<Page> {
  return await customer.post(
    path,
    { file: new File([], ''), ...fields },
    { headers: { 'sec-fetch-site': site, origin: 'null' } },
  );
}
