import clsx from 'clsx';

export interface StatusView {
  /** The API's member, which decides the colour. */
  readonly code: string;
  readonly word: string;
}

const statusColours: Readonly<Record<string, string>> = {
  preliminary: 'bg-amber-tint text-amber-ink',
  accepted: 'bg-media-blue text-ink',
  inWork: 'bg-tint text-leaf-ink',
  florist: 'bg-media-purple text-ink',
  completed: 'border border-border text-leaf-ink',
  canceled: 'bg-poppy-tint text-poppy-ink',
};

const paymentColours: Readonly<Record<string, string>> = {
  pending: 'bg-amber-tint text-amber-ink',
  processing: 'bg-media-blue text-ink',
  hold: 'bg-media-purple text-ink',
  paid: 'border border-border text-leaf-ink',
  success: 'bg-tint text-leaf-ink',
  refunded: 'bg-media-yellow text-ink',
  cancelled: 'bg-border text-ink',
  failed: 'bg-poppy text-on-leaf',
  failure: 'bg-poppy-tint text-poppy-ink',
};

const unknownColour = 'border border-border text-ink';

export function StatusBadge({ status }: { status: StatusView | null }) {
  return status && <Tag colour={statusColours[status.code]}>{status.word}</Tag>;
}

export function PaymentBadge({ payment }: { payment: StatusView | null }) {
  return payment && <Tag colour={paymentColours[payment.code]}>{payment.word}</Tag>;
}

function Tag({ colour = unknownColour, children }: { colour: string | undefined; children: string }) {
  return (
    <span className={clsx('inline-block rounded-tag px-2 py-0.5 text-fine font-semibold forced-colors:border', colour)}>
      {children}
    </span>
  );
}
