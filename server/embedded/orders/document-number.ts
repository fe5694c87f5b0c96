import type { DocumentType } from '../../contract/enumerations';

const prefixes: Partial<Record<DocumentType, string>> = {
  order: 'ЗМ',
  proforma: 'РФ',
  expenseInvoice: 'ВН',
  claimAct: 'АР',
  waybillInvoice: 'ТТН',
  return: 'ПВ',
  sale: 'РЛ',
};

/** `ЗМ-001234` */
export function documentNumber(documentType: DocumentType, serial: number): string {
  return `${prefixes[documentType] ?? 'ДК'}-${String(serial).padStart(6, '0')}`;
}
