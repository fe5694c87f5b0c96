import { loadAllDiscounts } from '~/data/buyer.server';
import { loadFarms } from '~/data/farms.server';
import type { RequestContext } from '~/bff/context.server';
import { formatPercent, formatMoney } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { ManufacturerDiscount } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { discountPercent, priceFor, priceLine, type Buyer } from '~server/domain/pricing';
import { isZero, money } from '~server/contract/money';

const ROUND_SUM = money(100_000);

/** What a discount is worth: on a pack of the first product that gets it, else on a round sum. */
function exampleOf(
  ctx: RequestContext,
  discount: ManufacturerDiscount,
  goods: readonly Product[],
  priceGroupId: string | null,
) {
  const { t, language } = ctx;
  const buyer = { priceGroupId, discounts: [discount] };
  const product = goods.find((each) => getsDiscount(each, buyer));
  const found = product && priceFor(product, buyer);
  const price = found && !isZero(found) ? found : null;
  const pack = product?.attributes.packSize ?? 1;
  const line = price ? priceLine(price, pack, discount.discount) : priceLine(ROUND_SUM, 1, discount.discount);
  const unit = pack > 1 ? t('common:packOf', { count: pack }) : t('common:pieces', { count: 1 });
  return {
    /** 'Freedom 60 см, пачка 25 шт', or 'на кожні 1 000 грн' without a product. */
    goods: product && price ? t('discounts:exampleGoods', { product: product.name, unit }) : t('discounts:exampleSum'),
    before: formatMoney(language, line.gross),
    after: formatMoney(language, line.total),
    saved: formatMoney(language, line.discount),
  };
}

function getsDiscount(product: Product, buyer: Buyer): boolean {
  return discountPercent(product, buyer) > 0 && priceFor(product, buyer) !== null;
}

/** Manufacturer discounts, highest first, each with an example. */
export async function listDiscounts(ctx: RequestContext) {
  const [account, all] = await Promise.all([ctx.account(), loadAllDiscounts(ctx)]);
  const priceGroupId = account?.defaultPriceGroupId ?? null;
  const discounts = applicable(all, priceGroupId);
  if (discounts.length === 0) return { discounts: [], namesMissing: false };
  const [names, goods] = await Promise.all([orNull(loadFarmNames(ctx)), orNull(loadProducts(ctx, discounts))]);
  return {
    namesMissing: names === null,
    discounts: discounts.map((discount) => {
      const { manufacturerId } = discount;
      const percent = formatPercent(ctx.language, discount.discount);
      const example = exampleOf(ctx, discount, goods ?? [], priceGroupId);
      return {
        manufacturerId,
        farm:
          names?.get(manufacturerId) ??
          farmOf(goods, manufacturerId) ??
          ctx.t('discounts:farmById', { id: manufacturerId }),
        percent,
        /** 'Квіти без акції дешевші на 7,5 %, тут — на 72,00 грн.' */
        meaning: ctx.t('discounts:meaningOf', { saved: example.saved }),
        example,
        goodsHref: ctx.links.to('search', {}, { manufacturerId }),
      };
    }),
  };
}

export type DiscountsView = Awaited<ReturnType<typeof listDiscounts>>;
export type DiscountView = DiscountsView['discounts'][number];

/** Discounts of the account's price group, one per farm (specification, section 5). */
export function applicable(discounts: readonly ManufacturerDiscount[], priceGroupId: string | null) {
  const own = discounts.filter((each) => each.priceGroupId === priceGroupId);
  const first = own.filter(
    (each, at) => own.findIndex(({ manufacturerId }) => manufacturerId === each.manufacturerId) === at,
  );
  return first.filter(({ discount }) => discount > 0).sort((a, b) => b.discount - a.discount);
}

async function loadFarmNames(ctx: RequestContext): Promise<ReadonlyMap<string, string>> {
  return new Map((await loadFarms(ctx)).map(({ id, name }) => [id, name]));
}

/** One page of products of these farms, in stock. */
async function loadProducts(ctx: RequestContext, discounts: readonly ManufacturerDiscount[]): Promise<Product[]> {
  const manufacturerId = discounts.map((each) => each.manufacturerId);
  const { data } = await ctx.api.call(endpoints.products.list, {
    query: { manufacturerId, inStock: '1', page: 1, perPage: MAX_PER_PAGE },
  });
  return data;
}

function farmOf(goods: readonly Product[] | null, manufacturerId: string): string | undefined {
  return goods?.find((product) => product.manufacturerId === manufacturerId)?.manufacturer?.name;
}
