import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context';
import { customers, type Customer } from '../store/customer-tables';
import { tokens } from '../store/sign-in-tables';
import { ApiError } from './api-error';

/** Only hashes of tokens are stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface Caller {
  readonly customer: Customer;
  readonly session: string;
}

/** Null for an unknown or expired bearer. */
export async function findCaller({ store, now }: Context, token: string): Promise<Caller | null> {
  const [row] = await store.db
    .select({ customer: customers, session: tokens.session })
    .from(tokens)
    .innerJoin(customers, eq(customers.id, tokens.customerId))
    .where(and(eq(tokens.hash, hashToken(token)), eq(tokens.use, 'bearer'), gt(tokens.expiresAt, now().toISOString())));
  return row ?? null;
}

/** Null without a bearer. @throws ApiError `UNAUTHORIZED`, `CUSTOMER_BANNED` */
export async function loadCaller(context: Context, request: Request): Promise<Caller | null> {
  const header = request.headers.get('authorization');
  if (!header) return null;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const caller = token ? await findCaller(context, token) : null;
  if (!caller) throw new ApiError('UNAUTHORIZED');
  if (caller.customer.isBanned) throw new ApiError('CUSTOMER_BANNED');
  return caller;
}
