import { lotTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { Product } from '~server/contract/catalogue';
import type { CustomerDocument } from '~server/contract/documents';

/** The products of documents; null when they cannot be loaded. */
export function loadItemProducts(ctx: RequestContext, documents: readonly CustomerDocument[]) {
  const ids = documents.flatMap(({ items = [] }) => items.map(({ product }) => product.id));
  return orNull(loadProductsById(ctx, ids));
}

/** Adds the stem length and the second grade to product names, which distinguish lines of one variety; products that are missing keep their name. */
export async function addLengths(ctx: RequestContext, documents: readonly CustomerDocument[]) {
  const products = await loadItemProducts(ctx, documents);
  return documents.map((document) => nameLengths(ctx, document, products));
}

/** As {@link addLengths}, of products that are loaded. */
export function nameLengths(
  ctx: RequestContext,
  document: CustomerDocument,
  products: ReadonlyMap<string, Product> | null,
): CustomerDocument {
  if (!products) return document;
  const nameOf = ({ id, name }: { id: string; name: string }) => {
    const known = products.get(id);
    return known ? lotTitle(ctx, { ...known, name }) : name;
  };
  return {
    ...document,
    items: document.items?.map((item) => ({ ...item, product: { ...item.product, name: nameOf(item.product) } })),
  };
}

export async function addLengthsTo(ctx: RequestContext, document: CustomerDocument): Promise<CustomerDocument> {
  const [named = document] = await addLengths(ctx, [document]);
  return named;
}
