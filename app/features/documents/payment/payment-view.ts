import type { QrDrawing } from './draw-qr.server';

export interface PaymentRow {
  readonly key: 'recipient' | 'iban' | 'code' | 'purpose' | 'amount';
  readonly label: string;
  readonly value: string;
  /** As a bank's form takes it. */
  readonly copy: string;
}

export interface PaymentView {
  readonly title: string;
  readonly notes: readonly string[];
  /** Empty where the details are not known or nothing is due. */
  readonly rows: readonly PaymentRow[];
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Null without an amount to pay. */
  readonly code: (QrDrawing & { readonly href: string; readonly name: string; readonly hint: string }) | null;
}
