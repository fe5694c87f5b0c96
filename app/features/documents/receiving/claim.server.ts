import { addressMessage } from '~/data/message-links.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate } from '~/i18n/formats';
import type { DeliveredTotals } from '~server/domain/order-vs-invoice';
import { fullNameOf } from '~server/domain/full-name';
import { orNull } from '~server/api/result';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import type { ClaimView, DeliveredLineView } from './receiving-view';
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
  const subject = t('receiving:claim.subject', { order: documentTitle(ctx, order) });
  const text = formatClaim(ctx, differences, await orNull(ctx.account()));
  const { claimHours } = services.env.rules;
  return {
    ...(await addressMessage(ctx, {
      subject,
      text,
      url: ctx.origin + ctx.links.to('receiving', { id: order.id }),
    })),
    when: claimHours ? t('receiving:claim.within', { count: claimHours }) : t('receiving:claim.soon'),
  };
}

function formatClaim(
  ctx: RequestContext,
  { order, invoices, lines, totals }: Differences,
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
    t('receiving:claim.invoices', { invoices: invoices.map(dated).join(', ') }),
    ...(customer
      ? [
          t('receiving:claim.customer', {
            customer: [customer, account?.customerCode].filter(Boolean).join(', '),
          }),
        ]
      : []),
    '',
    ...lines.map((line, index) => `${index + 1}. ${formatClaimLine(ctx, line)}`),
    '',
    t('receiving:claim.difference', { amount: formatSigned(language, totals.difference) }),
    t('receiving:claim.closing'),
  ].join('\n');
}

function formatClaimLine(
  { t }: RequestContext,
  { name, manufacturer, ordered, delivered, marks, difference }: DeliveredLineView,
): string {
  const facts = [
    t('receiving:claim.ordered', { amount: ordered ?? t('receiving:claim.nothing') }),
    t('receiving:claim.delivered', { amount: delivered ?? t('receiving:claim.nothing') }),
    ...marks.map(({ word }) => word),
  ];
  return `${[name, manufacturer].filter(Boolean).join(', ')}: ${facts.join('; ')} (${difference}).`;
}
