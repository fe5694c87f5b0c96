import { isPriceGroupUnknown } from '~/data/buyer.server';
import { isFavourite } from '~/data/favourites.server';
import { gradeLabel, productTitle } from '~/data/product-labels.server';
import { formatRetailOf } from '~/data/retail.server';
import type { GetRetailPrice } from '~server/domain/retail-price';
import type { PurchaseRanks } from '~/bff/purchase-cache.server';
import type { RequestContext } from '~/bff/context.server';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { formatAmount, formatMoney, formatPercent } from '~/i18n/formats';
import { discountPercent, priceBeforePromotion, priceFor, priceLine, type Buyer } from '~server/domain/pricing';
import { packsOf, wholePacksWithin } from '~server/domain/quantity';
import { availableIn } from '~server/domain/stock';
import type { Product } from '~server/contract/catalogue';
import type {
  InCartView,
  OfferView,
  OrderingView,
  PriceView,
  ProductCardView,
  ProductTag,
  StockView,
} from './product-view';
import { type Money } from '~server/contract/money';

/** At most so many packs left counts as running out. */
const FEW_PACKS = 3;
/** At most so many pieces left counts as running out, where there is no pack. */
const FEW_PIECES = 20;

export interface CardContext {
  readonly ctx: RequestContext;
  /** Null for a visitor: no prices, no ordering. */
  readonly buyer: Buyer | null;
  readonly inCart: ReadonlyMap<string, number>;
  /** Products bought lately, 0 for the newest order; none for a visitor. */
  readonly bought?: PurchaseRanks;
  /** Null unless the customer has own selling prices switched on. */
  readonly retail?: GetRetailPrice | null;
  readonly categoryName: (id: string | null) => string | undefined;
  /** Cards of a category's page leave out the category: it is that one, or one below it. */
  readonly isCategoryPage?: boolean;
}

export function productCard(context: CardContext, product: Product): ProductCardView {
  const { color } = product.attributes;
  return { ...toOfferView(context, product), meta: metaLine(context, product), ...(color && { color }) };
}

/** What is offered of a product: name, price, stock and how it is ordered. */
export function toOfferView(context: CardContext, product: Product): OfferView {
  const { ctx, buyer } = context;
  const { packSize } = product.attributes;
  const price = priceFor(product, buyer);
  const available = availableIn(product.stocks, ctx.services.env.warehouseId);
  const name = productTitle(ctx, product.name, product.attributes.lengthCm);
  const accessibleName = gradeLabel(ctx, name, product.isSecondGrade);
  return {
    id: product.id,
    name,
    ...(accessibleName !== name && { accessibleName }),
    ...tagsOf(ctx, product),
    ...(buyer && priceOf(context, product, buyer, price)),
    stock: stockView(ctx, available, packSize),
    ...(price !== null &&
      wholePacksWithin(available, packSize ?? null) > 0 && {
        ordering: orderingView(context, product, price, available),
      }),
    ...(isFavourite(ctx, product) && { isFavourite: true }),
  };
}

function priceOf(
  context: CardContext,
  product: Product,
  buyer: Buyer,
  price: Money | null,
): Pick<ProductCardView, 'price' | 'isPriceUnknown'> {
  if (price !== null) return { price: priceView(context, product, buyer, price) };
  return isPriceGroupUnknown(context.ctx, buyer) ? { isPriceUnknown: true } : { price: null };
}

function metaLine({ categoryName, isCategoryPage }: CardContext, { categoryId, manufacturer }: Product): string {
  return [!isCategoryPage && categoryName(categoryId), manufacturer?.name, manufacturer?.country?.name]
    .filter(Boolean)
    .join(' · ');
}

function tagsOf({ language, t }: RequestContext, product: Product): { tags?: ProductTag[] } {
  const percent = product.promotions.find((each) => each.discountType === 'percent')?.discountValue;
  const tags = [
    ...(percent ? [{ tone: 'promotion' as const, text: `−${formatPercent(language, percent)}` }] : []),
    ...(product.isProductOfWeek ? [{ tone: 'week' as const, text: t('catalogue:productOfWeek') }] : []),
    ...(product.isSecondGrade ? [{ tone: 'secondGrade' as const, text: t('catalogue:secondGrade') }] : []),
  ];
  return tags.length > 0 ? { tags } : {};
}

/** What the customer pays for one piece and for a pack, with the price before a promotion or their own discount. */
function priceView({ ctx, retail }: CardContext, product: Product, buyer: Buyer, price: Money): PriceView {
  const { language, t } = ctx;
  const { packSize } = product.attributes;
  const percent = discountPercent(product, buyer);
  const old = percent > 0 ? price : priceBeforePromotion(price, product.promotions);
  const sold = formatRetailOf(ctx, retail, product, price, percent);
  return {
    amount: formatAmount(language, priceLine(price, 1, percent).total),
    ...(old !== null && { old: formatAmount(language, old) }),
    pack: packSize
      ? t('catalogue:packPrice', {
          pack: t('common:packOf', { count: packSize }),
          price: formatMoney(language, priceLine(price, packSize, percent).total),
        })
      : t('catalogue:byPiece'),
    ...(percent > 0 && { discount: t('catalogue:personalDiscount', { percent: formatPercent(language, percent) }) }),
    ...(sold !== undefined && { retail: sold }),
  };
}

function stockView({ t }: RequestContext, available: number, packSize: number | null | undefined): StockView {
  if (available <= 0) return { level: 'none', text: t('catalogue:soldOut') };
  const text = t('common:pieces', { count: available });
  if (wholePacksWithin(available, packSize ?? null) === 0)
    return { level: 'none', text: t('catalogue:lessThanPack', { pieces: text }) };
  const few = packSize ? packSize * FEW_PACKS : FEW_PIECES;
  return available <= few ? { level: 'low', text: t('catalogue:runningOut', { pieces: text }) } : { text };
}

function orderingView(
  { ctx, buyer, inCart }: CardContext,
  product: Product,
  piecePrice: Money,
  available: number,
): OrderingView {
  const { packSize } = product.attributes;
  const percentOff = discountPercent(product, buyer);
  const pieces = inCart.get(product.id) ?? 0;
  return {
    ...(packSize && { packSize }),
    piecePrice,
    available,
    ...(percentOff > 0 && { percentOff }),
    ...(pieces > 0 && { inCart: inCartView(ctx, pieces, packSize ?? null) }),
  };
}

function inCartView({ t }: RequestContext, pieces: number, packSize: number | null): InCartView {
  const packs = packsOf(pieces, packSize);
  const quantity = packs === null ? t('common:pieces', { count: pieces }) : t('common:packs', { count: packs });
  return { typed: formatQuantityInput(t, pieces, packSize), text: t('catalogue:inCart', { quantity }) };
}
