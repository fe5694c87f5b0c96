import { nameGoods, nameGrade, writeAmount } from '~/supply/goods-words.server';
import { smallPicture } from '~/supply/picture.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatMoney, formatPercent } from '~/i18n/formats';
import { reasonsOf, type PriceReasons } from '~/trade/price-reasons';
import { packsOf } from '~/trade/quantity';
import type { OfferedSplit } from '~/trade/refused-line';
import type { StockTrouble } from '~/trade/stock-trouble';
import type { AmountRow, CartLineView } from './cart-view';
import { tooMany } from './check-quantity';
import type { PricedLine } from './price-cart';
import { explainProblem, nameDiscount, offerQuantities } from './quantity-words.server';

/** A line of the cart as it is shown; of one that is short, with what makes up for the rest. */
export function viewLine(scope: Scope, line: PricedLine, splits?: readonly OfferedSplit[]): CartLineView {
  const { language, t } = scope;
  const packs = packsOf(line.quantity, line.packSize);
  const amount = (kopiykas: number) => formatAmount(language, kopiykas);
  return {
    itemId: line.itemId,
    productId: line.productId,
    href: scope.links.to('product', { id: line.productId }),
    name: nameLine(scope, line),
    meta: [line.product.manufacturer?.name, line.product.manufacturer?.country?.name].filter(Boolean).join(', '),
    picture: smallPicture(scope, line.product.images),
    amount: t('cart:amountAt', {
      amount: writeAmount(scope, line.quantity, line.packSize),
      price: formatMoney(language, line.price),
    }),
    sum: formatMoney(language, line.gross),
    ...(line.priceBefore !== null && { oldSum: amount(line.priceBefore * line.quantity) }),
    ...(line.discount > 0 && {
      personal: t('cart:personal', {
        percent: formatPercent(language, line.percent),
        amount: formatAmount(language, -line.discount),
      }),
    }),
    unit: packs === null ? 'piece' : 'pack',
    quantity: packs ?? line.quantity,
    reasons: explainPrice(scope, line),
    ...(line.price !== line.cartPrice && {
      priceChange: t('cart:priceChanged', { before: amount(line.cartPrice), now: amount(line.price) }),
    }),
    ...(line.quantity > line.available && { trouble: { ...stockTrouble(scope, line, line.available), splits } }),
  };
}

/** 'Freedom, 60 см, друга категорія' */
export function nameLine(
  scope: Scope,
  { product, lengthCm, isSecondGrade }: Pick<PricedLine, 'product' | 'lengthCm' | 'isSecondGrade'>,
): string {
  return nameGrade(scope, nameGoods(scope, product.name, lengthCm), isSecondGrade);
}

/** A line that asks for more than the warehouse has. */
export function stockTrouble(scope: Scope, line: PricedLine, available: number): StockTrouble {
  const problem = tooMany(line.quantity, { packSize: line.packSize, available, inCart: 0 });
  return {
    message: explainProblem(scope, nameLine(scope, line), problem),
    offers: offerQuantities(scope, problem, line.packSize),
  };
}

/** How the price came about: a promotion, the price group, the farm's discount, or why there is none. */
function explainPrice(scope: Scope, line: PricedLine): CartLineView['reasons'] {
  const { language, t } = scope;
  const { promotion, note } = reasonsOf(line.product, line.price, line.percent);
  const own: AmountRow[] =
    line.percent === 0
      ? []
      : [
          {
            key: 'discount',
            label: nameDiscount(scope, line.product.manufacturer?.name, line.percent),
            value: formatAmount(language, -line.discount),
            tone: 'fall',
          },
        ];
  return {
    rows: [
      ...explainPromotion(scope, line.price, promotion),
      { key: 'group', label: t('cart:why.group'), value: formatAmount(language, line.price) },
      ...own,
      { key: 'line', label: t('cart:why.line'), value: formatAmount(language, line.total) },
    ],
    note: note ? t(`cart:${note}`) : undefined,
  };
}

function explainPromotion({ language, t }: Scope, price: number, promotion: PriceReasons['promotion']): AmountRow[] {
  if (!promotion) return [];
  const percent = formatPercent(language, promotion.percent);
  return [
    { key: 'before', label: t('cart:why.before'), value: formatAmount(language, promotion.before) },
    {
      key: 'promotion',
      label: t('cart:why.promotion', { title: promotion.title, percent }),
      value: formatAmount(language, price - promotion.before),
      tone: 'fall',
    },
  ];
}
