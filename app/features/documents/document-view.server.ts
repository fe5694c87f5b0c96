import { smallPicture } from '~/data/images.server';
import { formatRetailPrice } from '~/data/retail.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney, formatRate } from '~/i18n/formats';
import { sumDocument, sumItem, type DocumentMoney } from '~server/contract/document-sums';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { formatMoment, formatPlanned, plannedLabel, type I18nContext } from './document-row.server';
import { deliveryLabel, labelFor, paymentMethodLabel } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';
import { parseAddition } from '~server/domain/addition';
import { parseComment } from '~server/domain/substitution';
import { formatSubstitution } from './substitution.server';
import { compare, isZero, negate, signOf, zero, type Money } from '~server/contract/money';

/** @param additions numbers of the orders that were added to it */
export function toDetailViews(i18n: I18nContext, document: CustomerDocument, additions: readonly string[] = []) {
  const { t } = i18n;
  const planned = plannedLabel(document);
  const { number, text } = parseAddition(document.comment ?? '');
  const comment = parseComment(text);
  const facts = [
    ['delivery', deliveryLabel(i18n, document.deliveryType)],
    [
      planned ?? 'planned',
      planned && document.scheduledDeliveryDate && formatPlanned(i18n, document.scheduledDeliveryDate),
    ],
    ['completed', document.completionDate && formatMoment(i18n, document.completionDate)],
    ['address', document.address],
    ['method', paymentMethodLabel(t, document)],
    ['correction', isCorrectionInSum(document) && formatMoney(i18n.language, document.correction ?? zero)],
    ['with', number && `№ ${number}`],
    ['additions', additions.join(', ')],
    ['comment', comment.text],
    ['substitution', formatSubstitution(t, comment)],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [{ label: t(`documents:fact.${name}`), value }] : []));
}

/** Whether the correction is already part of the lines: then it is shown, but not added. */
function isCorrectionInSum({ total, ...document }: CustomerDocument): boolean {
  if (document.correction === null || total === null) return false;
  return compare(document.correction, sumDocument({ ...document, total }).correction) !== 0;
}

/** Amounts that add up to the total, which is last; zero amounts are left out. */
export function toSumViews(i18n: I18nContext, document: CustomerDocument) {
  const { t } = i18n;
  const { quantity, total } = document;
  const pieces =
    quantity === null ? [] : [{ key: 'quantity' as const, value: t('common:pieces', { count: quantity }), tone: null }];
  const money =
    total === null
      ? [{ key: 'total' as const, value: formatTotal(i18n, total), tone: 'total' as const }]
      : toMoneyViews(i18n, { ...document, total });
  return [...pieces, ...money].map((sum) => ({ ...sum, label: t(`documents:sum.${sum.key}`) }));
}

function toMoneyViews({ language }: I18nContext, document: DocumentMoney) {
  const { gross, discount, bonuses, correction, difference, total } = sumDocument(document);
  const isGrossTotal = [discount, bonuses, correction, difference].every(isZero);
  const lowered = (amount: Money) => ({ amount: negate(amount), tone: signOf(amount) > 0 ? ('fall' as const) : null });
  const amounts = [
    { key: 'gross' as const, amount: isGrossTotal ? zero : gross, tone: null },
    { key: 'discount' as const, ...lowered(discount) },
    { key: 'bonuses' as const, ...lowered(bonuses) },
    { key: 'correction' as const, amount: correction, tone: null },
    { key: 'difference' as const, amount: difference, tone: null },
    { key: 'total' as const, amount: total, tone: 'total' as const },
  ];
  return amounts.flatMap(({ key, amount, tone }) =>
    isZero(amount) && key !== 'total' ? [] : [{ key, value: formatMoney(language, amount), tone }],
  );
}

/** Exchange rate of a price; undefined for one in hryvnias. */
export function formatDocumentRate({ language, t }: I18nContext, { rate }: DocumentItem): string | null {
  return rate === null || rate === 1 ? null : t('documents:rate', { rate: formatRate(language, rate) });
}

/** '50 шт × 38,40 грн', with a discount or surcharge. */
function formatAmountLine({ language, t }: RequestContext, item: DocumentItem): string {
  const { quantity, price } = item;
  const amount = t('documents:amount', {
    pieces: t('common:pieces', { count: quantity }),
    price: formatMoney(language, price),
  });
  const { discount } = sumItem(item);
  if (signOf(discount) < 0)
    return t('documents:amountMore', { amount, extra: formatMoney(language, negate(discount)) });
  return signOf(discount) > 0
    ? t('documents:amountLess', { amount, discount: formatMoney(language, discount) })
    : amount;
}

/** @param retail the customer's own selling price of a piece */
export function toItemView(ctx: RequestContext, item: DocumentItem, retail: Money | null) {
  const { language, links, t } = ctx;
  return {
    id: item.id,
    href: links.to('product', { id: item.product.id }),
    name: item.product.name,
    picture: smallPicture(ctx, item.product.images),
    manufacturer: item.manufacturer?.name ?? null,
    amount: formatAmountLine(ctx, item),
    // 'у продаж 155 грн'
    retail: formatRetailPrice(ctx, retail),
    // 'HB, половина коробки'
    container: labelFor(t, 'container', item.container),
    rate: formatDocumentRate(ctx, item),
    total: formatMoney(language, item.total),
  };
}

export type DocumentItemView = ReturnType<typeof toItemView>;
