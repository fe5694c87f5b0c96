import { loadFavourites } from '~/data/favourites.server';
import type { RequestContext } from '~/bff/context.server';
import { variantTitle, variantNames, loadCurrentLots, type KnownVariant } from '~/data/current-lots.server';
import { variantKey } from '~server/domain/variant-ref';
import { availableIn } from '~server/domain/stock';
import type { Product } from '~server/contract/catalogue';

/** Favourites with their current lots. @throws WholesaleError */
export async function loadFavouritesPage(ctx: RequestContext) {
  const all = await loadFavourites(ctx);
  const lots = all.length > 0 ? await loadCurrentLots(ctx, all) : new Map<string, readonly Product[]>();
  const { warehouseId } = ctx.services.env;
  const inStock = (goods: KnownVariant) =>
    (lots.get(variantKey(goods)) ?? []).filter((product) => availableIn(product.stocks, warehouseId) > 0);
  const entries = all.map((goods) => toFavouriteView(ctx, goods, inStock(goods), lots.get(variantKey(goods))?.[0]));
  const size = ctx.t('favourites:size', { count: all.length });
  return { view: { entries, size }, products: all.flatMap(inStock) };
}

export type FavouritesView = Awaited<ReturnType<typeof loadFavouritesPage>>['view'];
export type FavouriteView = FavouritesView['entries'][number];

/** @param known a lot, in stock or not, for the name of the farm */
function toFavouriteView(
  ctx: RequestContext,
  goods: KnownVariant,
  today: readonly Product[],
  known: Product | undefined,
) {
  const { t, links, services } = ctx;
  const [name = goods.name] = variantNames(ctx, goods);
  const farm =
    known?.manufacturer?.name ??
    (goods.farmId === null ? undefined : services.catalogueIndex.current()?.catalogue.farms.get(goods.farmId));
  return {
    /** Sent to remove it. */
    key: variantKey(goods),
    name: variantTitle(ctx, goods),
    farm: farm ?? '',
    today: today.length > 0 ? t('favourites:today', { count: today.length }) : t('favourites:none'),
    isThere: today.length > 0,
    searchHref: links.to('search', {}, { q: name, inStock: 1 }),
  };
}
