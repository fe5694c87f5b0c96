import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { languages, pdfKinds } from '../../contract/enumerations';
import { demoAccounts } from '../demo-accounts';
import { useTestContext } from '../test-context.fixture';
import { loadItems } from '../orders/load-documents';
import { customers } from '../store/customer-tables';
import { documents } from '../store/order-tables';
import { drawDocument } from './document-pdf';

const context = useTestContext(120);

async function readOrder() {
  const { db } = context.store;
  const [customer] = await db.select().from(customers).where(eq(customers.phone, demoAccounts[0].phone));
  const [order] = await db.select().from(documents).where(eq(documents.documentType, 'expenseInvoice'));
  if (!customer || !order) throw new Error('no demo invoice');
  return { customer, order, items: await loadItems(db, order.id) };
}

function pagesOf(bytes: Buffer): number {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

describe('drawDocument', () => {
  it.each(pdfKinds)('draws %s on one page in every language', async (kind) => {
    const { customer, order, items } = await readOrder();
    for (const language of languages)
      expect(pagesOf(await drawDocument({ kind, document: order, items, customer }, language))).toBe(1);
  });

  it('continues on a second page, and works with an incomplete customer', async () => {
    const { customer, order, items } = await readOrder();
    const many = Array.from({ length: 90 }, (_, index) => ({ ...(items[0] ?? ({} as never)), id: index }));
    const bare = { ...order, address: null, deliveryType: null, paymentMethod: null, paymentStatus: null };
    expect(
      pagesOf(
        await drawDocument(
          {
            kind: 'invoice',
            document: bare,
            items: many,
            customer: { ...customer, company: null, firstName: '', lastName: '' },
          },
          'uk',
        ),
      ),
    ).toBe(3);
  });
});
