import type { Customer, Page } from '../support/customer';
import { plentifulLots } from '../support/catalogue';

/** Values of the order form, without date and key. */
export const pickup = {
  deliveryType: 'pickup',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cashInStore',
  comment: 'Call first',
};

/** Adds a pack of a product and opens checkout. @throws {Error} when that fails */
export async function goToCheckout(customer: Customer, which = 0): Promise<Page> {
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const lots = plentifulLots(catalogue);
  const productId = lots[which % lots.length];
  if (productId === undefined)
    throw new Error(`nothing to buy: ${catalogue.status}, ${catalogue.html.querySelector('main')?.text.slice(0, 80)}`);
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
  const page = await customer.get('/en/checkout');
  if (!page.html.querySelector('form#order'))
    throw new Error(`no order form after adding ${productId}: ${page.status}`);
  return page;
}

/** Submits the order form. */
export async function placeOrder(customer: Customer, page: Page): Promise<Page> {
  const day = page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '';
  return await customer.submit(page, 'form#order', { ...pickup, deliveryDate: day });
}

/** What a page says about the order: placed (with its number if shown), unknown, or nothing. */
export function parseOrderStatus(page: Page): {
  readonly status: 'placed' | 'unknown' | 'nothing';
  readonly number: string | null;
} {
  const title = page.html.querySelector('main h1')?.text ?? '';
  const accepted = /^(?:Order (\S+)|The order) is accepted$/.exec(title);
  if (page.path.startsWith('/en/checkout/success?id=') && accepted)
    return { status: 'placed', number: accepted[1] ?? null };
  return {
    status: page.text.includes('We do not know whether the order was accepted') ? 'unknown' : 'nothing',
    number: null,
  };
}
