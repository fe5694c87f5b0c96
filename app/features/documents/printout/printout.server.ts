import { notFound } from '~/bff/errors/to-error-view.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { formatAmount, formatDate, formatNumber } from '~/i18n/formats';
import { sumItem } from '~server/contract/document-sums';
import { orNull } from '~server/api/result';
import type { Account } from '~server/contract/account';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { toStatusViews, type I18nContext } from '../document-row.server';
import { toDetailViews, formatDocumentRate, toSumViews } from '../document-view.server';
import { listOf } from '~/data/documents/document-lists.server';
import { labelFor } from '~/data/documents/enum-labels.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { addLengthsTo } from '../name-lengths.server';
import { toPaymentInformation, toPaymentView } from '../payment/payment-view.server';
import { type PrintoutKind, printoutRules, printoutsFor } from './printout-kinds';
import { fullNameOf } from '~server/domain/full-name';
import { formatPhone } from '~server/domain/phone-numbers';

/** A printout; without a buyer where the account is missing. @param wanted null for the default kind @throws the 404 page for an unknown document or kind */
export async function loadPrintout(args: RouteArgs, id: string, wanted: string | null) {
  const { ctx, request } = args;
  const { t, links } = ctx;
  const reading = fetchDocument(args, id).then((document) => addLengthsTo(ctx, document));
  const [document, account] = await Promise.all([reading, orNull(ctx.account())]);
  const offered = printoutsFor(document.documentType);
  const kind = wanted === null ? offered[0] : offered.find((each) => each === wanted);
  if (!kind) throw notFound(ctx, request, 'document');
  const body = toPrintoutView(ctx, document, account, kind);
  const printout = {
    ...body,
    kinds: offered.map((each) => ({
      label: printoutTitle(t, each, document.documentType),
      href: links.to('customer-print-document-id', { id }, { sheet: each }),
      current: each === kind,
    })),
    pdfHref: printoutPdfHref(ctx, kind, id),
    // The API's PDF of the invoice to pay.
    clientInvoiceHref: offered.includes('paymentInformation')
      ? links.to('document-pdf', { kind: 'client-invoice', id })
      : null,
    closeHref: links.to(listOf(document), {}, { id }),
  };
  return { title: body.title, description: t('papers:description', { title: body.title }), printout };
}

export type PrintoutView = Awaited<ReturnType<typeof loadPrintout>>['printout'];

/** The API's PDF of a printout; null where it draws none. */
export function printoutPdfHref({ links }: RequestContext, kind: PrintoutKind, id: string): string | null {
  const { pdf } = printoutRules[kind];
  return pdf && links.to('document-pdf', { kind: pdf, id });
}

export function toPrintoutView(
  ctx: RequestContext,
  document: CustomerDocument,
  account: Account | null,
  kind: PrintoutKind,
) {
  const { t, language } = ctx;
  return {
    title: t('papers:titled', { printout: printoutTitle(t, kind, document.documentType), number: document.number }),
    date: formatDate(language, document.date),
    parties: toPartyViews(ctx, account),
    facts: [...toStatusLines(ctx, document), ...toDetailViews(ctx, document)],
    lines: (document.items ?? []).map((item) => toPrintoutLine(ctx, item)),
    sums: toSumViews(ctx, document),
    payment: toPayment(ctx, document, account, kind),
    signatures: printoutRules[kind].signatures.map((key) => t(key)),
  };
}

export type PrintoutBodyView = ReturnType<typeof toPrintoutView>;

function toPayment(ctx: RequestContext, document: CustomerDocument, account: Account | null, kind: PrintoutKind) {
  if (kind === 'paymentInformation') return toPaymentInformation(ctx, document, account);
  return toPaymentView(ctx, document, account);
}

/** Proforma and payment information are also made from other types of documents. */
export function printoutTitle(t: RequestContext['t'], kind: PrintoutKind, documentType: string): string {
  const isOfAnother = kind === 'proforma' || kind === 'paymentInformation';
  return isOfAnother ? t(`papers:printout.${kind}`) : (labelFor(t, 'type', documentType) ?? documentType);
}

/** Type and statuses in words: paper has no colours. */
function toStatusLines(i18n: I18nContext, document: CustomerDocument) {
  const { t } = i18n;
  const { status, payment } = toStatusViews(i18n, document);
  return [
    { label: t('documents:documentType'), value: labelFor(t, 'type', document.documentType) ?? document.documentType },
    ...(status ? [{ label: t('documents:status'), value: status.word }] : []),
    ...(payment ? [{ label: t('papers:paymentStatus'), value: payment.word }] : []),
  ];
}

function toPrintoutLine(i18n: I18nContext, item: DocumentItem) {
  const { language, t } = i18n;
  return {
    id: item.id,
    name: item.product.name,
    // 'Los Nevados · HB, пів коробки · курс валюти 42,15'
    details: [item.manufacturer?.name, labelFor(t, 'container', item.container), formatDocumentRate(i18n, item)]
      .filter(Boolean)
      .join(' · '),
    quantity: formatNumber(language, item.quantity),
    price: formatAmount(language, item.price),
    // From quantity × price to the total.
    discount: formatAmount(language, sumItem(item).discount),
    total: formatAmount(language, item.total),
  };
}

/** Seller and, with an account, buyer. */
function toPartyViews({ t, language, shopName, services: { env } }: RequestContext, account: Account | null) {
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
