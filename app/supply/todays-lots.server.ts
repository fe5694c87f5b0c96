import { goodsKey, goodsOf, type GoodsRef } from '~/trade/goods-ref';
import { availableIn } from '~/trade/stock';
import { readProducts, type Product } from '~server/contract/catalogue';
import { nameGoods } from './goods-words.server';
import { readByIds, showProductsById } from './products-by-id.server';
import type { Scope } from '~/bff/scope.server';

/** Goods by their name in the original language, and the lot of them that was seen last. */
export interface KnownGoods extends GoodsRef {
  readonly lot: string;
}

/** Language that goods are remembered in, whatever language they were seen in. */
const ORIGINAL = 'uk';
/** Lots of the same goods that are looked at. */
const MOST_LOTS = 6;

/**
 * Which goods products are lots of, by id, in the original language; those the API does not know are missing.
 * @throws WholesaleError
 */
export async function readGoodsRefs(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, KnownGoods>> {
  const { portal, requestId } = scope;
  const products = await readByIds(ids, (page) =>
    portal.sharedCache.read(readProducts, page, { language: ORIGINAL, requestId }),
  );
  return new Map(Array.from(products, ([id, product]) => [id, { ...goodsOf(product), lot: id }]));
}

/**
 * Today's lots of goods, as whoever asks may see them, what is in stock first. Until the catalogue is indexed it is the
 * lot that was seen last.
 * @param read products by id; the shared ones when left out
 * @returns by {@link goodsKey}; goods that the catalogue has no more have no lots
 */
export async function readTodaysLots(
  scope: Scope,
  wanted: readonly KnownGoods[],
  read = showProductsById,
): Promise<ReadonlyMap<string, readonly Product[]>> {
  const lots = new Map(wanted.map((goods) => [goodsKey(goods), findLots(scope, goods)]));
  const products = await read(scope, [...new Set([...lots.values()].flat())]);
  const { warehouseId } = scope.portal.env;
  const stockOf = (product: Product) => Math.min(1, availableIn(product.stocks, warehouseId));
  return new Map(
    wanted.map((goods) => {
      const own = (lots.get(goodsKey(goods)) ?? [])
        .flatMap((id) => products.get(id) ?? [])
        .filter((product) => isLotOf(product, goods));
      return [goodsKey(goods), own.sort((one, other) => stockOf(other) - stockOf(one))];
    }),
  );
}

/** What goods are called in the language of the page, as far as the catalogue tells; one name or, of several varieties, more. */
export function namesOf(
  { portal, language }: Pick<Scope, 'portal' | 'language'>,
  { name }: GoodsRef,
): readonly string[] {
  const names =
    language === ORIGINAL
      ? []
      : (portal.catalogueIndex.current()?.goodsNamed(name) ?? []).map((goods) => goods.names[language]);
  return names.length > 0 ? names : [name];
}

/** Remembered goods as a page names them: 'Freedom, 60 см'. */
export function nameKnown(scope: Scope, goods: GoodsRef): string {
  const [name = goods.name] = namesOf(scope, goods);
  return nameGoods(scope, name, goods.lengthCm);
}

function findLots({ portal }: Scope, { name, lengthCm, farmId, lot }: KnownGoods): string[] {
  const goods = portal.catalogueIndex.current()?.goodsNamed(name) ?? [];
  const same = goods.flatMap(({ lots }) => lots).filter((each) => each.lengthCm === lengthCm && each.farmId === farmId);
  const inOrder = same.sort((one, other) => Number(other.inStock) - Number(one.inStock)).map(({ id }) => id);
  return [...new Set([...inOrder.slice(0, MOST_LOTS), lot])];
}

/** A lot may be given to other goods in time. */
function isLotOf(product: Product, wanted: GoodsRef): boolean {
  const { lengthCm, farmId } = goodsOf(product);
  return lengthCm === wanted.lengthCm && farmId === wanted.farmId;
}
