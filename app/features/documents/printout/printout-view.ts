import type { DocumentFact, DocumentSum } from '../one-document-page';
import type { PaymentView } from '../payment/payment-view';

export interface PrintoutParty {
  readonly role: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PrintoutLine {
  readonly id: string;
  readonly name: string;
  /** 'Los Nevados · HB, пів коробки · курс валюти 42,15' */
  readonly details: string;
  readonly quantity: string;
  readonly price: string;
  /** From quantity × price to the total. */
  readonly discount: string;
  readonly total: string;
}

export interface PrintoutBodyView {
  /** 'Видаткова накладна № ВН-000812' */
  readonly title: string;
  readonly date: string;
  readonly parties: readonly PrintoutParty[];
  readonly facts: readonly DocumentFact[];
  readonly lines: readonly PrintoutLine[];
  readonly sums: readonly DocumentSum[];
  readonly payment: PaymentView | null;
  readonly signatures: readonly string[];
}

export interface PrintoutView extends PrintoutBodyView {
  readonly kinds: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
  readonly pdfHref: string | null;
  /** The API's PDF of the invoice to pay. */
  readonly clientInvoiceHref: string | null;
  readonly closeHref: string;
}
