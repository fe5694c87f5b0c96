import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkApi } from '~server/check-api/check-api';
import { everyEndpoint, type Finding } from '~server/check-api/finding';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { listenEmbeddedApi } from '~server/embedded/listen';
import { SHOP_ID, WAREHOUSE_ID } from '~server/embedded/supplier';
import { aPhone } from '../support/new-customer';

/** A real API under test; without one, the embedded API is tested, with every change that can be made. */
const real = process.env['CONTRACT_API_URL'];
const isEmbedded = real === undefined;
const write = isEmbedded || process.env['CONTRACT_WRITE'] === '1';
const [{ phone, password }] = demoAccounts;

let findings: Finding[];
let close = () => Promise.resolve();

beforeAll(async () => {
  let url = real;
  if (url === undefined) {
    const dataDir = await mkdtemp(join(tmpdir(), 'contract-'));
    const embedded = await listenEmbeddedApi({ dataDir });
    ({ url } = embedded);
    close = async () => {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  }
  findings = await checkApi({
    ...{ url, write, placeOrder: write },
    phone: process.env['CONTRACT_PHONE'] ?? phone,
    password: process.env['CONTRACT_PASSWORD'] ?? password,
    shopId: process.env['SHOP_ID'] ?? SHOP_ID,
    warehouseId: process.env['WAREHOUSE_ID'] ?? WAREHOUSE_ID,
    newPhone: write ? aPhone() : undefined,
  });
});
afterAll(() => close());

it.for(everyEndpoint.map(({ name, method, path }) => [`${method} ${path}`, name] as const))(
  '%s answers and rejects as the contract says',
  ([, name], { skip }) => {
    const { verdict, details } = findings.find(({ endpoint }) => endpoint.name === name) ?? {};
    if (verdict === 'not tried' && !isEmbedded) skip(details?.join(', '));
    expect([verdict, details]).toEqual(['holds', []]);
  },
);
