import { readFavourites } from '~/supply/favourites.server';
import type { Scope } from '~/bff/scope.server';
import { nameKnown, namesOf, readTodaysLots, type KnownGoods } from '~/supply/todays-lots.server';
import { goodsKey } from '~/trade/goods-ref';
import { availableIn } from '~/trade/stock';
import type { Product } from '~server/contract/catalogue';
import type { FavouritesView, FavouriteView } from './favourites-view';

/**
 * The goods with a heart on this device, and their lots that can be had today.
 * @throws WholesaleError
 */
export async function readFavouritesPage(
  scope: Scope,
): Promise<{ view: FavouritesView; products: readonly Product[] }> {
  const { value: all, isBroken } = readFavourites(scope);
  const lots = all.length > 0 ? await readTodaysLots(scope, all) : new Map<string, readonly Product[]>();
  const { warehouseId } = scope.portal.env;
  const inStock = (goods: KnownGoods) =>
    (lots.get(goodsKey(goods)) ?? []).filter((product) => availableIn(product.stocks, warehouseId) > 0);
  const entries = all.map((goods) => describe(scope, goods, inStock(goods), lots.get(goodsKey(goods))?.[0]));
  const size = scope.t('favourites:size', { count: all.length });
  return { view: { entries, size, isBroken, isCustomer: scope.session.isSignedIn }, products: all.flatMap(inStock) };
}

/** @param known a lot of them, in stock or not, that tells the farm */
function describe(
  scope: Scope,
  goods: KnownGoods,
  today: readonly Product[],
  known: Product | undefined,
): FavouriteView {
  const { t, links, portal } = scope;
  const [name = goods.name] = namesOf(scope, goods);
  const farm =
    known?.manufacturer?.name ??
    (goods.farmId === null ? undefined : portal.catalogueIndex.current()?.catalogue.farms.get(goods.farmId));
  return {
    key: goodsKey(goods),
    name: nameKnown(scope, goods),
    farm: farm ?? '',
    today: today.length > 0 ? t('favourites:today', { count: today.length }) : t('favourites:none'),
    isThere: today.length > 0,
    searchHref: links.to('search', {}, { q: name, inStock: 1 }),
  };
}
