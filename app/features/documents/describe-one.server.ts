import { smallPicture } from '~/supply/picture.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney, formatRate } from '~/i18n/formats';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { formatMoment, formatPlanned, plannedFact, type Speaker } from './describe-document.server';
import type { DocumentItemView } from './document-items';
import { deliveryWord, wordFor } from './enum-words.server';
import type { DocumentFact, DocumentSum } from './one-document-page';

/** Delivery, payment and what was said about it; what the document does not name is left out. */
export function describeFacts(speaker: Speaker, document: CustomerDocument): DocumentFact[] {
  const { t } = speaker;
  const planned = plannedFact(document);
  const facts = {
    delivery: deliveryWord(speaker, document.deliveryType),
    ...(planned && {
      [planned]: document.scheduledDeliveryDate && formatPlanned(speaker, document.scheduledDeliveryDate),
    }),
    completed: document.completionDate && formatMoment(speaker, document.completionDate),
    address: document.address,
    method: wordFor(t, 'method', document.paymentMethod),
    comment: document.comment,
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value ? [{ label: t(`documents:fact.${name}`), value }] : [],
  );
}

/** The amounts under one another, the total last; those the document does not name are left out, and so is what adds nothing. */
export function describeSums(
  { language, t }: Speaker,
  { quantity, discount, bonuses, correction, total }: CustomerDocument,
): DocumentSum[] {
  const lowered = (amount: number | null) => ({ amount: amount && -amount, tone: amount ? ('fall' as const) : null });
  const amounts = [
    { key: 'discount', ...lowered(discount) },
    { key: 'bonuses', ...lowered(bonuses) },
    { key: 'correction', amount: correction, tone: null },
    { key: 'total', amount: total, tone: 'total' as const },
  ];
  const pieces =
    quantity === null ? [] : [{ key: 'quantity', value: t('words:pieces', { count: quantity }), tone: null }];
  const money = amounts.flatMap(({ key, amount, tone }) =>
    amount === null || (amount === 0 && key !== 'total') ? [] : [{ key, value: formatMoney(language, amount), tone }],
  );
  return [...pieces, ...money].map((sum) => ({ ...sum, label: t(`documents:sum.${sum.key}`) }));
}

/** The rate that a price in hryvnias was made with; none where it was a price in hryvnias from the start. */
export function describeRate({ language, t }: Speaker, { rate }: DocumentItem): string | null {
  return rate === null || rate === 1 ? null : t('documents:rate', { rate: formatRate(language, rate) });
}

/** '50 шт × 38,40 грн', and what was taken off where the sum is less than that. */
function describeAmount({ language, t }: Scope, { quantity, price, total }: DocumentItem): string {
  const amount = t('documents:amount', {
    pieces: t('words:pieces', { count: quantity }),
    price: formatMoney(language, price),
  });
  const discount = price * quantity - total;
  return discount > 0 ? t('documents:amountLess', { amount, discount: formatMoney(language, discount) }) : amount;
}

/** A position of a document. */
export function describeItem(scope: Scope, item: DocumentItem): DocumentItemView {
  const { language, links, t } = scope;
  return {
    id: item.id,
    href: links.to('product', { id: item.product.id }),
    name: item.product.name,
    picture: smallPicture(scope, item.product.images),
    manufacturer: item.manufacturer?.name ?? null,
    amount: describeAmount(scope, item),
    container: wordFor(t, 'container', item.container),
    rate: describeRate(scope, item),
    total: formatMoney(language, item.total),
  };
}
