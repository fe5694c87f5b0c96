import { plentifulLots } from './catalogue';
import type { Customer } from './customer';
import { password, registerCustomer } from './new-customer';

/** A new customer, signed in, who has placed one order: for tests of what accounts keep, since others use the demo account at the same time. */
export async function registerBuyer(url: string): Promise<{ customer: Customer; phone: string; password: string }> {
  const { customer, phone } = await registerCustomer(url);
  const [productId = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
  await placeForPickup(customer);
  return { customer, phone, password };
}

/** Orders the cart for the next day. @throws {Error} where no order is placed */
export async function placeForPickup(customer: Customer): Promise<void> {
  const { html } = await customer.get('/en/checkout');
  const placed = await customer.post('/en/checkout', {
    deliveryType: 'pickup',
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
    deliveryDate: html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
    orderKey: html.querySelector('input[name=orderKey]')?.getAttribute('value') ?? '',
  });
  if (!placed.path.startsWith('/en/checkout/success'))
    throw new Error(`no order was placed: ${placed.status} at ${placed.path}`);
}
