import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts';
import { useTestContext } from '../test-context.fixture';
import { loadItems } from '../orders/load-documents';
import { addresses, customers, notifications } from '../store/customer-tables';
import { documents } from '../store/order-tables';

const context = useTestContext(200);

async function readDemo() {
  const { db } = context.store;
  return Promise.all(
    (await db.select().from(documents)).map(async (head) => ({ head, items: await loadItems(db, head.id) })),
  );
}

describe('The demo customer’s documents', () => {
  it('are from the last thirteen months and not in the future', async () => {
    const dates = (await readDemo()).map(({ head }) => Date.parse(head.date));
    expect(Math.max(...dates)).toBeLessThan(context.clock.now.getTime());
    expect(Math.min(...dates)).toBeGreaterThan(context.clock.now.getTime() - 57 * 7 * 24 * 3600_000);
  });

  it('add up', async () => {
    for (const { head, items } of await readDemo()) {
      expect(items.length, head.number).toBeGreaterThan(0);
      expect(
        items.reduce((sum, item) => sum + item.total, 0),
        head.number,
      ).toBe(head.total);
      expect(
        items.reduce((sum, item) => sum + item.quantity, 0),
        head.number,
      ).toBe(head.quantity);
    }
  });

  it('have increasing numbers by date', async () => {
    const serials = (await readDemo())
      .sort((one, other) => one.head.date.localeCompare(other.head.date))
      .map(({ head }) => head.serial);
    expect(serials).toEqual([...serials].sort((one, other) => one - other));
  });

  it('include a delivery with less than ordered', async () => {
    const docs = await readDemo();
    const short = docs.filter(({ head }) => head.documentType === 'expenseInvoice' && head.correction < 0);
    expect(short).toHaveLength(1);
    const order = docs.find(({ head }) => short[0]?.head.comment?.endsWith(head.number));
    expect(short[0]?.head.quantity).toBeLessThan(order?.head.quantity ?? 0);
    expect(short[0]?.items[0]?.quantity).not.toBe(order?.items[0]?.quantity);
  });

  it('include a delivery with a higher price, an extra pack and a product that was not ordered', async () => {
    const docs = await readDemo();
    const mixed = docs.filter(({ head }) => head.documentType === 'expenseInvoice' && head.correction > 0);
    expect(mixed).toHaveLength(1);
    const order = docs.find(({ head }) => mixed[0]?.head.comment?.endsWith(head.number));
    const [before, after] = [order?.items ?? [], mixed[0]?.items ?? []];
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]?.quantity).toBe(before[0]?.quantity);
    expect(after[0]?.price).toBeGreaterThan(before[0]?.price ?? Infinity);
    expect(after[1]?.quantity).toBeGreaterThan(before[1]?.quantity ?? Infinity);
    expect(before.map(({ productId }) => productId)).not.toContain(after.at(-1)?.productId);
  });
});

it('The other two demo customers have no documents', async () => {
  for (const { phone } of demoAccounts.slice(1)) {
    const [customer] = await context.store.db.select().from(customers).where(eq(customers.phone, phone));
    const mine = customer?.id ?? '';
    expect(customer).toMatchObject({ balance: 0, creditLimit: 0 });
    for (const table of [addresses, documents, notifications]) {
      expect(await context.store.db.select().from(table).where(eq(table.customerId, mine))).toEqual([]);
    }
  }
});
