import type { PdfKind } from '~server/contract/enumerations';

/** The sheets a document is printed as (specification, section 2). */
export type SheetKind = 'proforma' | 'expenseInvoice' | 'claimAct' | 'paymentInformation';

interface SheetRule {
  /** The API's PDF of the same paper. */
  readonly pdf: PdfKind;
  /** Who signs it, by message key; nobody signs what only informs. */
  readonly signatures: readonly string[];
}

export const sheetRules: Readonly<Record<SheetKind, SheetRule>> = {
  proforma: { pdf: 'proforma', signatures: ['papers:sign.issued'] },
  expenseInvoice: { pdf: 'invoice', signatures: ['papers:sign.handedOver', 'papers:sign.received'] },
  claimAct: { pdf: 'claim-act', signatures: ['papers:sign.supplier', 'papers:sign.customer'] },
  paymentInformation: { pdf: 'check', signatures: [] },
};

/** Which sheets each type of document is printed as; the first one unless another is asked for. */
const sheetsOfType: Readonly<Partial<Record<string, readonly [SheetKind, ...SheetKind[]]>>> = {
  order: ['proforma', 'paymentInformation'],
  proforma: ['proforma', 'paymentInformation'],
  sale: ['expenseInvoice', 'paymentInformation'],
  expenseInvoice: ['expenseInvoice', 'paymentInformation'],
  waybillInvoice: ['expenseInvoice'],
  claimAct: ['claimAct'],
  return: ['claimAct'],
};

/** The sheets of a type of document; any other type is printed for what it says about money. */
export function sheetsFor(documentType: string): readonly [SheetKind, ...SheetKind[]] {
  return sheetsOfType[documentType] ?? ['paymentInformation'];
}
