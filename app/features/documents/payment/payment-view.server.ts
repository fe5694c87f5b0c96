import { salesContact } from '~/data/contact-link.server';
import type { RequestContext } from '~/bff/context.server';
import { formatTransferAmount, paymentCodeUrl, paymentPurpose } from '~server/domain/payment-code.server';
import { formatPhone } from '~server/domain/phone-numbers';
import { isPaymentUnderWay, isToBePaid } from '~server/domain/unpaid';
import { formatDate, formatMoney } from '~/i18n/formats';
import type { Account } from '~server/contract/account';
import type { CustomerDocument } from '~server/contract/documents';
import { signOf, type Money } from '~server/contract/money';
import type { PaymentAccount } from '~server/env';
import { drawQr } from './draw-qr.server';
import type { PaymentRow, PaymentView } from './payment-view';

/** The supplier's account and the payment code of an unpaid document; null where it is paid or asks for no money, or the account is not set. */
export function toPaymentView(ctx: RequestContext, document: CustomerDocument, account: Account | null) {
  const { paymentAccount } = ctx.services.env;
  if (!paymentAccount || !isToBePaid(document)) return null;
  const { t } = ctx;
  const { total } = document;
  const underWay = isPaymentUnderWay(document) ? [t('payment:underWay')] : [];
  if (total === null) {
    const notes = [...underWay, t('payment:noTotal'), ...askForDetails(ctx, account, 'payment:askForTotal')];
    return { ...emptyView(ctx, notes), rows: toRows(ctx, paymentAccount, document) };
  }
  if (signOf(total) <= 0) return nothingToPay(ctx, total);
  return {
    ...emptyView(ctx, underWay),
    rows: toRows(ctx, paymentAccount, document),
    code: toCode(ctx, paymentAccount, { ...document, total }),
  };
}

/** As {@link toPaymentView}, for the sheet that only informs: it also says that nothing is due, or who knows the details. */
export function toPaymentInformation(ctx: RequestContext, document: CustomerDocument, account: Account | null) {
  const { t, language } = ctx;
  if (!isToBePaid(document)) return emptyView(ctx, [t('papers:nothingDue')]);
  const view = toPaymentView(ctx, document, account);
  if (view) return view;
  const { total, number, date } = document;
  if (total && signOf(total) <= 0) return nothingToPay(ctx, total);
  const purpose = { number, date: formatDate(language, date) };
  return emptyView(ctx, [
    total === null ? t('payment:noTotal') : t('papers:due', { amount: formatMoney(language, total) }),
    account
      ? t('papers:purposeWithCode', { ...purpose, code: account.customerCode ?? account.phone })
      : t('papers:purpose', purpose),
    ...askForDetails(ctx, account, 'papers:bankDetails'),
  ]);
}

function nothingToPay(ctx: RequestContext, total: Money): PaymentView {
  return emptyView(ctx, [ctx.t('payment:nothingToPay', { amount: formatMoney(ctx.language, total) })]);
}

function emptyView({ t }: RequestContext, notes: readonly string[]): PaymentView {
  return {
    title: t('papers:paymentTitle'),
    notes,
    rows: [],
    copyLabel: t('payment:copyDetail'),
    copiedLabel: t('payment:detailCopied'),
    code: null,
  };
}

function askForDetails(
  ctx: RequestContext,
  account: Account | null,
  key: 'papers:bankDetails' | 'payment:askForTotal',
): string[] {
  const { name, phone } = salesContact(ctx, account);
  return phone === undefined ? [] : [ctx.t(key, { name, phone: formatPhone(phone) })];
}

function toRows(
  { t, language }: RequestContext,
  { recipient, iban, code }: PaymentAccount,
  document: CustomerDocument,
): PaymentRow[] {
  const { total } = document;
  const amount: [PaymentRow['key'], value: string, copy?: string][] = total
    ? [['amount', formatMoney(language, total), formatTransferAmount(total)]]
    : [];
  const rows: typeof amount = [
    ['recipient', recipient],
    ['iban', iban],
    ['code', code],
    ['purpose', paymentPurpose(document)],
    ...amount,
  ];
  return rows.map(([key, value, copy = value]) => ({ key, label: t(`payment:row.${key}`), value, copy }));
}

function toCode(
  { t, language }: RequestContext,
  account: PaymentAccount,
  document: CustomerDocument & { readonly total: Money },
): PaymentView['code'] {
  const { total } = document;
  const href = paymentCodeUrl({ ...account, amount: total, purpose: paymentPurpose(document) });
  if (href === null) return null;
  const name = t('payment:openBank', { amount: formatMoney(language, total), number: document.number });
  return { ...drawQr(href), href, name, hint: t('payment:hint') };
}
