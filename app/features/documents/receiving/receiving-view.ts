import type { BadgeTone } from '~/ui/badge';
import type { ContactLinkView } from '~/ui/contact-link';
import type { MessageView } from '~/ui/message-actions';
import type { SummaryRow } from '~/ui/summary-list';

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
  /** '50 шт × 38,40 грн' */
  readonly ordered: string | null;
  readonly delivered: string | null;
  /** 'бракує 25 шт' */
  readonly marks: readonly { readonly tone: BadgeTone; readonly word: string }[];
  /** Differences have their sign. */
  readonly difference: string;
}

export interface ClaimView extends MessageView {
  /** 'Рекламації приймаємо протягом 24 годин після отримання товару.' */
  readonly when: string;
}

export interface ComparedView {
  readonly kind: 'compared';
  readonly order: DocumentLink;
  readonly invoices: readonly (DocumentLink & { readonly analysis: string; readonly isNamed: boolean })[];
  /** Whether the customer chose them; else they were matched. */
  readonly isChosen: boolean;
  /** More were chosen than are compared. */
  readonly isCut: boolean;
  readonly advice: ContactLinkView | null;
  readonly choices: readonly (DocumentLink & { readonly isChosen: boolean })[];
  readonly different: readonly DeliveredLineView[];
  readonly same: readonly DeliveredLineView[];
  readonly difference: string;
  readonly sums: readonly (SummaryRow & { readonly label: string })[];
  readonly claim: ClaimView | null;
  /** Existing claim acts and returns. */
  readonly claims: readonly DocumentLink[];
}

/** An invoice without a match: the customer chooses an order. */
export interface UnmatchedView {
  readonly kind: 'unmatched';
  readonly invoice: DocumentLink;
  readonly orders: readonly DocumentLink[];
}

export type ReceivingView = ComparedView | UnmatchedView;
