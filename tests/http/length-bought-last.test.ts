import { expect, inject, it } from 'vitest';
import { dayAhead, pickup } from '../support/at-checkout';
import type { Customer } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const list = '/en/categories/roses?inStock=1';

/** The lots of each card: those that can be chosen, and the one that is. */
async function cardsOf(customer: Customer) {
  const page = await customer.get(list);
  return page.html.querySelectorAll('main article').map((card) => ({
    open: card
      .querySelectorAll('input[type=radio][name=productId]:not([disabled])')
      .map((input) => input.getAttribute('value')),
    chosen: card.querySelector('input[name=productId][checked]')?.getAttribute('value'),
  }));
}

it('GET of a category chooses the length that was bought last, and one in the cart before it', async () => {
  const { customer } = await registerCustomer(url);
  const card = (await cardsOf(customer)).find(({ open }) => open.length > 2);
  const [bought, other] = card?.open.filter((id) => id !== card.chosen).reverse() ?? [];
  if (!bought || !other) throw new Error('no variety has three lengths in stock');
  const add = (productId: string) => customer.post(list, { productId, quantity: '1', unit: 'pack' });
  const chosen = async () => (await cardsOf(customer)).find(({ open }) => open.includes(bought))?.chosen;

  await add(bought);
  const checkout = await customer.get('/en/checkout');
  const order = { ...pickup, deliveryDate: dayAhead(checkout) };
  const placed = await customer.submit(checkout, 'form#order', order, { follow: false });
  expect(placed.headers.get('location')).toMatch(/success/);

  await expect.poll(chosen, { timeout: 10_000 }).toBe(bought);
  await add(other);
  expect(await chosen()).toBe(other);
});
