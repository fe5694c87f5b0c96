import * as z from 'zod';
import { acknowledged, dataOf, id, moneyIn, optional, orElse } from './conventions';
import { endpoint } from './endpoint';

export const account = z.object({
  id,
  firstName: optional(z.string()),
  lastName: optional(z.string()),
  phone: z.string(),
  email: optional(z.string()),
  customerCode: optional(id),
  defaultPriceGroupId: optional(id),
  /** A negative balance is debt. */
  balance: optional(moneyIn),
  /** 0 or none: no limit is agreed. */
  creditLimit: optional(moneyIn),
  isBanned: orElse(z.boolean(), false),
  role: optional(z.string()),
  salesRepresentative: optional(z.object({ name: z.string(), phone: z.string(), email: optional(z.string()) })),
});
export type Account = z.output<typeof account>;

export const accountEndpoints = {
  /** 403 `CUSTOMER_BANNED`, or `isBanned: true`: the customer is banned. */
  get: endpoint({
    name: 'account.read',
    method: 'GET',
    path: '/customers/me',
    group: 'account',
    auth: 'customer',
    answer: dataOf(account),
  }),

  update: endpoint({
    name: 'account.update',
    method: 'PUT',
    path: '/customers/me',
    group: 'account',
    auth: 'customer',
    body: z.object({ firstName: z.string(), lastName: z.string(), email: z.string().optional() }),
    answer: dataOf(account),
  }),

  /** 422 `WRONG_PASSWORD`. */
  changePassword: endpoint({
    name: 'account.changePassword',
    method: 'PUT',
    path: '/customers/me/changePassword',
    group: 'account',
    auth: 'customer',
    body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
    answer: acknowledged,
  }),

  /** Irreversible: removes orders, addresses and payment information. 422 `WRONG_PASSWORD`. */
  delete: endpoint({
    name: 'account.delete',
    method: 'PUT',
    path: '/customers/me/delete-gdpr-data',
    group: 'account',
    auth: 'customer',
    body: z.object({ password: z.string() }),
    answer: acknowledged,
  }),

  balance: endpoint({
    name: 'account.balance',
    method: 'GET',
    path: '/customers/{id}/balance',
    group: 'account',
    auth: 'customer',
    answer: dataOf(z.object({ balance: moneyIn, creditLimit: optional(moneyIn) })),
  }),
};
