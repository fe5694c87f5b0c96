import { eq } from 'drizzle-orm';
import { endpoints } from '../../contract/endpoints';
import { newCustomer } from '../account/new-customer';
import { hashPassword, matchesPassword } from '../account/password';
import { normalisePhone } from '../account/phone';
import { confirmRecovery, sendRecoveryCode } from '../account/recovery';
import { renewSession, startSession } from '../account/tokens';
import { findCaller } from '../http/caller';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';
import { customers, type Customer } from '../store/customer-tables';
import { applications } from '../store/sign-in-tables';
import type { Database } from '../store/store';

async function findByPhone(db: Database, phone: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
  return customer;
}

export function registerAuthRoutes({ anyone, context }: Routes): void {
  const { store, now } = context;

  anyone(endpoints.auth.login, async ({ body }) => {
    const customer = await findByPhone(store.db, normalisePhone(body.name));
    if (!customer || !(await matchesPassword(body.password, customer.passwordHash)))
      throw new ApiError('WRONG_CREDENTIALS');
    if (customer.isBanned) throw new ApiError('CUSTOMER_BANNED');
    return startSession(context, customer.id);
  });

  anyone(endpoints.auth.register, async ({ body }) => {
    const customer = newCustomer(normalisePhone(body.phone), await hashPassword(body.password));
    await store.write(async (db) => {
      if (await findByPhone(db, customer.phone)) throw new ApiError('CUSTOMER_EXISTS');
      await db.insert(customers).values(customer);
    });
    return startSession(context, customer.id);
  });

  anyone(endpoints.auth.refresh, ({ body }) => renewSession(context, body.token));

  anyone(endpoints.auth.checkToken, async ({ body }) => ({
    isValid: (await findCaller(context, body.token)) !== null,
  }));

  anyone(endpoints.auth.forgotPassword, async ({ body }) => {
    await sendRecoveryCode(context, normalisePhone(body.phone));
    return { data: {} };
  });

  anyone(endpoints.auth.confirmForgotPassword, async ({ body }) => {
    await confirmRecovery(context, normalisePhone(body.phone), body.code, body.password);
    return { data: {} };
  });

  anyone(
    endpoints.auth.sendCustomerRequest,
    async ({ body }) => {
      const application = {
        phone: normalisePhone(body.phone),
        name: body.name,
        role: body.role,
        sentAt: now().toISOString(),
      };
      await store.write(async (db) => {
        const [known] = await db.select().from(applications).where(eq(applications.phone, application.phone));
        if (known ?? (await findByPhone(db, application.phone))) throw new ApiError('CUSTOMER_EXISTS');
        await db.insert(applications).values(application);
      });
      return { data: {} };
    },
    201,
  );

  anyone(endpoints.appVersion.get, () => Promise.resolve({ data: { ios: '1.4.0', android: '1.4.2.17' } }));
}
