import { productTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';

/** Adds the stem length to product names, which distinguishes lines of one variety; products that are missing keep their name. */
export async function addLengths(
  ctx: RequestContext,
  documents: readonly CustomerDocument[],
): Promise<CustomerDocument[]> {
  const ids = documents.flatMap(({ items = [] }) => items.map(({ product }) => product.id));
  const products = await orNull(loadProductsById(ctx, ids));
  if (!products) return [...documents];
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    productTitle(ctx, name, products.get(id)?.attributes.lengthCm);
  return documents.map((document) => ({
    ...document,
    items: document.items?.map((item) => ({ ...item, product: { ...item.product, name: nameOf(item.product) } })),
  }));
}

export async function addLengthsTo(ctx: RequestContext, document: CustomerDocument): Promise<CustomerDocument> {
  const [named = document] = await addLengths(ctx, [document]);
  return named;
}
