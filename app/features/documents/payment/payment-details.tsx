import { CopyButton } from '~/ui/overlays/copy-button';
import { PaymentCode } from './payment-code';
import type { PaymentView } from './payment-view';

/** Details to copy, and the payment code, which opens the bank's application on a phone. */
export function PaymentDetails({ payment, heading: Heading = 'h2' }: { payment: PaymentView; heading?: 'h2' | 'h3' }) {
  const { title, notes, rows, code, copyLabel, copiedLabel } = payment;
  return (
    <>
      <Heading className="text-base font-semibold">{title}</Heading>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {rows.length > 0 && (
        <div className="flex flex-wrap items-start gap-5">
          <dl className="grid min-w-0 flex-1 basis-60 gap-2 print:grid-cols-2">
            {rows.map(({ key, label, value, copy }) => (
              <div key={key} className="flex flex-wrap items-center gap-x-2">
                <dt className="w-full text-small text-muted">{label}</dt>
                <dd className="min-w-0 flex-1 text-meta [overflow-wrap:anywhere]">{value}</dd>
                <dd className="-my-2.5 print:hidden">
                  <CopyButton
                    text={copy}
                    label={copyLabel}
                    of={label}
                    doneLabel={copiedLabel}
                    variant="link"
                    size="sm"
                  />
                </dd>
              </div>
            ))}
          </dl>
          {code && (
            <div className="w-64 print:w-48">
              <a href={code.href} aria-label={code.name} className="block">
                <PaymentCode code={code} />
              </a>
              <p className="mt-1 text-small text-muted print:hidden">{code.hint}</p>
            </div>
          )}
        </div>
      )}
    </>
  );
}
