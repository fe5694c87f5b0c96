import type { BadgeTone } from '~/ui/badge';
import type { ContactLinkView } from '~/ui/contact-link';
import type { SummaryRow } from '~/ui/summary-list';

/** A document as the page names it. */
export interface DocumentLink {
  readonly id: string;
  /** 'Видаткова накладна № ВН-000812' */
  readonly title: string;
  /** '16 листопада 2026 р. · 4 312,50 грн' */
  readonly details: string;
  readonly href: string;
}

export interface DeliveredLineView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly manufacturer: string | null;
  /** '50 шт × 38,40 грн' each; null where there is none. */
  readonly ordered: string | null;
  readonly delivered: string | null;
  /** What differs, in words: 'бракує 25 шт'. */
  readonly marks: readonly { readonly tone: BadgeTone; readonly word: string }[];
  /** What it comes to, with its sign. */
  readonly difference: string;
}

/** The claim as text to send, and whom to. */
export interface ClaimView {
  readonly text: string;
  /** 'Ірина Мельник, +380 67 000 00 01'; the phone where there is one. */
  readonly person: string;
  /** 'Рекламації приймаємо протягом 24 годин після отримання товару.' */
  readonly when: string;
  readonly mailHref: string | null;
  readonly smsHref: string | null;
  /** Whether the whole text fits into the links; else they open an empty message. */
  readonly isInLinks: boolean;
}

/** An order beside its invoices. */
export interface ComparedView {
  readonly kind: 'compared';
  readonly order: DocumentLink;
  /** What the lines are compared with, each with how it is known to belong. */
  readonly invoices: readonly (DocumentLink & { readonly analysis: string; readonly isNamed: boolean })[];
  /** Whether they were chosen by the customer; else they were found. */
  readonly isChosen: boolean;
  /** More were chosen than are compared. */
  readonly isCut: boolean;
  /** What to do where there is no invoice. */
  readonly advice: ContactLinkView | null;
  readonly choices: readonly (DocumentLink & { readonly isChosen: boolean })[];
  readonly different: readonly DeliveredLineView[];
  readonly same: readonly DeliveredLineView[];
  /** What the invoices are above the order, with its sign. */
  readonly difference: string;
  readonly sums: readonly (SummaryRow & { readonly label: string })[];
  readonly claim: ClaimView | null;
  /** Claim acts and returns that were made out for it already. */
  readonly claims: readonly DocumentLink[];
}

/** An invoice whose order is not known: the customer chooses. */
export interface UnmatchedView {
  readonly kind: 'unmatched';
  readonly invoice: DocumentLink;
  /** Each opens the comparison with that order. */
  readonly orders: readonly DocumentLink[];
}

export type OrderVsInvoiceView = ComparedView | UnmatchedView;
