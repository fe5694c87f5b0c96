import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '../../server/embedded/demo-accounts';
import { dayAhead, keyOf, pickup } from '../support/at-checkout';
import { Customer } from '../support/customer';
import { findFreePort } from '../support/free-port';
import { plentifulLots } from '../support/catalogue';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'remix-serve-test-'));
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = String(await findFreePort());
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  server = spawn(process.execPath, [join(root, 'server/cli/remix-serve.js')], {
    cwd: root,
    env: { PATH, HOME, PORT: port, HOST: '127.0.0.1', EMBEDDED_DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${url}/build-id`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await answers())) await sleep(100);
}, 70_000);

afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ['', /прийнято/],
  ['/en', /is accepted/],
  ['/ru', /принят/],
])('remix-serve lets a customer sign in, place an order and read it under "%s/"', async (prefix, accepted) => {
  const [{ phone, password }] = demoAccounts;
  const customer = new Customer(url);
  const home = await customer.signIn(phone, password, `${prefix}/login`);
  expect([home.status, home.path]).toEqual([200, prefix || '/']);

  const list = await customer.get(`${prefix}/catalog?inStock=1`);
  const productId = plentifulLots(list)[0] ?? '';
  const added = await customer.post(`${prefix}/catalog?inStock=1`, { productId, quantity: '1', unit: 'pack' });
  expect(added.status).toBe(200);

  const checkout = await customer.get(`${prefix}/checkout`);
  const done = await customer.post(`${prefix}/checkout`, {
    ...pickup,
    deliveryDate: dayAhead(checkout),
    confirmCreditLimit: 'continue',
    orderKey: keyOf(checkout),
  });
  expect(done.path).toContain(`${prefix}/checkout/success?id=`);
  expect(done.html.querySelector('h1')?.text).toMatch(accepted);

  const order = await customer.get(done.html.querySelector('main a[href*="?id="]')?.getAttribute('href') ?? '');
  expect(order.status).toBe(200);
  expect(order.html.querySelector('main')?.text).toContain(pickup.comment);
});
