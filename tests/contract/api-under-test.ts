import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { login } from '~server/contract/auth';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { listenEmbeddedApi, type EmbeddedApi } from '~server/embedded/listen';
import { call } from './call';

const [regular] = demoAccounts;

/** A real API under test, with an account of it; without one the embedded API is tested. */
const real = process.env['CONTRACT_API_URL'];

/** What only the embedded API can promise: its seed, its demo accounts, its recovery codes. */
export const isEmbedded = real === undefined;

/** A real API is changed (customers registered, orders placed) only when that is asked for. */
export const mayWrite = isEmbedded || process.env['CONTRACT_WRITE'] === '1';

export interface ApiUnderTest {
  readonly url: string;
  readonly warehouseId: string;
  readonly shopId: string;
  readonly phone: string;
  readonly password: string;
  /** A bearer of the account. */
  readonly bearer: string;
  lastCode(phone: string): Promise<string | null>;
}

async function open(): Promise<{ api: ApiUnderTest; close: () => Promise<void> }> {
  const phone = process.env['CONTRACT_PHONE'] ?? regular.phone;
  const password = process.env['CONTRACT_PASSWORD'] ?? regular.password;
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-'));
  const embedded: Pick<EmbeddedApi, 'url' | 'warehouseId' | 'shopId' | 'lastCode' | 'close'> = real
    ? {
        url: real,
        warehouseId: process.env['WAREHOUSE_ID'] ?? '1',
        shopId: process.env['SHOP_ID'] ?? '1',
        lastCode: () => Promise.resolve(null),
        close: () => Promise.resolve(),
      }
    : await listenEmbeddedApi({ dataDir });
  const { data } = await call(embedded.url, login, { body: { name: phone, password } });
  return {
    api: { ...embedded, phone, password, bearer: data.id_token },
    async close() {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the API for the tests of a file; the getter may be used inside tests only. */
export function useApi(): () => ApiUnderTest {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('the API is not started yet');
    return opened.api;
  };
}
