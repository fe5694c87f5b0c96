import { readFarms } from '~/supply/farms.server';
import { orNamed } from '~/bff/gaps.server';
import type { Scope } from '~/bff/scope.server';
import { catchRefusal } from '~server/api/outcome';
import type { ListPage } from '~server/api/paging';
import {
  readCountries,
  readProduct,
  readProducts,
  type Country,
  type Manufacturer,
  type Product,
  type ProductQuery,
} from '~server/contract/catalogue';

/** A page of products at the prices of whoever asks. */
export function fetchProducts(scope: Scope, query: ProductQuery): Promise<ListPage<Product>> {
  return scope.api.readGoods(readProducts, { query });
}

/** One product; null when there is none. */
export async function fetchProduct(scope: Scope, id: string): Promise<Product | null> {
  const outcome = await catchRefusal(scope.api.readGoods(readProduct, { params: { id } }));
  if (outcome.ok) return outcome.value.data;
  if (outcome.refusal.kind === 'notFound') return null;
  throw outcome.refusal;
}

/** Farms and countries for the filters, from the shared cache; none of those that cannot be read now. */
export async function showOrigins(scope: Scope): Promise<{ manufacturers: Manufacturer[]; countries: Country[] }> {
  const [manufacturers, countries] = await Promise.all([
    orNamed(scope, 'origins', readFarms(scope)),
    orNamed(scope, 'origins', scope.api.readPublic(readCountries, {})),
  ]);
  return { manufacturers: manufacturers ?? [], countries: countries?.data ?? [] };
}
