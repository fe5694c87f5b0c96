import type { Scope } from '~/bff/scope.server';
import { formatDate } from '~/i18n/formats';
import type { DeliveredTotals } from '~/trade/delivered';
import { fullNameOf } from '~/trade/full-name';
import { dialNumber, formatPhone } from '~/trade/phone-numbers';
import { orMissing } from '~server/api/outcome';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import { titleOf } from '../related/describe-paper.server';
import type { ClaimView, DeliveredLineView } from './delivered-view';
import { signed } from './describe-lines.server';

/** Mail programs cut longer links, in characters of the link. */
const LONGEST_LINK = 6_000;

interface Differences {
  readonly order: CustomerDocument;
  readonly invoices: readonly CustomerDocument[];
  readonly lines: readonly DeliveredLineView[];
  readonly totals: DeliveredTotals;
}

/** The claim as a text to send to the sales representative, or to the shop where the customer has none. */
export async function writeClaim(scope: Scope, differences: Differences): Promise<ClaimView> {
  const {
    t,
    portal: { env },
  } = scope;
  const account = await orMissing(scope.account());
  const { name, phone, email } = account?.salesRepresentative ?? { name: env.shopName, ...env.contact };
  const subject = t('delivered:claim.subject', { order: titleOf(scope, differences.order) });
  const text = writeText(scope, differences, account);
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const { claimHours } = env.rules;
  const isInLinks = body.length <= LONGEST_LINK;
  return {
    text,
    person: name,
    phone: formatPhone(phone),
    when: claimHours ? t('delivered:claim.within', { count: claimHours }) : t('delivered:claim.soon'),
    mailHref: email
      ? `mailto:${email}?subject=${encodeURIComponent(subject)}${isInLinks ? `&body=${body}` : ''}`
      : null,
    smsHref: `sms:${dialNumber(phone)}${isInLinks ? `?body=${encodeURIComponent(text)}` : ''}`,
    isInLinks,
  };
}

function writeText(scope: Scope, { order, invoices, lines, totals }: Differences, account: Account | null): string {
  const { t, language } = scope;
  const dated = (document: CustomerDocument) =>
    t('delivered:claim.dated', { title: titleOf(scope, document), date: formatDate(language, document.date) });
  const customer = fullNameOf(account) || account?.phone;
  return [
    t('delivered:claim.opening', { order: dated(order) }),
    t('delivered:claim.invoices', { invoices: invoices.map(dated).join(', ') }),
    ...(customer
      ? [t('delivered:claim.customer', { customer: [customer, account?.customerCode].filter(Boolean).join(', ') })]
      : []),
    '',
    ...lines.map((line, index) => `${index + 1}. ${writeLine(scope, line)}`),
    '',
    t('delivered:claim.difference', { amount: signed(language, totals.difference) }),
    t('delivered:claim.closing'),
  ].join('\n');
}

function writeLine(
  { t }: Scope,
  { name, manufacturer, ordered, delivered, marks, difference }: DeliveredLineView,
): string {
  const facts = [
    t('delivered:claim.ordered', { amount: ordered ?? t('delivered:claim.nothing') }),
    t('delivered:claim.delivered', { amount: delivered ?? t('delivered:claim.nothing') }),
    ...marks.map(({ word }) => word),
  ];
  return `${[name, manufacturer].filter(Boolean).join(', ')}: ${facts.join('; ')} (${difference}).`;
}
