import { randomUUID } from 'node:crypto';
import { SHOP_GROUP } from '../flora/price-groups';
import type { Customer } from '../store/customer-tables';

/** Without debt or limit, at the small shops' prices. */
export function newCustomer(phone: string, passwordHash: string): Customer {
  const id = randomUUID();
  return {
    id,
    phone,
    passwordHash,
    firstName: '',
    lastName: '',
    email: null,
    company: null,
    customerCode: `К-${id.slice(0, 8).toUpperCase()}`,
    priceGroupId: SHOP_GROUP,
    balance: 0,
    creditLimit: 0,
    isBanned: false,
    role: 'store_owner',
    hasRepresentative: false,
  };
}
