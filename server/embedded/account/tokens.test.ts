import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts';
import { findCaller } from '../http/caller';
import { useTestContext } from '../test-context.fixture';
import { customers } from '../store/customer-tables';
import { tokens } from '../store/sign-in-tables';
import { endSessions, renewSession, startSession } from './tokens';

const context = useTestContext();

async function signIn() {
  const [customer] = await context.store.db.select().from(customers).where(eq(customers.phone, demoAccounts[0].phone));
  if (!customer) throw new Error('no demo customer');
  return { customerId: customer.id, ...(await startSession(context, customer.id)) };
}

describe('A session of the embedded API', () => {
  it('stores only hashes of its tokens', async () => {
    const { access_token, id_token, refresh_token } = await signIn();
    const stored = JSON.stringify(await context.store.db.select().from(tokens));
    for (const token of [access_token, id_token, refresh_token]) expect(stored).not.toContain(token);
  });

  it('ends when its token expires', async () => {
    const { id_token } = await signIn();
    expect(await findCaller(context, id_token)).not.toBeNull();
    const { now } = context.clock;
    context.clock.now = new Date(now.getTime() + 3_601_000);
    expect(await findCaller(context, id_token)).toBeNull();
    context.clock.now = now;
  });

  it('gives new tokens to exactly one of many concurrent refreshes', async () => {
    const { refresh_token } = await signIn();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => renewSession(context, refresh_token)));
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(
      outcomes
        .filter((outcome) => outcome.status === 'rejected')
        .every(({ reason }) => (reason as Error).message === 'TOKEN_SPENT'),
    ).toBe(true);
  });

  it('continues while each refresh token is used once', async () => {
    let { refresh_token } = await signIn();
    for (let round = 0; round < 4; round += 1) {
      const renewed = await renewSession(context, refresh_token);
      await expect(renewSession(context, refresh_token)).rejects.toThrow('TOKEN_SPENT');
      ({ refresh_token } = renewed);
    }
  });

  it('survives when all other sessions of the customer end', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const caller = await findCaller(context, mine.id_token);
    await context.store.write((db) => endSessions(db, mine.customerId, caller?.session));
    expect(await findCaller(context, mine.access_token)).not.toBeNull();
    expect(await findCaller(context, other.id_token)).toBeNull();
    await expect(renewSession(context, other.refresh_token)).rejects.toThrow('TOKEN_SPENT');
  });

  it('removes expired tokens at the next login', async () => {
    const { customerId } = await signIn();
    context.clock.now = new Date(context.clock.now.getTime() + 40 * 24 * 3600_000);
    await startSession(context, customerId);
    const left = await context.store.db.select().from(tokens).where(eq(tokens.customerId, customerId));
    expect(left).toHaveLength(3);
  });
});
