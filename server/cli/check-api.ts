import { parseArgs } from 'node:util';
import { checkApi } from '../check-api/check-api';
import { printFindings, type Finding } from '../check-api/finding';
import { demoAccounts } from '../embedded/demo-accounts';
import { SHOP_ID, WAREHOUSE_ID } from '../embedded/supplier';
import { parseApiSettings, exitOnSettingErrors } from '../settings';
import { withTemporaryApi } from './with-temporary-api';

const usage = `Checks the wholesale API at WHOLESALE_API_URL (none: the embedded one) against the contract. Exit code 1 when a call differs.

  --phone, --password  of a test account (or CHECK_PHONE, CHECK_PASSWORD)
  --write              also tries what changes the account and its cart, and undoes what can be undone
  --new-phone +380…    with --write: makes a customer with this phone and deletes it again (the phone gets a code)
  --place-order        with --write: places one real order of one pack`;

const { values } = parseOptions();
if (values.help) stopWithUsage(0);
const settings = parseOrStop();
if (settings.WHOLESALE_API_URL && (!values.phone || !values.password)) stopWithUsage(2);

const findings = settings.WHOLESALE_API_URL ? await check(settings.WHOLESALE_API_URL) : await withTemporaryApi(check);
console.log(printFindings(findings));
process.exitCode = findings.some(({ verdict }) => verdict === 'differs') ? 1 : 0;

async function check(url: string): Promise<Finding[]> {
  console.log(`Checking ${url}${values.write ? ', with changes' : ', changing nothing'}\n`);
  const [demo] = demoAccounts;
  return await checkApi({
    url,
    phone: values.phone || demo.phone,
    password: values.password || demo.password,
    shopId: settings.SHOP_ID ?? SHOP_ID,
    warehouseId: settings.WAREHOUSE_ID ?? WAREHOUSE_ID,
    write: values.write,
    placeOrder: values['place-order'],
    newPhone: values['new-phone'],
  });
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        phone: { type: 'string', default: process.env['CHECK_PHONE'] ?? '' },
        password: { type: 'string', default: process.env['CHECK_PASSWORD'] ?? '' },
        write: { type: 'boolean', default: false },
        'new-phone': { type: 'string' },
        'place-order': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n`);
    return stopWithUsage(2);
  }
}

function stopWithUsage(code: number): never {
  console.error(usage);
  process.exit(code);
}

function parseOrStop() {
  try {
    return parseApiSettings(process.env);
  } catch (error) {
    return exitOnSettingErrors(error);
  }
}
