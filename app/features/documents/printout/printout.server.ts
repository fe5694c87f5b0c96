import { notFound } from '~/bff/failure.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatDate, formatNumber } from '~/i18n/formats';
import { sumItem } from '~server/contract/document-sums';
import { orMissing } from '~server/api/outcome';
import type { Account } from '~server/contract/account';
import type { CustomerDocument, DocumentItem } from '~server/contract/documents';
import { describeStatuses, type Speaker } from '../describe-document.server';
import { describeFacts, describeRate, describeSums } from '../describe-one.server';
import { placeOf } from '../document-list-rules.server';
import { wordFor } from '../enum-words.server';
import { fetchDocument } from '../fetch-document.server';
import { nameLengthsOf } from '../name-lengths.server';
import { describePayment, describeParties } from './printout-parties.server';
import { type PrintoutKind, printoutRules, printoutsFor } from './printout-kinds';
import type { PrintoutBodyView, PrintoutLine, PrintoutView } from './printout-view';

/**
 * A document as it is printed; without its buyer where the API gives the document alone.
 * @param wanted name of the printout; null for the first one of the document's type
 * @throws the 404 page for an unknown document, and for a printout it is not printed as
 */
export async function readPrintout(args: RouteArgs, id: string, wanted: string | null) {
  const { scope, request } = args;
  const { t, links } = scope;
  const reading = fetchDocument(args, id).then((document) => nameLengthsOf(scope, document));
  const [document, account] = await Promise.all([reading, orMissing(scope.account())]);
  const offered = printoutsFor(document.documentType);
  const kind = wanted === null ? offered[0] : offered.find((each) => each === wanted);
  if (!kind) throw notFound(scope, request, 'document');
  const body = describePrintout(scope, document, account, kind);
  const printout: PrintoutView = {
    ...body,
    kinds: offered.map((each) => ({
      label: namePrintout(t, each, document.documentType),
      href: links.to('customer-print-document-id', { id }, { sheet: each }),
      current: each === kind,
    })),
    pdfHref: links.to('document-pdf', { kind: printoutRules[kind].pdf, id }),
    closeHref: links.to(placeOf(document), {}, { id }),
  };
  return { title: body.title, description: t('papers:description', { title: body.title }), printout };
}

/** What a document's printout of one kind says. */
export function describePrintout(
  scope: Scope,
  document: CustomerDocument,
  account: Account | null,
  kind: PrintoutKind,
): PrintoutBodyView {
  const { t, language } = scope;
  return {
    title: t('papers:titled', { printout: namePrintout(t, kind, document.documentType), number: document.number }),
    date: formatDate(language, document.date),
    parties: describeParties(scope, account),
    facts: [...describeState(scope, document), ...describeFacts(scope, document)],
    lines: (document.items ?? []).map((item) => describeLine(scope, item)),
    sums: describeSums(scope, document),
    payment: kind === 'paymentInformation' ? describePayment(scope, document, account) : [],
    signatures: printoutRules[kind].signatures.map((key) => t(key)),
  };
}

/** What the sheet itself is called by its document's own type; a proforma and payment information are made of other documents, too. */
function namePrintout(t: Scope['t'], kind: PrintoutKind, documentType: string): string {
  const isOfAnother = kind === 'proforma' || kind === 'paymentInformation';
  return isOfAnother ? t(`papers:printout.${kind}`) : (wordFor(t, 'type', documentType) ?? documentType);
}

/** Type, status and payment status in words: paper has no colours. */
function describeState(speaker: Speaker, document: CustomerDocument) {
  const { t } = speaker;
  const { status, payment } = describeStatuses(speaker, document);
  return [
    { label: t('documents:documentType'), value: wordFor(t, 'type', document.documentType) ?? document.documentType },
    ...(status ? [{ label: t('documents:status'), value: status.word }] : []),
    ...(payment ? [{ label: t('papers:paymentStatus'), value: payment.word }] : []),
  ];
}

function describeLine(speaker: Speaker, item: DocumentItem): PrintoutLine {
  const { language, t } = speaker;
  return {
    id: item.id,
    name: item.product.name,
    details: [item.manufacturer?.name, wordFor(t, 'container', item.container), describeRate(speaker, item)]
      .filter(Boolean)
      .join(' · '),
    quantity: formatNumber(language, item.quantity),
    price: formatAmount(language, item.price),
    discount: formatAmount(language, sumItem(item).discount),
    total: formatAmount(language, item.total),
  };
}
