import { addressMessage } from '~/data/message-links.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate, formatMoney } from '~/i18n/formats';
import type { DeliveredTotals } from '~server/domain/order-vs-invoice';
import { fullNameOf } from '~server/domain/full-name';
import { orNull } from '~server/api/result';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import { isZero, type Money } from '~server/contract/money';
import { hoursToClaim } from '~server/domain/receipt';
import { deliveryOf } from '../related/find-related.server';
import type { ClaimView, DeliveredLineView } from './receiving-view';
import { formatSigned } from './describe-lines.server';

interface Differences {
  readonly order: CustomerDocument;
  readonly invoices: readonly CustomerDocument[];
  readonly lines: readonly DeliveredLineView[];
  readonly totals: DeliveredTotals;
  /** What did not come or is bad. */
  readonly claimed: Money;
}

/** The text of a claim, to the sales representative or else the shop. */
export async function createClaim(ctx: RequestContext, differences: Differences): Promise<ClaimView> {
  const { order } = differences;
  const subject = ctx.t('receiving:claim.subject', { order: documentTitle(ctx, order) });
  const text = formatClaim(ctx, differences, await orNull(ctx.account()));
  const url = ctx.origin + ctx.links.to('receiving', { id: order.id });
  return { ...(await addressMessage(ctx, { subject, text, url })), when: whenToClaim(ctx, order) };
}

/** How long claims are taken, and the hours left since the delivery. */
function whenToClaim({ t, services: { env } }: RequestContext, order: CustomerDocument): string {
  const { claimHours } = env.rules;
  if (!claimHours) return t('receiving:claim.soon');
  const left = hoursToClaim(new Date(deliveryOf(order)), claimHours, new Date());
  const within = t('receiving:claim.within', { count: claimHours });
  if (left === null) return `${within} ${t('receiving:claim.late')}`;
  if (left > claimHours) return within;
  return `${within} ${left > 0 ? t('receiving:claim.left', { count: left }) : t('receiving:claim.lastHour')}`;
}

function formatClaim(
  ctx: RequestContext,
  { order, invoices, lines, totals, claimed }: Differences,
  account: Account | null,
): string {
  const { t, language } = ctx;
  const dated = (document: CustomerDocument) =>
    t('receiving:claim.dated', {
      title: documentTitle(ctx, document),
      date: formatDate(language, document.date),
    });
  const customer = fullNameOf(account) || account?.phone;
  return [
    t('receiving:claim.opening', { order: dated(order) }),
    ...(invoices.length > 0 ? [t('receiving:claim.invoices', { invoices: invoices.map(dated).join(', ') })] : []),
    ...(customer
      ? [
          t('receiving:claim.customer', {
            customer: [customer, account?.customerCode].filter(Boolean).join(', '),
          }),
        ]
      : []),
    '',
    ...lines.map((line, index) => `${index + 1}. ${formatClaimLine(ctx, line, invoices.length > 0)}`),
    '',
    ...(invoices.length > 0
      ? [t('receiving:claim.difference', { amount: formatSigned(language, totals.difference) })]
      : []),
    ...(isZero(claimed) ? [] : [t('receiving:claim.claimed', { amount: formatMoney(language, claimed) })]),
    t('receiving:claim.closing'),
  ].join('\n');
}

function formatClaimLine(
  { t }: RequestContext,
  { name, manufacturer, ordered, delivered, marks, difference, claimed }: DeliveredLineView,
  isInvoiced: boolean,
): string {
  const facts = [
    t('receiving:claim.ordered', { amount: ordered ?? t('receiving:claim.nothing') }),
    ...(isInvoiced ? [t('receiving:claim.delivered', { amount: delivered ?? t('receiving:claim.nothing') })] : []),
    ...marks.map(({ word }) => word),
  ];
  const worths = [difference, claimed && t('receiving:claim.worth', { amount: claimed })].filter(Boolean);
  return `${[name, manufacturer].filter(Boolean).join(', ')}: ${facts.join('; ')}${worths.length > 0 ? ` (${worths.join('; ')})` : ''}.`;
}
