import { Customer } from './customer';

/** A customer nobody has met: registered, signed in, without orders, cart or limit. */
export async function registerCustomer(url: string): Promise<Customer> {
  const customer = new Customer(url);
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const page = await customer.submit(await customer.get('/register'), 'form:has(input[name=password])', {
    phone: `+38067${digits}`, password: 'fresh-roses-2026',
  });
  if (page.path !== '/') throw new Error(`registering led to ${page.path}, status ${page.status}`);
  return customer;
}
