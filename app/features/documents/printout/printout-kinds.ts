import type { MessageKey } from '~/i18n/message-key';
import type { PdfKind } from '~server/contract/enumerations';

/** The four of the specification, section 2, and a plain one for documents that are none of them. */
export type PrintoutKind = 'proforma' | 'expenseInvoice' | 'claimAct' | 'paymentInformation' | 'plain';

interface PrintoutRule {
  /** Null where the API draws none. */
  readonly pdf: PdfKind | null;
  /** Message keys; empty for kinds that only inform. */
  readonly signatures: readonly MessageKey[];
}

export const printoutRules: Readonly<Record<PrintoutKind, PrintoutRule>> = {
  proforma: { pdf: 'proforma', signatures: ['papers:sign.issued'] },
  expenseInvoice: {
    pdf: 'invoice',
    signatures: ['papers:sign.handedOver', 'papers:sign.received'],
  },
  claimAct: { pdf: 'claim-act', signatures: ['papers:sign.supplier', 'papers:sign.customer'] },
  paymentInformation: { pdf: 'check', signatures: [] },
  plain: { pdf: null, signatures: [] },
};

/** Kinds by document type, the default first. */
const printoutsOfType: Readonly<Partial<Record<string, readonly [PrintoutKind, ...PrintoutKind[]]>>> = {
  order: ['proforma', 'paymentInformation'],
  proforma: ['proforma', 'paymentInformation'],
  sale: ['expenseInvoice', 'paymentInformation'],
  expenseInvoice: ['expenseInvoice', 'paymentInformation'],
  waybillInvoice: ['expenseInvoice'],
  claimAct: ['claimAct'],
  return: ['claimAct'],
};

export function printoutsFor(documentType: string): readonly [PrintoutKind, ...PrintoutKind[]] {
  return printoutsOfType[documentType] ?? ['plain'];
}
