import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestContext } from '../test-context.fixture';
import { customers } from './customer-tables';
import { documents } from './order-tables';
import { applications } from './sign-in-tables';

const context = useTestContext();

function application(phone: string) {
  return { phone, name: 'Марія', role: 'decorator', sentAt: '2026-11-20' };
}

async function countApplications(): Promise<number> {
  const [row] = await context.store.db.select({ total: count() }).from(applications);
  return row?.total ?? 0;
}

it('write rolls a failed transaction back and accepts the next one', async () => {
  const before = await countApplications();
  await expect(
    context.store.write(async (db) => {
      await db.insert(applications).values(application('+1'));
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await countApplications()).toBe(before);
  await context.store.write((db) => db.insert(applications).values(application('+1')));
  expect(await countApplications()).toBe(before + 1);
});

it('write runs concurrent transactions one after another', async () => {
  const order: string[] = [];
  await Promise.all(
    ['one', 'two'].map((name) =>
      context.store.write(async (db) => {
        order.push(`${name} begins`);
        await db.select().from(applications);
        await new Promise((done) => setTimeout(done, 5));
        order.push(`${name} ends`);
      }),
    ),
  );
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('The reading connection cannot write', async () => {
  await expect(context.store.db.insert(applications).values(application('+2'))).rejects.toThrow();
});

it('Deleting a customer deletes the customer’s rows', async () => {
  const [owner] = await context.store.db.select({ id: documents.customerId }).from(documents).limit(1);
  await context.store.write((db) => db.delete(customers).where(eq(customers.id, owner?.id ?? '')));
  expect(await context.store.db.select().from(documents)).toEqual([]);
});
