import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderDraft } from '../../contract/documents';
import { parseIds } from '../catalogue/parse-ids';
import { ApiError } from '../http/api-error';
import { products, type ProductRow } from '../store/catalogue-tables';
import type { Database } from '../store/store';

function sumByProduct(items: OrderDraft['items']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

/** Returns the products by id. @throws ApiError `OUT_OF_STOCK` with every short product; then nothing is taken */
export async function reserveStock(db: Database, items: OrderDraft['items']): Promise<Map<string, ProductRow>> {
  const wanted = sumByProduct(items);
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, parseIds([...wanted.keys()])));
  const found = new Map(rows.map((row) => [String(row.id), row]));
  const short = [...wanted].flatMap(([productId, requested]) => {
    const available = found.get(productId)?.mainStock ?? 0;
    return requested > available ? [{ productId, requested, available }] : [];
  });
  if (short.length > 0) throw new ApiError('OUT_OF_STOCK', { items: short });
  for (const [productId, quantity] of wanted) {
    await db
      .update(products)
      .set({ mainStock: sql`${products.mainStock} - ${quantity}` })
      .where(eq(products.id, Number(productId)));
  }
  return found;
}
