import { plentifulLots } from '../support/catalogue';
import type { Customer } from '../support/customer';
import { dayAhead, keyOf, pickup } from '../support/at-checkout';

/** Lines of the order of a morning. */
const LINES = 8;
/** Pages of the catalogue that florists buy from. */
const PAGES = 20;

/** What a florist does of a morning, without scripts: looks, searches, adds eight lines, orders, reads the order. @param florist its number @returns the time of each request, ms. @throws {Error} when the order is not placed */
export async function buyAsEveryMorning(customer: Customer, florist: number): Promise<number[]> {
  // Nobody buys a page of the catalogue empty.
  const section = `/catalog?inStock=1&page=${1 + (florist % PAGES)}`;
  const times: number[] = [];
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const value = await work;
    times.push(performance.now() - startedAt);
    return value;
  };
  await timed(customer.get('/'));
  const list = await timed(customer.get(section));
  const lots = plentifulLots(list);
  await timed(customer.get('/search?q=freedom'));
  for (const productId of Array.from(
    { length: Math.min(LINES, lots.length) },
    (_, line) => lots[(florist + line) % lots.length] ?? '',
  ))
    await timed(customer.post(section, { productId, quantity: '1', unit: 'pack' }));
  const checkout = await timed(customer.get('/checkout'));
  const fields = { ...pickup, deliveryDate: dayAhead(checkout), orderKey: keyOf(checkout) };
  const done = await timed(customer.post('/checkout', { ...fields, confirmCreditLimit: 'continue' }));
  if (!done.path.startsWith('/checkout/success')) {
    const said = done.html.querySelector('main [role=alert]')?.text ?? '';
    throw new Error(`no order: ${done.status} at ${done.path}: ${said}`);
  }
  await timed(customer.get('/orders'));
  return times;
}
