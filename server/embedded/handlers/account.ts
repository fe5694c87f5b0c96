import { eq } from 'drizzle-orm';
import { endpoints } from '../../contract/endpoints';
import { money, toDecimal } from '../../contract/money';
import { hashPassword, matchesPassword } from '../account/password';
import { endSessions } from '../account/tokens';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';
import { customers, type Customer } from '../store/customer-tables';
import type * as z from 'zod';
import type { account } from '../../contract/account';
import type { Language } from '../../contract/enumerations';
import { translated } from '../translated';

const representative = {
  names: translated('Ірина Коваль', 'Iryna Koval', 'Ирина Коваль'),
  phone: '+380442223344',
  email: 'koval@pervotsvit.example',
};

function toAccountView(customer: Customer, language: Language): z.input<typeof account> {
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

async function requirePassword(customer: Customer, password: string): Promise<void> {
  if (!(await matchesPassword(password, customer.passwordHash))) throw new ApiError('WRONG_PASSWORD');
}

export function registerAccountRoutes({ customer: forCustomer, context: { store } }: Routes): void {
  forCustomer(endpoints.account.get, ({ customer, language }) =>
    Promise.resolve({ data: toAccountView(customer, language) }),
  );

  forCustomer(endpoints.account.update, async ({ customer, body, language }) => {
    const changed = { firstName: body.firstName, lastName: body.lastName, email: body.email ?? null };
    await store.write((db) => db.update(customers).set(changed).where(eq(customers.id, customer.id)));
    return { data: toAccountView({ ...customer, ...changed }, language) };
  });

  forCustomer(endpoints.account.changePassword, async ({ customer, session, body }) => {
    await requirePassword(customer, body.oldPassword);
    const passwordHash = await hashPassword(body.newPassword);
    await store.write(async (db) => {
      await db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
      await endSessions(db, customer.id, session);
    });
    return { data: {} };
  });

  forCustomer(endpoints.account.delete, async ({ customer, body }) => {
    await requirePassword(customer, body.password);
    await store.write((db) => db.delete(customers).where(eq(customers.id, customer.id)));
    return { data: {} };
  });

  forCustomer(endpoints.account.balance, ({ customer, params }) => {
    if (params.id !== customer.id) throw new ApiError('NOT_FOUND');
    return Promise.resolve({
      data: { balance: toDecimal(money(customer.balance)), creditLimit: toDecimal(money(customer.creditLimit)) },
    });
  });
}
