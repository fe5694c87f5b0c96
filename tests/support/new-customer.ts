import { Customer } from './customer';

/** Processes that start at the same moment begin with another digit. */
let taken = Number(`${process.pid % 10}${String(process.hrtime.bigint() / 1000n).slice(-6)}`);

/** A valid mobile number that no other test has. */
export function aPhone(): string {
  taken = (taken + 1) % 10_000_000;
  return `+38098${String(taken).padStart(7, '0')}`;
}

export const password = 'fialka2026';

/** A customer who has just registered and is signed in. */
export async function registerCustomer(url: string): Promise<{ customer: Customer; phone: string }> {
  const customer = new Customer(url);
  const phone = aPhone();
  const page = await customer.post('/en/register', { phone, password });
  if (page.path !== '/en') throw new Error(`${phone} could not register: ${page.status} at ${page.path}`);
  return { customer, phone };
}
