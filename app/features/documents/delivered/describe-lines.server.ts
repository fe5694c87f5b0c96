import type { Scope } from '~/bff/scope.server';
import { formatMoney, formatPercent } from '~/i18n/formats';
import type { ComparedLine, DeliveredTotals, PaperLine } from '~/trade/delivered';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import type { Speaker } from '../describe-document.server';
import type { Match } from '../related/pick-invoices.server';
import type { ComparedView, DeliveredLineView } from './delivered-view';

/** What is known of each product from the documents it stands on. */
export type Goods = ReadonlyMap<string, DocumentItem>;

/** Names and farms of all products of some documents; the first document has the first word. */
export function goodsOf(documents: readonly CustomerDocument[]): Goods {
  const items = documents.flatMap((document) => document.items ?? []).reverse();
  return new Map(items.map((item) => [item.product.id, item]));
}

/** How an invoice is known to belong to the order. */
export function describeEvidence({ t, language }: Speaker, { isNamed, share }: Match): string {
  return isNamed
    ? t('delivered:evidence.named')
    : t('delivered:evidence.goods', { percent: formatPercent(language, Math.round(share * 100)) });
}

/** A line of the comparison in words. */
export function describeLine(speaker: Speaker, line: ComparedLine, goods: Goods): DeliveredLineView {
  const { language, links } = speaker;
  const { productId, ordered, delivered, quantityWorth, priceWorth } = line;
  const item = goods.get(productId);
  return {
    id: productId,
    href: links.to('product', { id: productId }),
    name: item?.product.name ?? productId,
    manufacturer: item?.manufacturer?.name ?? null,
    ordered: amountOf(speaker, ordered),
    delivered: amountOf(speaker, delivered),
    marks: describeMarks(speaker, line),
    difference: signed(language, quantityWorth + priceWorth),
  };
}

/** What was ordered, what came, what each kind of difference comes to, and the difference last. */
export function describeTotals(
  { language, t }: Speaker,
  { ordered, delivered, short, over, price, difference }: DeliveredTotals,
): ComparedView['sums'] {
  const worths = [
    { key: 'short', worth: short },
    { key: 'over', worth: over },
    { key: 'price', worth: price },
  ] as const;
  const parts = worths.flatMap(({ key, worth }) => (worth === 0 ? [] : [{ key, value: signed(language, worth) }]));
  const sums = [
    { key: 'ordered' as const, value: formatMoney(language, ordered) },
    ...parts,
    { key: 'delivered' as const, value: formatMoney(language, delivered) },
  ];
  return [...sums, { key: 'difference' as const, value: signed(language, difference), tone: 'total' as const }].map(
    (sum) => ({
      ...sum,
      label: t(`delivered:sum.${sum.key}`),
    }),
  );
}

/** An amount with its sign: '+12,00 грн', '−12,00 грн', '0,00 грн'. */
export function signed(language: Scope['language'], kopiykas: number): string {
  return `${kopiykas > 0 ? '+' : ''}${formatMoney(language, kopiykas)}`;
}

function describeMarks(
  { t, language }: Speaker,
  { quantity, price, ordered, delivered, priceWorth }: ComparedLine,
): DeliveredLineView['marks'] {
  const pieces = t('words:pieces', { count: Math.abs(delivered.quantity - ordered.quantity) });
  const marks: DeliveredLineView['marks'][number][] = [];
  if (quantity !== 'same') {
    const tone = quantity === 'over' || quantity === 'added' ? 'waiting' : 'bad';
    marks.push({ tone, word: t(`delivered:mark.${quantity}`, { pieces }) });
  }
  if (price !== 'same') {
    const amount = formatMoney(language, Math.abs(priceWorth));
    marks.push({ tone: price === 'dearer' ? 'bad' : 'running', word: t(`delivered:mark.${price}`, { amount }) });
  }
  return marks;
}

/** Pieces at the price of one with the discount taken off. */
function amountOf({ t, language }: Speaker, { quantity, total }: PaperLine): string | null {
  if (quantity <= 0) return null;
  return t('documents:amount', {
    pieces: t('words:pieces', { count: quantity }),
    price: formatMoney(language, Math.round(total / quantity)),
  });
}
