import type { Customer, Page } from '../support/customer';

/** What the order form is filled in with, besides the day and the key. */
export const pickup = {
  deliveryType: 'pickup',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cashInStore',
  comment: 'Call first',
};

/** Puts a pack of some product into the cart and opens the checkout. @throws {Error} when that cannot be done */
export async function goToCheckout(customer: Customer, which = 0): Promise<Page> {
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const cards = catalogue.html.querySelectorAll('main article form input[name=productId]');
  const productId = cards[which % cards.length]?.getAttribute('value') ?? '';
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
  const page = await customer.get('/en/checkout');
  if (!page.html.querySelector('form#order'))
    throw new Error(`no order form after adding ${productId}: ${page.status}`);
  return page;
}

/** Presses the one button of the checkout. */
export async function placeOrder(customer: Customer, page: Page): Promise<Page> {
  const day = page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '';
  return await customer.submit(page, 'form#order', { ...pickup, deliveryDate: day });
}

/** What a page says about the order: that it stands, with its number when that can be read, that nobody knows, or nothing at all. */
export function parseLineStatus(page: Page): {
  readonly said: 'placed' | 'unknown' | 'nothing';
  readonly number: string | null;
} {
  const title = page.html.querySelector('main h1')?.text ?? '';
  const accepted = /^(?:Order (\S+)|The order) is accepted$/.exec(title);
  if (page.path.startsWith('/en/checkout/success?id=') && accepted)
    return { said: 'placed', number: accepted[1] ?? null };
  return {
    said: page.text.includes('We do not know whether the order was accepted') ? 'unknown' : 'nothing',
    number: null,
  };
}
