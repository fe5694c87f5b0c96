import type { RequestContext } from '~/bff/context.server';
import { formatMoney, formatPercent } from '~/i18n/formats';
import {
  isDifferent,
  type ComparedLine,
  type DeliveredTotals,
  type DocumentLine,
} from '~server/domain/order-vs-invoice';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import type { I18nContext } from '../document-row.server';
import type { Match } from '../related/pick-invoices.server';
import type { ExpectedLine } from './receipt.server';
import type { ComparedView, DeliveredLineView } from './receiving-view';
import { claimedPieces, type Fault, type ReceivedCount } from '~server/domain/receipt';
import type { BadgeTone } from '~/ui/badge';
import { absolute, add, isZero, multiply, signOf, zero, type Money } from '~server/contract/money';

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
  count: ReceivedCount,
  more: DeliveredLineView['marks'],
): DeliveredLineView {
  const { language, links } = i18n;
  const { ordered, delivered, quantityWorth, priceWorth } = line;
  const { itemId: id, ...expected } = toExpectedLine(line, goods);
  const claimed = worthOfClaim(line, count);
  return {
    id,
    href: links.to('product', { id }),
    ...expected,
    ...count,
    ordered: formatLineAmount(i18n, ordered),
    delivered: formatLineAmount(i18n, delivered),
    marks: [...toMarks(i18n, line), ...more, ...toReceivedMarks(i18n, count, expected.expected)],
    difference: isDifferent(line) ? formatSigned(language, add(quantityWorth, priceWorth)) : null,
    claimed: isZero(claimed) ? null : formatMoney(language, claimed),
  };
}

export function toExpectedLine({ productId, delivered }: ComparedLine, goods: Goods): ExpectedLine {
  const item = goods.get(productId);
  return {
    itemId: productId,
    name: item?.product.name ?? productId,
    manufacturer: item?.manufacturer?.name ?? null,
    expected: delivered.quantity,
  };
}

/** What did not come or is bad, at the price of the invoice. */
export function worthOfClaim({ delivered: { quantity, total } }: ComparedLine, count: ReceivedCount): Money {
  return quantity > 0 ? multiply(total, claimedPieces(count, quantity), quantity) : zero;
}

function toReceivedMarks({ t }: I18nContext, { came, bad, fault }: ReceivedCount, expected: number) {
  if (came === null) return [];
  const mark = (tone: BadgeTone, key: 'notCame' | 'cameMore' | Fault, count: number) =>
    count > 0 ? [{ tone, word: t(`receiving:mark.${key}`, { pieces: t('common:pieces', { count }) }) }] : [];
  return [
    ...mark('bad', 'notCame', expected - came),
    ...mark('waiting', 'cameMore', came - expected),
    ...(fault ? mark('bad', fault, bad) : []),
  ];
}

/** Totals of the order, the invoices and each kind of difference, their sum; without invoices only what is claimed, if anything. */
export function toTotalViews(
  { language, t }: I18nContext,
  totals: DeliveredTotals | null,
  claimed: Money,
): ComparedView['sums'] {
  const signed = (amount: Money) => formatSigned(language, amount);
  const unlessZero = <Key extends string>(key: Key, amount: Money, value: string) =>
    isZero(amount) ? [] : [{ key, value }];
  const sums = totals && [
    { key: 'ordered' as const, value: formatMoney(language, totals.ordered) },
    ...unlessZero('short' as const, totals.short, signed(totals.short)),
    ...unlessZero('over' as const, totals.over, signed(totals.over)),
    ...unlessZero('price' as const, totals.price, signed(totals.price)),
    { key: 'delivered' as const, value: formatMoney(language, totals.delivered) },
    { key: 'difference' as const, value: signed(totals.difference), tone: 'total' as const },
  ];
  const claim = unlessZero('claimed' as const, claimed, formatMoney(language, claimed));
  return [...(sums ?? []), ...claim].map((sum) => ({ ...sum, label: t(`receiving:sum.${sum.key}`) }));
}

/** '+12,00 грн', '−12,00 грн', '0,00 грн'. */
export function formatSigned(language: RequestContext['language'], money: Money): string {
  return `${signOf(money) > 0 ? '+' : ''}${formatMoney(language, money)}`;
}

function toMarks({ t, language }: I18nContext, { quantity, price, ordered, delivered, priceWorth }: ComparedLine) {
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
