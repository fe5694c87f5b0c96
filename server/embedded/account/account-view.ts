import type * as z from 'zod';
import type { account } from '../../contract/account';
import { money, toDecimal } from '../../contract/money';
import type { Language } from '../../contract/enumerations';
import type { Customer } from '../store/customer-tables';
import { translated } from '../translated';

const representative = {
  names: translated('Ірина Коваль', 'Iryna Koval', 'Ирина Коваль'),
  phone: '+380442223344',
  email: 'koval@pervotsvit.example',
};

export function toAccountView(customer: Customer, language: Language): z.input<typeof account> {
  const { id, firstName, lastName, phone, email, customerCode, isBanned, role } = customer;
  const { names, ...contacts } = representative;
  return {
    id,
    firstName,
    lastName,
    phone,
    email,
    customerCode,
    isBanned,
    role,
    defaultPriceGroupId: customer.priceGroupId,
    balance: toDecimal(money(customer.balance)),
    creditLimit: toDecimal(money(customer.creditLimit)),
    salesRepresentative: customer.hasRepresentative ? { name: names[language], ...contacts } : null,
  };
}
