import { nameGoods } from '~/supply/goods-words.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import type { CustomerDocument } from '~server/contract/documents';

/**
 * Documents with the length in the names of their goods, which tells two lines of one variety and farm apart. What is sold no longer,
 * and everything where the API does not give the goods now, keeps its bare name.
 */
export async function nameLengths(scope: Scope, documents: readonly CustomerDocument[]): Promise<CustomerDocument[]> {
  const ids = documents.flatMap(({ items = [] }) => items.map(({ product }) => product.id));
  const products = await orMissing(readProductsById(scope, ids));
  if (!products) return [...documents];
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    nameGoods(scope, name, products.get(id)?.attributes.lengthCm);
  return documents.map((document) => ({
    ...document,
    items: document.items?.map((item) => ({ ...item, product: { ...item.product, name: nameOf(item.product) } })),
  }));
}

/** One document, as {@link nameLengths} has it. */
export async function nameLengthsOf(scope: Scope, document: CustomerDocument): Promise<CustomerDocument> {
  const [named = document] = await nameLengths(scope, [document]);
  return named;
}
