import { expect } from 'vitest';
import type { Customer, Page } from './customer';
import { registerCustomer } from './new-customer';
import { plentifulLots } from './catalogue';

export const keyOf = (page: Page) => page.html.querySelector('input[name=orderKey]')?.getAttribute('value') ?? '';
export const dayAhead = (page: Page, ahead = 1) =>
  page.html.querySelectorAll('input[name=deliveryDate]')[ahead]?.getAttribute('value') ?? '';
export const checkedOf = (page: Page, name: string) =>
  page.html.querySelector(`input[name=${name}][checked]`)?.getAttribute('value');
export const summaryOf = (page: Page) => page.html.querySelectorAll('main [role=alert] li').map((each) => each.text);
export const ordersOf = async (customer: Customer) =>
  (await customer.get('/en/orders')).html.querySelectorAll('main li a[href*="?id="]').length;

/** An order of a customer without addresses, without its date. */
export const pickup = {
  deliveryType: 'pickup',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cashInStore',
  comment: 'Call 15 minutes ahead',
};

/** Adds packs of a product in stock to the cart. */
export async function fill(customer: Customer, quantity = '1', which = 0): Promise<void> {
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId = plentifulLots(catalogue)[which] ?? '';
  const answer = await customer.post('/en/catalog?inStock=1', { productId, quantity, unit: 'pack' });
  expect(answer.status).toBe(200);
}

/** A new customer with one pack in the cart, at the checkout. */
export async function atCheckout(url: string): Promise<{ customer: Customer; page: Page }> {
  const { customer } = await registerCustomer(url);
  await fill(customer);
  return { customer, page: await customer.get('/en/checkout') };
}
