import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { ApiError } from '../http/api-error';
import { customers } from '../store/customer-tables';
import { recoveryCodes } from '../store/sign-in-tables';
import { hashPassword } from './password';
import { endSessions } from './tokens';

const CODE_MINUTES = 15;
const MAX_ATTEMPTS = 5;

/** Logs a code instead of a text message; an unknown phone gets none. */
export async function sendRecoveryCode({ store, now, log }: Context, phone: string): Promise<void> {
  const [customer] = await store.db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
  if (!customer) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code,
    expiresAt: new Date(now().getTime() + CODE_MINUTES * 60_000).toISOString(),
    attemptsLeft: MAX_ATTEMPTS,
  };
  await store.write((db) =>
    db
      .insert(recoveryCodes)
      .values({ customerId: customer.id, ...fresh })
      .onConflictDoUpdate({ target: recoveryCodes.customerId, set: fresh }),
  );
  log('password recovery code', { phone, code });
}

/** Null without a code. */
export async function loadLastCode({ store }: Pick<Context, 'store'>, phone: string): Promise<string | null> {
  const [row] = await store.db
    .select({ code: recoveryCodes.code })
    .from(recoveryCodes)
    .innerJoin(customers, eq(customers.id, recoveryCodes.customerId))
    .where(eq(customers.phone, phone));
  return row?.code ?? null;
}

/** Sets a new password and ends all sessions. A code is valid once, for five attempts. @throws ApiError `WRONG_CODE` */
export async function confirmRecovery(
  { store, now }: Context,
  phone: string,
  code: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const [row] = await store.write((db) =>
    db
      .update(recoveryCodes)
      .set({ attemptsLeft: sql`${recoveryCodes.attemptsLeft} - 1` })
      .where(
        and(
          eq(recoveryCodes.customerId, sql`(SELECT id FROM customers WHERE phone = ${phone})`),
          gt(recoveryCodes.attemptsLeft, 0),
          gt(recoveryCodes.expiresAt, now().toISOString()),
        ),
      )
      .returning(),
  );
  if (row?.code !== code) throw new ApiError('WRONG_CODE');
  await store.write(async (db) => {
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, row.customerId));
    await db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, row.customerId));
    await endSessions(db, row.customerId);
  });
}
