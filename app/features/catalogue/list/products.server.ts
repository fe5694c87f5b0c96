import { loadFarms } from '~/data/farms.server';
import { optional } from '~/bff/degradation.server';
import type { RequestContext } from '~/bff/context.server';
import { catchRejection } from '~server/api/result';
import type { ListPage } from '~server/api/paging';
import type { Country, Manufacturer, Product, ProductQuery } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';

export function fetchProducts(ctx: RequestContext, query: ProductQuery): Promise<ListPage<Product>> {
  return ctx.api.getProducts(endpoints.products.list, { query });
}

export async function fetchProduct(ctx: RequestContext, id: string): Promise<Product | null> {
  const outcome = await catchRejection(ctx.api.getProducts(endpoints.products.get, { params: { id } }));
  if (outcome.ok) return outcome.value.data;
  if (outcome.rejection.kind === 'notFound') return null;
  throw outcome.rejection;
}

/** Farms and countries for the filters, from the shared cache; empty when the API fails. */
export async function showOrigins(
  ctx: RequestContext,
): Promise<{ manufacturers: Manufacturer[]; countries: Country[] }> {
  const [manufacturers, countries] = await Promise.all([
    optional(ctx, 'origins', loadFarms(ctx)),
    optional(ctx, 'origins', ctx.api.readPublic(endpoints.countries.list, {})),
  ]);
  return { manufacturers: manufacturers ?? [], countries: countries?.data ?? [] };
}
