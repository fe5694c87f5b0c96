import type { BadgeTone } from '~/ui/badge';
import type { ContactLinkView } from '~/ui/contact-link';
import type { MessageView } from '~/ui/overlays/message-actions';
import type { ShareView } from '~/ui/overlays/share-view';
import type { SummaryRow } from '~/ui/lists/summary-list';
import type { ReceiptBox, ReceivedCount, TypedCount } from '~server/domain/receipt';

export interface DocumentLink {
  readonly id: string;
  /** 'Видаткова накладна № ВН-000812' */
  readonly title: string;
  /** '16 листопада 2026 р. · 4 312,50 грн' */
  readonly details: string;
  readonly href: string;
}

export interface ReceivedLineView extends ReceivedCount {
  readonly id: string;
  readonly name: string;
  readonly manufacturer: string | null;
  /** Pieces that have to come. */
  readonly expected: number;
}

export interface DeliveredLineView extends ReceivedLineView {
  readonly href: string;
  /** '50 шт × 38,40 грн' */
  readonly ordered: string | null;
  readonly delivered: string | null;
  /** 'бракує 25 шт' */
  readonly marks: readonly { readonly tone: BadgeTone; readonly word: string }[];
  /** '−960,00 грн' of the invoice against the order; null where they are the same. */
  readonly difference: string | null;
  /** What did not come or is bad, in money. */
  readonly claimed: string | null;
}

export interface ReceiptError {
  readonly itemId?: string;
  readonly name?: string;
  readonly box?: ReceiptBox;
  readonly message: string;
}

/** The boxes of a page as they were sent, by line: why they were not saved, or the link to them. */
export interface ReceiptActionData {
  readonly typed?: Readonly<Record<string, TypedCount>> | undefined;
  /** Of a line, or of all. */
  readonly errors?: readonly ReceiptError[];
  /** The version that the boxes were made of, where it stays that of the page. */
  readonly version?: number;
  readonly share?: ShareView | undefined;
}

export interface ClaimView extends MessageView {
  /** 'Рекламації приймаємо протягом 24 годин після отримання товару.' */
  readonly when: string;
}

export interface ComparedView {
  readonly kind: 'compared';
  /** Whether it is the day of delivery, or after it. */
  readonly isDue: boolean;
  /** Null before it is due, and while the account's store does not answer. */
  readonly receipt: {
    readonly version: number;
    /** 'Збережено 29 листопада, 06:12' */
    readonly saved: string | null;
    /** What was sent when the session had ended. */
    readonly typed?: ReceiptActionData['typed'];
  } | null;
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
  /** '−1 400,00 грн', null without an invoice */
  readonly difference: string | null;
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
