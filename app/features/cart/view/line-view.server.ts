import { productTitle, gradeLabel } from '~/data/product-labels.server';
import { formatQuantity } from '~/i18n/format-quantity';
import { formatRetailPrice } from '~/data/retail.server';
import { smallPicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { formatAmount, formatMoney, formatNumber, formatPercent } from '~/i18n/formats';
import { priceBreakdown, type PriceBreakdown } from '~server/domain/price-breakdown';
import { packsOf } from '~server/domain/quantity';
import type { OfferedSplit } from '~server/domain/rejected-line';
import type { StockIssue } from '~server/domain/stock-issue';
import type { AmountRow } from './cart-view';
import { tooMany } from '../model/check-quantity';
import type { PricedLine } from '../model/price-cart';
import { explainQuantityError, nameDiscount, offerQuantities } from '../model/quantity-errors.server';
import { varietyName } from '~server/domain/variety-name';
import { isZero, multiply, compare, negate, subtract, type Money } from '~server/contract/money';

/** A cart line for display, with offers when it is short; all amounts are formatted. */
export function toLineView(ctx: RequestContext, line: PricedLine, splits?: readonly OfferedSplit[]) {
  const { language, t } = ctx;
  const packs = packsOf(line.quantity, line.packSize);
  const amount = (money: Money) => formatAmount(language, money);
  return {
    itemId: line.itemId,
    productId: line.productId,
    href: ctx.links.to('product', { id: line.productId }),
    name: nameLine(ctx, line),
    meta: [line.product.manufacturer?.name, line.product.manufacturer?.country?.name].filter(Boolean).join(', '),
    picture: smallPicture(ctx, line.product.images),
    /** '2 пачки = 50 шт по 38,40 грн' */
    amount: t('cart:amountAt', {
      amount: formatQuantity(ctx.t, line.quantity, line.packSize),
      price: formatMoney(language, line.price),
    }),
    /** The cells of the line in a table; money without its currency. */
    cells: {
      variety: gradeLabel(ctx, varietyName(line.product.name, line.lengthCm), line.isSecondGrade),
      length: line.lengthCm ? t('common:centimetres', { count: line.lengthCm }) : '',
      farm: line.product.manufacturer?.name ?? '',
      pieces: formatNumber(language, line.quantity),
      price: amount(line.price),
      discount: isZero(line.discount) ? '' : amount(negate(line.discount)),
      total: amount(line.total),
    },
    retail: formatRetailPrice(ctx, line.retail),
    sum: formatMoney(language, line.gross),
    unit: packs === null ? ('piece' as const) : ('pack' as const),
    quantity: packs ?? line.quantity,
    reasons: explainPrice(ctx, line),
    ...toRemarks(ctx, line, splits),
  };
}

export type CartLineView = ReturnType<typeof toLineView>;

/** Left out where there is nothing to say. */
interface LineRemarks {
  readonly oldSum?: string | undefined;
  readonly personal?: string | undefined;
  readonly priceChange?: string | undefined;
  readonly issue?: StockIssue | undefined;
}

function toRemarks(ctx: RequestContext, line: PricedLine, splits: readonly OfferedSplit[] | undefined): LineRemarks {
  const { language, t } = ctx;
  const amount = (money: Money) => formatAmount(language, money);
  const own = { percent: formatPercent(language, line.percent), amount: amount(negate(line.discount)) };
  const prices = { before: amount(line.cartPrice), now: amount(line.price) };
  return {
    ...(line.priceBefore !== null && { oldSum: amount(multiply(line.priceBefore, line.quantity)) }),
    ...(!isZero(line.discount) && { personal: t('cart:personal', own) }),
    ...(compare(line.price, line.cartPrice) !== 0 && { priceChange: t('cart:priceChanged', prices) }),
    ...(line.quantity > line.available && { issue: { ...toStockIssue(ctx, line, line.available), splits } }),
  };
}

export function nameLine(
  ctx: RequestContext,
  { product, lengthCm, isSecondGrade }: Pick<PricedLine, 'product' | 'lengthCm' | 'isSecondGrade'>,
): string {
  return gradeLabel(ctx, productTitle(ctx, product.name, lengthCm), isSecondGrade);
}

export function toStockIssue(ctx: RequestContext, line: PricedLine, available: number): StockIssue {
  const problem = tooMany(line.quantity, { packSize: line.packSize, available, inCart: 0 });
  return {
    message: explainQuantityError(ctx, nameLine(ctx, line), problem),
    offers: offerQuantities(ctx, problem, line.packSize),
  };
}

/** Explains the price: promotion, price group or manufacturer discount. */
function explainPrice(ctx: RequestContext, line: PricedLine) {
  const { language, t } = ctx;
  const { promotion, note } = priceBreakdown(line.product, line.price, line.percent);
  const own: AmountRow[] =
    line.percent === 0
      ? []
      : [
          {
            key: 'discount',
            label: nameDiscount(ctx, line.product.manufacturer?.name, line.percent),
            value: formatAmount(language, negate(line.discount)),
            tone: 'fall',
          },
        ];
  const rows: AmountRow[] = [
    ...explainPromotion(ctx, line.price, promotion),
    { key: 'group', label: t('cart:why.group'), value: formatAmount(language, line.price) },
    ...own,
    { key: 'line', label: t('cart:why.line'), value: formatAmount(language, line.total) },
  ];
  return { rows, note: note ? t(`cart:${note}`) : undefined };
}

function explainPromotion(
  { language, t }: RequestContext,
  price: Money,
  promotion: PriceBreakdown['promotion'],
): AmountRow[] {
  if (!promotion) return [];
  const percent = formatPercent(language, promotion.percent);
  return [
    { key: 'before', label: t('cart:why.before'), value: formatAmount(language, promotion.before) },
    {
      key: 'promotion',
      label: t('cart:why.promotion', { title: promotion.title, percent }),
      value: formatAmount(language, subtract(price, promotion.before)),
      tone: 'fall',
    },
  ];
}
