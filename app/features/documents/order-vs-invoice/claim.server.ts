import { addressMessage } from '~/data/message-links.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate } from '~/i18n/formats';
import type { DeliveredTotals } from '~server/domain/order-vs-invoice';
import { fullNameOf } from '~server/domain/full-name';
import { orNull } from '~server/api/result';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import type { ClaimView, DeliveredLineView } from './order-vs-invoice-view';
import { formatSigned } from './describe-lines.server';

interface Differences {
  readonly order: CustomerDocument;
  readonly invoices: readonly CustomerDocument[];
  readonly lines: readonly DeliveredLineView[];
  readonly totals: DeliveredTotals;
}

/** The text of a claim, to the sales representative or else the shop. */
export async function createClaim(ctx: RequestContext, differences: Differences): Promise<ClaimView> {
  const { t, services } = ctx;
  const { order } = differences;
  const subject = t('order-vs-invoice:claim.subject', { order: documentTitle(ctx, order) });
  const text = formatClaim(ctx, differences, await orNull(ctx.account()));
  const { claimHours } = services.env.rules;
  return {
    ...(await addressMessage(ctx, {
      subject,
      text,
      url: ctx.origin + ctx.links.to('order-vs-invoice', { id: order.id }),
    })),
    when: claimHours ? t('order-vs-invoice:claim.within', { count: claimHours }) : t('order-vs-invoice:claim.soon'),
  };
}

function formatClaim(
  ctx: RequestContext,
  { order, invoices, lines, totals }: Differences,
  account: Account | null,
): string {
  const { t, language } = ctx;
  const dated = (document: CustomerDocument) =>
    t('order-vs-invoice:claim.dated', {
      title: documentTitle(ctx, document),
      date: formatDate(language, document.date),
    });
  const customer = fullNameOf(account) || account?.phone;
  return [
    t('order-vs-invoice:claim.opening', { order: dated(order) }),
    t('order-vs-invoice:claim.invoices', { invoices: invoices.map(dated).join(', ') }),
    ...(customer
      ? [
          t('order-vs-invoice:claim.customer', {
            customer: [customer, account?.customerCode].filter(Boolean).join(', '),
          }),
        ]
      : []),
    '',
    ...lines.map((line, index) => `${index + 1}. ${formatClaimLine(ctx, line)}`),
    '',
    t('order-vs-invoice:claim.difference', { amount: formatSigned(language, totals.difference) }),
    t('order-vs-invoice:claim.closing'),
  ].join('\n');
}

function formatClaimLine(
  { t }: RequestContext,
  { name, manufacturer, ordered, delivered, marks, difference }: DeliveredLineView,
): string {
  const facts = [
    t('order-vs-invoice:claim.ordered', { amount: ordered ?? t('order-vs-invoice:claim.nothing') }),
    t('order-vs-invoice:claim.delivered', { amount: delivered ?? t('order-vs-invoice:claim.nothing') }),
    ...marks.map(({ word }) => word),
  ];
  return `${[name, manufacturer].filter(Boolean).join(', ')}: ${facts.join('; ')} (${difference}).`;
}
