import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkApi } from '../check-api/check-api';
import { printFindings } from '../check-api/finding';
import { demoAccounts } from '../embedded/demo-accounts';
import { listenEmbeddedApi } from '../embedded/listen';
import { SHOP_ID, WAREHOUSE_ID } from '../embedded/supplier';

const usage = `Checks the wholesale API at WHOLESALE_API_URL (none: the embedded one) against the contract. Exit code 1 when a call differs.

  --phone, --password  of a test account (or CHECK_PHONE, CHECK_PASSWORD)
  --write              also tries what changes the account and its cart, and undoes what can be undone
  --new-phone +380…    with --write: makes a customer with this phone and deletes it again (the phone gets a code)
  --place-order        with --write: places one real order of one pack`;

const { values } = parseArgs({
  options: {
    phone: { type: 'string', default: process.env['CHECK_PHONE'] ?? '' },
    password: { type: 'string', default: process.env['CHECK_PASSWORD'] ?? '' },
    write: { type: 'boolean', default: false },
    'new-phone': { type: 'string' },
    'place-order': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const configured = process.env['WHOLESALE_API_URL'];
if (values.help || (configured && (!values.phone || !values.password))) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

const dataDir = await mkdtemp(join(tmpdir(), 'check-api-'));
const embedded = configured ? null : await listenEmbeddedApi({ dataDir });
const [demo] = demoAccounts;
const url = (configured ?? embedded?.url ?? '').replace(/\/+$/, '');
console.log(`Checking ${url}${values.write ? ', with changes' : ', changing nothing'}\n`);
const findings = await checkApi({
  url,
  phone: values.phone || demo.phone,
  password: values.password || demo.password,
  shopId: process.env['SHOP_ID'] || SHOP_ID,
  warehouseId: process.env['WAREHOUSE_ID'] || WAREHOUSE_ID,
  write: values.write,
  placeOrder: values['place-order'],
  newPhone: values['new-phone'],
});
await embedded?.close();
await rm(dataDir, { recursive: true, force: true });
console.log(printFindings(findings));
process.exitCode = findings.some(({ verdict }) => verdict === 'differs') ? 1 : 0;
