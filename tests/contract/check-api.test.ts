import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkApi, type CheckOptions } from '~server/check-api/check-api';
import { everyEndpoint, type Finding } from '~server/check-api/finding';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { SHOP_ID, WAREHOUSE_ID } from '~server/embedded/supplier';
import { startFailingApi, type FailingApi } from '../support/failing-api';

const [{ phone, password }] = demoAccounts;
let api: FailingApi;

beforeAll(async () => void (api = await startFailingApi()));
afterEach(() => api.recover());
afterAll(() => api.close());

/** Checks the embedded API, which answers some calls as the handlers say. */
async function check(options: Partial<CheckOptions> = {}, ...handlers: RequestHandler[]) {
  api.fail(...handlers);
  const findings = await checkApi({
    ...{ url: api.url, phone, password, shopId: SHOP_ID, warehouseId: WAREHOUSE_ID },
    ...{ write: false, placeOrder: false, newPhone: undefined },
    ...options,
  });
  return { of: (name: string) => findings.find(({ endpoint }) => endpoint.name === name), names: namesBy(findings) };
}

function namesBy(findings: readonly Finding[]) {
  return (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).map(({ endpoint }) => endpoint.name);
}

describe('checkApi', () => {
  it('sends only reading and authentication calls without --write', async () => {
    const { names } = await check();
    expect(names('differs')).toEqual([]);
    expect(api.calls.filter((call) => !call.startsWith('GET ')).sort()).toEqual([
      'POST /auth/checkToken',
      'POST /auth/checkToken',
      'POST /customer/auth/login',
      'POST /customer/auth/login',
      'POST /customer/auth/refresh',
    ]);
    expect(names('not tried')).toContain('documents.placeOrder');
    const reading = everyEndpoint.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(names('holds').sort()).toEqual([...reading, 'auth.login', 'auth.refresh', 'auth.checkToken'].sort());
  });

  it('says why a call was not tried', async () => {
    const { of } = await check();
    expect(of('documents.placeOrder')?.details).toEqual(['would place a real order: --place-order']);
    expect(of('account.delete')?.details).toEqual(['would make and delete a customer: --write --new-phone']);
  });

  it('checks only public calls when the login fails', async () => {
    const { of, names } = await check({ password: 'not-this-one' });
    expect(of('auth.login')).toMatchObject({ verdict: 'differs', details: [expect.stringContaining('answered 401')] });
    expect(names('holds')).toContain('catalogue.products');
    expect(names('not tried')).toContain('cart.read');
  });

  it('reports the field that has another shape', async () => {
    api.rewrite((name, value) => (name === 'balance' ? '12,50' : value));
    const { of, names } = await check();
    expect(of('account.read')).toMatchObject({
      verdict: 'differs',
      details: [expect.stringContaining('data.balance')],
    });
    expect(names('differs')).toEqual(['account.read']);
  });

  it('reports documents that are not sorted newest first', async () => {
    let year = 2000;
    api.rewrite((name, value) => (name === 'date' ? `${(year += 1)}-01-01` : value));
    const { of, names } = await check();
    expect(of('documents.list')?.details).toEqual(['is not sorted newest first']);
    expect(names('differs')).toEqual(['documents.list']);
  });

  it.each<[name: string, details: string, handler: RequestHandler]>([
    [
      'catalogue.manufacturers',
      'perPage=2 gives more',
      http.get('*/manufacturers', () => HttpResponse.json(threeFarms)),
    ],
    ['catalogue.countries', 'not JSON', http.get('*/countries', () => HttpResponse.html('<html>Busy</html>'))],
    [
      'content.page',
      'should refuse with 404, answered 200',
      http.get('*/pages/*', () => HttpResponse.json({ data: { slug: 'any', title: 'Any', html: '' } })),
    ],
    [
      'files.productListPdf',
      'should be a PDF, answered 200, application/json',
      http.get('*/pdf/product-list', () => HttpResponse.json({})),
    ],
    [
      'auth.checkToken',
      'a made-up token is valid',
      http.post('*/auth/checkToken', () => HttpResponse.json({ isValid: true })),
    ],
  ])('reports for %s that it %s', async (name, details, handler) => {
    const { of, names } = await check({}, handler);
    expect(of(name)).toMatchObject({ verdict: 'differs', details: [expect.stringContaining(details)] });
    expect(names('differs')).toEqual([name]);
  });

  it('reports an API that does not answer', async () => {
    const { of, names } = await check({ url: 'http://127.0.0.1:9', write: true, placeOrder: true });
    expect(names('holds')).toEqual([]);
    expect(of('auth.login')?.details[0]).toContain('no answer: ');
  });
});

const farm = { id: 1, name: 'Galleria', countryId: 1 };
const threeFarms = { data: [farm, farm, farm] };
