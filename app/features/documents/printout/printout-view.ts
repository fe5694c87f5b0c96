import type { DocumentFact, DocumentSum } from '../one-document-page';

/** The supplier or the customer: a name and how they are reached. */
export interface PrintoutParty {
  readonly role: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PrintoutLine {
  readonly id: string;
  readonly name: string;
  /** Farm, box, rate: 'Los Nevados · HB, пів коробки · курс валюти 42,15'. */
  readonly details: string;
  readonly quantity: string;
  readonly price: string;
  /** What leads from quantity × price to the total. */
  readonly discount: string;
  readonly total: string;
}

/** What stands on the paper itself. */
export interface PrintoutBodyView {
  /** 'Видаткова накладна № ВН-000812' */
  readonly title: string;
  readonly date: string;
  readonly parties: readonly PrintoutParty[];
  readonly facts: readonly DocumentFact[];
  readonly lines: readonly PrintoutLine[];
  readonly sums: readonly DocumentSum[];
  /** What is to be paid and how; on the payment printout alone. */
  readonly payment: readonly string[];
  readonly signatures: readonly string[];
}

export interface PrintoutView extends PrintoutBodyView {
  /** All that the document is printed as, this one among them. */
  readonly kinds: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
  readonly pdfHref: string;
  /** The document on its own page. */
  readonly closeHref: string;
}
