import { aPhone, password } from '../support/new-customer';
import { Customer } from '../support/customer';

/** Settings of a portal that takes each customer's address from the header of {@link registerFrom}. */
export const trustingProxy = { TRUST_PROXY: '1' };

interface Registered {
  readonly customer: Customer;
  readonly phone: string;
  readonly password: string;
}

let addresses = 0;

/** Registers a customer from an IP address of its own, so that rate limits do not add up. */
export async function registerFrom(url: string): Promise<Registered> {
  addresses += 1;
  const customer = new Customer(url, { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` });
  const phone = aPhone();
  const page = await customer.post('/en/register', { phone, password });
  if (page.path !== '/en') throw new Error(`${phone} could not register: ${page.status} at ${page.path}`);
  return { customer, phone, password };
}
