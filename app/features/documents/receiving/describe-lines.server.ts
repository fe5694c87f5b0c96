import type { RequestContext } from '~/bff/context.server';
import { formatMoney, formatPercent } from '~/i18n/formats';
import type { ComparedLine, DeliveredTotals, DocumentLine } from '~server/domain/order-vs-invoice';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import type { I18nContext } from '../document-row.server';
import type { Match } from '../related/pick-invoices.server';
import type { ComparedView, DeliveredLineView } from './receiving-view';
import { absolute, add, isZero, multiply, signOf, type Money } from '~server/contract/money';

export type Goods = ReadonlyMap<string, DocumentItem>;

/** Products of documents by id; the first document wins. */
export function goodsOf(documents: readonly CustomerDocument[]): Goods {
  const items = documents.flatMap((document) => document.items ?? []).reverse();
  return new Map(items.map((item) => [item.product.id, item]));
}

/** How an invoice was matched. */
export function formatMatch({ t, language }: I18nContext, { isNamed, share }: Match): string {
  return isNamed
    ? t('receiving:evidence.named')
    : t('receiving:evidence.goods', { percent: formatPercent(language, Math.round(share * 100)) });
}

export function describeLine(
  i18n: I18nContext,
  line: ComparedLine,
  goods: Goods,
  more: DeliveredLineView['marks'] = [],
): DeliveredLineView {
  const { language, links } = i18n;
  const { productId, ordered, delivered, quantityWorth, priceWorth } = line;
  const item = goods.get(productId);
  return {
    id: productId,
    href: links.to('product', { id: productId }),
    name: item?.product.name ?? productId,
    manufacturer: item?.manufacturer?.name ?? null,
    ordered: formatLineAmount(i18n, ordered),
    delivered: formatLineAmount(i18n, delivered),
    marks: [...toMarks(i18n, line), ...more],
    difference: formatSigned(language, add(quantityWorth, priceWorth)),
  };
}

/** Totals of the order, the invoices and each kind of difference, the sum last. */
export function toTotalViews(
  { language, t }: I18nContext,
  { ordered, delivered, short, over, price, difference }: DeliveredTotals,
): ComparedView['sums'] {
  const worths = [
    { key: 'short', worth: short },
    { key: 'over', worth: over },
    { key: 'price', worth: price },
  ] as const;
  const parts = worths.flatMap(({ key, worth }) =>
    isZero(worth) ? [] : [{ key, value: formatSigned(language, worth) }],
  );
  const sums = [
    { key: 'ordered' as const, value: formatMoney(language, ordered) },
    ...parts,
    { key: 'delivered' as const, value: formatMoney(language, delivered) },
  ];
  return [
    ...sums,
    { key: 'difference' as const, value: formatSigned(language, difference), tone: 'total' as const },
  ].map((sum) => ({
    ...sum,
    label: t(`receiving:sum.${sum.key}`),
  }));
}

/** '+12,00 грн', '−12,00 грн', '0,00 грн'. */
export function formatSigned(language: RequestContext['language'], money: Money): string {
  return `${signOf(money) > 0 ? '+' : ''}${formatMoney(language, money)}`;
}

function toMarks(
  { t, language }: I18nContext,
  { quantity, price, ordered, delivered, priceWorth }: ComparedLine,
): DeliveredLineView['marks'] {
  const pieces = t('common:pieces', { count: Math.abs(delivered.quantity - ordered.quantity) });
  const marks: DeliveredLineView['marks'][number][] = [];
  if (quantity !== 'same') {
    const tone = quantity === 'over' || quantity === 'added' ? 'waiting' : 'bad';
    marks.push({ tone, word: t(`receiving:mark.${quantity}`, { pieces }) });
  }
  if (price !== 'same') {
    const amount = formatMoney(language, absolute(priceWorth));
    marks.push({ tone: price === 'dearer' ? 'bad' : 'running', word: t(`receiving:mark.${price}`, { amount }) });
  }
  return marks;
}

/** Quantity × price after discount. */
function formatLineAmount({ t, language }: I18nContext, { quantity, total }: DocumentLine): string | null {
  if (quantity <= 0) return null;
  return t('documents:amount', {
    pieces: t('common:pieces', { count: quantity }),
    price: formatMoney(language, multiply(total, 1, quantity)),
  });
}
