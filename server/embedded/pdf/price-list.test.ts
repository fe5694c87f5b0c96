import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts';
import { useTestContext } from '../test-context.fixture';
import { customers } from '../store/customer-tables';
import { drawPriceList } from './price-list';

const context = useTestContext(120);

async function pagesOf(categoryId: number | null, phone?: string): Promise<number> {
  const { db } = context.store;
  const [customer = null] = phone ? await db.select().from(customers).where(eq(customers.phone, phone)) : [];
  const bytes = await drawPriceList(db, categoryId, {
    language: 'uk',
    origin: 'http://api',
    customer,
    now: context.clock.now,
  });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

it('drawPriceList fills as many pages as needed, with and without prices', async () => {
  expect(await pagesOf(null)).toBeGreaterThan(2);
  expect(await pagesOf(null, demoAccounts[0].phone)).toBeGreaterThan(2);
  expect(await pagesOf(32)).toBe(1);
});
