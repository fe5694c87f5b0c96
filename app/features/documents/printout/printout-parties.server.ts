import { salesContact } from '~/data/contact-link.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate, formatMoney } from '~/i18n/formats';
import { fullNameOf } from '~/domain/full-name';
import { formatPhone } from '~/domain/phone-numbers';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import type { PrintoutParty } from './printout-view';

/** Payment statuses without anything to pay; a cancelled payment leaves the order unpaid. */
const paidStatuses: readonly (string | null)[] = ['paid', 'success', 'refunded'];

/** Seller and, with an account, buyer. */
export function toPartyViews(
  { t, language, shopName, services: { env } }: RequestContext,
  account: Account | null,
): PrintoutParty[] {
  const { phone, email, address } = env.contact;
  const supplier = {
    role: t('papers:supplier'),
    name: shopName ?? '',
    lines: [address?.[language], phone && formatPhone(phone), email].filter((line) => line !== undefined),
  };
  const suppliers = supplier.name === '' && supplier.lines.length === 0 ? [] : [supplier];
  if (!account) return suppliers;
  const code = account.customerCode ? [t('papers:code', { code: account.customerCode })] : [];
  const lines = [...code, formatPhone(account.phone), ...(account.email ? [account.email] : [])];
  return [...suppliers, { role: t('papers:customer'), name: fullNameOf(account) || account.phone, lines }];
}

/** Amount to pay, purpose, and who gives the bank details. */
export function toPaymentLines(ctx: RequestContext, document: CustomerDocument, account: Account | null): string[] {
  const { t, language } = ctx;
  const { paymentStatus, status, total, number, date } = document;
  if (paidStatuses.includes(paymentStatus) || status === 'canceled') return [t('papers:nothingDue')];
  const purpose = { number, date: formatDate(language, date) };
  const { name, phone } = salesContact(ctx, account);
  return [
    t('papers:due', { amount: formatMoney(language, total) }),
    account
      ? t('papers:purposeWithCode', { ...purpose, code: account.customerCode ?? account.phone })
      : t('papers:purpose', purpose),
    ...(phone === undefined ? [] : [t('papers:bankDetails', { name, phone: formatPhone(phone) })]),
  ];
}
