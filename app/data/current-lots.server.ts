import { variantKey, variantOf, type VariantRef } from '~server/domain/variant-ref';
import { wholePacksLeft } from '~server/domain/stock';
import type { Product } from '~server/contract/catalogue';
import { varietyName } from '~server/domain/variety-name';
import { endpoints } from '~server/contract/endpoints';
import { productTitle } from './product-labels.server';
import { loadByIds, getProductsById } from './products-by-id.server';
import type { RequestContext } from '~/bff/context.server';

/** A variant named in {@link ORIGINAL_LANGUAGE}, and its last known lot. */
export interface KnownVariant extends VariantRef {
  readonly lot: string;
}

const ORIGINAL_LANGUAGE = 'uk';
const MAX_LOTS = 6;

/** Variants of products by product id; unknown products are missing. @throws WholesaleError */
export async function loadVariantRefs(ctx: RequestContext, ids: readonly string[]) {
  const { services, requestId, trace } = ctx;
  const products = await loadByIds(ids, (page) =>
    services.sharedCache.get(endpoints.products.list, page, { language: ORIGINAL_LANGUAGE, requestId, trace }),
  );
  return new Map(Array.from(products, ([id, product]) => [id, { ...variantOf(product), lot: id }]));
}

/** Current lots of variants by {@link variantKey}, those in stock first; until the catalogue is indexed only the last known lot. */
export async function loadCurrentLots(ctx: RequestContext, wanted: readonly KnownVariant[], read = getProductsById) {
  const lots = new Map(wanted.map((goods) => [variantKey(goods), findLots(ctx, goods)]));
  const products = await read(ctx, [...new Set([...lots.values()].flat())]);
  const { warehouseId } = ctx.services.env;
  const stockOf = (product: Product) => Math.min(1, wholePacksLeft(product, warehouseId));
  return new Map(
    wanted.map((goods) => {
      const own = (lots.get(variantKey(goods)) ?? [])
        .flatMap((id) => products.get(id) ?? [])
        .filter((product) => isLotOf(product, goods));
      return [variantKey(goods), own.sort((one, other) => stockOf(other) - stockOf(one))];
    }),
  );
}

/** Names in the language of the page; several where varieties share the original name. */
export function variantNames(
  { services, language }: Pick<RequestContext, 'services' | 'language'>,
  { name, lengthCm }: VariantRef,
): readonly string[] {
  const names =
    language === ORIGINAL_LANGUAGE
      ? []
      : (services.catalogueIndex.current()?.varietiesNamed(varietyName(name, lengthCm)) ?? []).map(
          (goods) => goods.names[language],
        );
  return names.length > 0 ? names : [name];
}

export function variantTitle(ctx: RequestContext, goods: VariantRef): string {
  const [name = goods.name] = variantNames(ctx, goods);
  return productTitle(ctx, name, goods.lengthCm);
}

/** Ids of a variant's lots, those in stock first, and its last known lot. */
export function findLots({ services }: RequestContext, { name, lengthCm, farmId, lot }: KnownVariant): string[] {
  const goods = services.catalogueIndex.current()?.varietiesNamed(varietyName(name, lengthCm)) ?? [];
  const same = goods.flatMap(({ lots }) => lots).filter((each) => each.lengthCm === lengthCm && each.farmId === farmId);
  const inOrder = same.sort((one, other) => Number(other.inStock) - Number(one.inStock)).map(({ id }) => id);
  return [...new Set([...inOrder.slice(0, MAX_LOTS), lot])];
}

/** A lot id may be reused for other products. */
function isLotOf(product: Product, wanted: VariantRef): boolean {
  const { lengthCm, farmId } = variantOf(product);
  return lengthCm === wanted.lengthCm && farmId === wanted.farmId;
}
