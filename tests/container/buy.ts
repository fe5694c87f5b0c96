import { demoAccounts } from '../../server/embedded/demo-accounts';
import { Customer, type Page } from '../support/customer';
import { plentifulLots } from '../support/catalogue';

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const [{ phone, password }] = demoAccounts;

/**
 * Signs in as the demo customer and orders one pack for tomorrow at a running portal with the embedded API, such as a
 * built container.
 */
const customer = new Customer(url);
expectPage(await customer.signIn(phone, password, '/en/login'), '/en', 'signed in');

const list = await customer.get('/en/catalog?inStock=1');
const productId = plentifulLots(list)[0] ?? '';
expectPage(
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' }),
  '/en/catalog',
  'added to the cart',
);

const checkout = await customer.get('/en/checkout');
const valueOf = (selector: string) => checkout.html.querySelector(selector)?.getAttribute('value') ?? '';
const done = await customer.post('/en/checkout', {
  deliveryType: 'pickup',
  deliveryDate: checkout.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cashInStore',
  confirmCreditLimit: 'continue',
  orderKey: valueOf('input[name=orderKey]'),
});
expectPage(done, '/en/checkout/success', 'ordered');
console.log(done.html.querySelector('h1')?.text);

const picture = list.html.querySelector('main article img')?.getAttribute('src') ?? '';
const { status, headers } = await fetch(url + picture);
if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
  throw new Error(`no picture at ${picture}: ${status}`);
console.log('A picture came as', headers.get('content-type'));

function expectPage(page: Page, path: string, act: string): void {
  if (page.status !== 200 || !page.path.startsWith(path)) throw new Error(`not ${act}: ${page.status} at ${page.path}`);
  console.log(`The customer has ${act}.`);
}
