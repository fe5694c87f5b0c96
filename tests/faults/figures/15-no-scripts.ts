import type { HTMLElement } from 'node-html-parser';
import type { Customer } from '../../support/customer';
import { type Page } from '../../support/customer';
import { goToCheckout, pickup, placeOrder, parseOrderStatus } from '../buyer';
import { registerFrom, trustingProxy } from '../customers';
import type { Figure } from '../figure';
import { startFixture, type Fixture } from '../start-portals';

interface Scene extends Fixture {
  readonly customer: Customer;
  readonly phone: string;
  readonly password: string;
}

type Step = readonly [name: string, play: (scene: Scene) => Promise<boolean>];

const commentOf = (page: Page) => page.html.querySelector('textarea[name=comment]')?.text.trim();
const isChecked = (page: Page, name: string, value: string) =>
  page.html.querySelector(`input[name=${name}][value=${value}]`)?.hasAttribute('checked') === true;
const isKept = (page: Page) =>
  commentOf(page) === pickup.comment &&
  isChecked(page, 'paymentMethod', pickup.paymentMethod) &&
  isChecked(page, 'deliveryType', pickup.deliveryType);
const linesOf = (page: Page) => page.html.querySelectorAll('#cart tbody[id^=line-]').length;

const steps: readonly Step[] = [
  [
    'an order is placed',
    async ({ customer }) =>
      parseOrderStatus(await placeOrder(customer, await goToCheckout(customer))).status === 'placed',
  ],
  [
    'sending the form again gives the same order',
    async ({ customer }) => {
      const page = await goToCheckout(customer, 1);
      const [first, again] = [await placeOrder(customer, page), await placeOrder(customer, page)].map(parseOrderStatus);
      return first?.status === 'placed' && first.number !== null && again?.number === first.number;
    },
  ],
  [
    'an order form with errors keeps its values',
    async ({ customer }) => {
      const page = await customer.submit(await goToCheckout(customer), 'form#order', { ...pickup, deliveryDate: '' });
      return page.status === 422 && isKept(page) && page.html.querySelector('[role=alert] a') !== null;
    },
  ],
  [
    'a changed quantity keeps the order form',
    async ({ customer }) => {
      const page = await goToCheckout(customer);
      const line = page.html.querySelector('#cart tbody');
      const outer = line?.querySelectorAll('input[form=order]') ?? [];
      const button = line?.querySelector('button[form=order][value*=changeQuantity]');
      const valueOf = (input?: HTMLElement | null) => input?.getAttribute('value') ?? '';
      const changed = await customer.submit(page, 'form#order', {
        ...pickup,
        ...Object.fromEntries(outer.map((input) => [input.getAttribute('name') ?? '', valueOf(input)])),
        quantity: '3',
        [button?.getAttribute('name') ?? '']: valueOf(button),
      });
      const quantity = changed.html.getElementById(line?.id ?? '')?.querySelector('input[name=quantity][form=order]');
      return changed.path === '/en/checkout' && isKept(changed) && valueOf(quantity) === '3';
    },
  ],
  [
    'a removed line can be added again',
    async ({ customer }) => {
      const page = await goToCheckout(customer);
      const removed = await customer.submit(page, '#cart tbody form:has(input[name=intent][value=remove])');
      const back = await customer.submit(removed, 'form:has(input[name=intent][value=addAgain])');
      return linesOf(removed) === linesOf(page) - 1 && linesOf(back) === linesOf(page);
    },
  ],
  [
    'a form sent with an ended session is restored after login',
    async ({ customer, proxy, phone, password }) => {
      const page = await goToCheckout(customer);
      proxy.decide = ({ name, headers }) =>
        headers.authorization !== undefined || name === 'POST /customer/auth/refresh'
          ? { status: 401, body: '{"status":401,"message":"Unauthorized"}' }
          : 'pass';
      const login = await customer.submit(page, 'form#order', pickup);
      proxy.decide = () => 'pass';
      return isKept(await customer.submit(login, 'form:has(input[name=password])', { phone, password }));
    },
  ],
  [
    'an order that never arrived is shown as unknown and placed when sent again',
    async ({ customer, proxy }) => {
      const page = await goToCheckout(customer);
      proxy.decide = ({ name }) => (name === 'POST /documents' ? 'cut' : 'pass');
      const unknown = await placeOrder(customer, page);
      proxy.decide = () => 'pass';
      return (
        parseOrderStatus(unknown).status === 'unknown' &&
        isKept(unknown) &&
        parseOrderStatus(await placeOrder(customer, unknown)).status === 'placed'
      );
    },
  ],
  [
    'a page during an outage says so with a retry link',
    async ({ customer, proxy }) => {
      proxy.decide = () => 'cut';
      const page = await customer.get('/en/orders');
      proxy.decide = () => 'pass';
      return (
        page.html.querySelector('main a[href="/en/orders"]') !== null && page.html.querySelector('header') !== null
      );
    },
  ],
  [
    'a session survives a failed refresh',
    async ({ customer, proxy }) => {
      proxy.decide = ({ name, headers }) =>
        name === 'POST /customer/auth/refresh'
          ? 'cut'
          : headers.authorization === undefined
            ? 'pass'
            : { status: 401, body: '{"status":401,"message":"Unauthorized"}' };
      await customer.get('/en/orders');
      proxy.decide = () => 'pass';
      return customer.cookies.names().some((name) => name.includes('session'));
    },
  ],
  [
    'signing out leaves nothing private behind',
    async ({ customer }) => {
      await customer.submit(await customer.get('/en/logout'), 'main form');
      return (await customer.get('/en/orders')).path.startsWith('/en/login');
    },
  ],
];

export const figure: Figure = {
  number: 15,
  what: 'the same with JavaScript off: ordering and its failures by plain forms',
  target: `${steps.length} of ${steps.length} steps`,
  limitSeconds: 300,
  async measure(run) {
    const fixture = await startFixture(run, { env: trustingProxy });
    const scene = { ...fixture, ...(await registerFrom(fixture.portal.url)) };
    const missed: string[] = [];
    for (const [name, play] of steps) if (!(await play(scene))) missed.push(name);
    return {
      value: `${steps.length - missed.length} of ${steps.length} steps`,
      ok: missed.length === 0,
      details: { missed },
    };
  },
};
