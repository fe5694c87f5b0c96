import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkApi, type CheckOptions } from '~server/check-api/check-api';
import { everyEndpoint, type Finding } from '~server/check-api/finding';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { listenEmbeddedApi, type EmbeddedApi } from '~server/embedded/listen';
import { aPhone } from '../support/new-customer';
import { startDeviatingApi, type Deviation } from './deviating-api';

const [{ phone, password }] = demoAccounts;
let dataDir: string;
let api: EmbeddedApi;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'check-api-'));
  api = await listenEmbeddedApi({ dataDir });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Checks the embedded API behind a proxy that bends its answers. */
async function check(options: Partial<CheckOptions> = {}, bend: Deviation = () => undefined) {
  const proxy = await startDeviatingApi(api.url, bend);
  const { shopId, warehouseId } = api;
  const findings = await checkApi({
    url: proxy.url,
    phone,
    password,
    shopId,
    warehouseId,
    write: false,
    placeOrder: false,
    newPhone: undefined,
    ...options,
  });
  await proxy.close();
  return {
    asked: proxy.asked,
    of: (name: string) => findings.find(({ endpoint }) => endpoint.name === name),
    names: namesBy(findings),
  };
}

function namesBy(findings: readonly Finding[]) {
  return (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).map(({ endpoint }) => endpoint.name);
}

describe('checking an API', () => {
  it('changes nothing unless it is told to', async () => {
    const { asked, names } = await check();
    expect(names('differs')).toEqual([]);
    expect(asked.filter((call) => !call.startsWith('GET ')).sort()).toEqual([
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

  it('tries every call of the contract when it may', async () => {
    const { names } = await check({ write: true, placeOrder: true, newPhone: aPhone() });
    expect(names('differs')).toEqual([]);
    expect(names('not tried')).toEqual([]);
  });

  it('says why a call was not tried', async () => {
    const { of } = await check();
    expect(of('documents.placeOrder')?.details).toEqual(['would place a real order: --place-order']);
    expect(of('account.delete')?.details).toEqual(['would make and delete a customer: --write --new-phone']);
  });

  it('goes no further than the public catalogue when the account cannot sign in', async () => {
    const { of, names } = await check({ password: 'not-this-one' });
    expect(of('auth.login')).toMatchObject({ verdict: 'differs', details: [expect.stringContaining('answered 401')] });
    expect(names('holds')).toContain('catalogue.products');
    expect(names('not tried')).toContain('cart.read');
  });

  it('names the field that has another shape', async () => {
    const { of, names } = await check({}, (call, answer) =>
      call.startsWith('GET /customers/me') ? { data: { ...dataOf(answer), balance: '12,50' } } : undefined,
    );
    expect(of('account.read')).toMatchObject({
      verdict: 'differs',
      details: [expect.stringContaining('data.balance')],
    });
    expect(names('differs')).toEqual(['account.read']);
  });

  it.each<[name: string, details: string, bend: Deviation]>([
    [
      'catalogue.manufacturers',
      'perPage=2 gives 3 entries',
      (call) => (call.startsWith('GET /manufacturers') ? threeFarms : undefined),
    ],
    [
      'catalogue.countries',
      'not JSON',
      (call) => (call.startsWith('GET /countries') ? '<html>Busy</html>' : undefined),
    ],
    [
      'documents.list',
      'is not sorted newest first',
      (call, answer) => (call === 'GET /documents' ? { data: listOf(answer).reverse() } : undefined),
    ],
    [
      'files.productListPdf',
      'should be a PDF, answered 200, application/json',
      (call) => (call.startsWith('GET /pdf/product-list') ? {} : undefined),
    ],
    [
      'auth.checkToken',
      'a made-up token is valid',
      (call) => (call === 'POST /auth/checkToken' ? { isValid: true } : undefined),
    ],
  ])('tells of %s: %s', async (name, details, bend) => {
    const { of, names } = await check({}, bend);
    expect(of(name)).toMatchObject({ verdict: 'differs', details: [expect.stringContaining(details)] });
    expect(names('differs')).toEqual([name]);
  });

  it('tells of an API that does not answer at all', async () => {
    const findings = await checkApi({
      url: 'http://127.0.0.1:9',
      phone,
      password,
      shopId: '1',
      warehouseId: '1',
      write: true,
      placeOrder: true,
      newPhone: undefined,
    });
    expect(namesBy(findings)('holds')).toEqual([]);
    expect(findings.find(({ endpoint }) => endpoint.name === 'auth.login')?.details[0]).toContain('no answer: ');
  });
});

const farm = { id: 1, name: 'Galleria', countryId: 1 };
const threeFarms = { data: [farm, farm, farm] };

function dataOf(answer: unknown): object {
  return (answer as { data: object }).data;
}

function listOf(answer: unknown): unknown[] {
  return (answer as { data: unknown[] }).data;
}
