import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type * as z from 'zod';
import type { CallInput, LooseInput } from '~server/api/request';
import { callApi, sendCall, type Sender } from '~server/check-api/send-call';
import { endpoints } from '~server/contract/endpoints';
import type { Product } from '~server/contract/catalogue';
import { failure, type Failure } from '~server/contract/conventions';
import type { Endpoint } from '~server/contract/endpoint';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { listenEmbeddedApi, type EmbeddedApi } from '~server/embedded/listen';
import { aPhone } from '../support/new-customer';

const [{ phone, password }] = demoAccounts;

/** The embedded API of a test file, with the demo customer signed in. */
export interface ApiUnderTest extends Pick<EmbeddedApi, 'url' | 'lastCode'> {
  /** Access token of the demo customer with orders, debt and discounts. */
  readonly bearer: string;
  /** Sends a call that must succeed. @throws {WholesaleError} when it is rejected or breaks the contract */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, sender?: Sender): Promise<z.output<E['answer']>>;
  /** Sends a call that must be rejected with an error body of the contract. */
  reject(endpoint: Endpoint, input?: LooseInput, sender?: Sender): Promise<Failure & { status: number }>;
  /** Registers a customer with a cart of its own. */
  newCustomer(): Promise<{ phone: string; password: string; bearer: string }>;
  /** A product whose stock in the main warehouse is between these numbers of pieces. */
  findProduct(least: number, most?: number): Promise<Product & { available: number }>;
  /** Current stock of a product in the main warehouse, pieces. */
  readAvailable(id: string): Promise<number>;
}

const stockOf = ({ stocks }: Product) => stocks.find(({ warehouseId }) => warehouseId === '1')?.available ?? 0;

/** Starts the embedded API for the tests of a file; its result is usable inside tests only. */
export function useEmbeddedApi(): ApiUnderTest {
  const api = {} as ApiUnderTest;
  let stop = () => Promise.resolve();

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
    const embedded = await listenEmbeddedApi({ dataDir });
    stop = async () => {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    const { url } = embedded;
    const call: ApiUnderTest['call'] = (endpoint, input, sender) => callApi(url, endpoint, input, sender);
    const { id_token: bearer } = await call(endpoints.auth.login, { body: { name: phone, password } });
    Object.assign(api, {
      ...{ url, bearer, call },
      lastCode: (phone) => embedded.lastCode(phone),
      async reject(endpoint, input = {}, sender = {}) {
        const response = await sendCall(url, endpoint, input, sender);
        const body = failure.parse(await response.json());
        expect(body, endpoint.name).toMatchObject({
          status: response.status,
          message: expect.stringMatching(/\S/) as string,
        });
        return { ...body, status: response.status };
      },
      async newCustomer() {
        const body = { phone: aPhone(), password: 'tsvit-2026' };
        return { ...body, bearer: (await call(endpoints.auth.register, { body })).id_token };
      },
      async findProduct(least, most = Infinity) {
        for (let page = 1; page < 10; page += 1) {
          const { data } = await call(endpoints.products.list, { query: { page, perPage: 100 } }, { bearer });
          const found = data.find((product) => stockOf(product) >= least && stockOf(product) <= most);
          if (found) return { ...found, available: stockOf(found) };
        }
        throw new Error(`no product with ${least} to ${most} pieces`);
      },
      readAvailable: async (id) => stockOf((await call(endpoints.products.get, { params: { id } })).data),
    } satisfies ApiUnderTest);
  });
  afterAll(() => stop());
  return api;
}
