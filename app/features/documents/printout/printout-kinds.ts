import type { MessageKey } from '~/i18n/message-key';
import type { PdfKind } from '~server/contract/enumerations';

/** What a document is printed as (specification, section 2). */
export type PrintoutKind = 'proforma' | 'expenseInvoice' | 'claimAct' | 'paymentInformation';

interface PrintoutRule {
  /** The API's PDF of the same paper. */
  readonly pdf: PdfKind;
  /** Who signs it, by message key; nobody signs what only informs. */
  readonly signatures: readonly MessageKey[];
}

export const printoutRules: Readonly<Record<PrintoutKind, PrintoutRule>> = {
  proforma: { pdf: 'proforma', signatures: ['papers:sign.issued'] },
  expenseInvoice: { pdf: 'invoice', signatures: ['papers:sign.handedOver', 'papers:sign.received'] },
  claimAct: { pdf: 'claim-act', signatures: ['papers:sign.supplier', 'papers:sign.customer'] },
  paymentInformation: { pdf: 'check', signatures: [] },
};

/** What each type of document is printed as; the first one unless another is asked for. */
const printoutsOfType: Readonly<Partial<Record<string, readonly [PrintoutKind, ...PrintoutKind[]]>>> = {
  order: ['proforma', 'paymentInformation'],
  proforma: ['proforma', 'paymentInformation'],
  sale: ['expenseInvoice', 'paymentInformation'],
  expenseInvoice: ['expenseInvoice', 'paymentInformation'],
  waybillInvoice: ['expenseInvoice'],
  claimAct: ['claimAct'],
  return: ['claimAct'],
};

/** What a type of document is printed as; any other type is printed for what it says about money. */
export function printoutsFor(documentType: string): readonly [PrintoutKind, ...PrintoutKind[]] {
  return printoutsOfType[documentType] ?? ['paymentInformation'];
}
