import { SummaryList } from '~/ui/lists/summary-list';
import { PaymentDetails } from '../payment/payment-details';
import { PrintoutLines } from './printout-lines';
import type { PrintoutBodyView } from './printout.server';

/** A printout from its head to the signatures; `h2` where several are on one page. */
export function PrintoutBody({
  printout,
  heading: Heading = 'h1',
}: {
  printout: PrintoutBodyView;
  heading?: 'h1' | 'h2';
}) {
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  const { title, date, parties, facts, lines, sums, payment, signatures } = printout;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
        <Heading className="text-section font-bold">{title}</Heading>
        <p>{date}</p>
      </header>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {parties.map(({ role, name, lines: contacts }) => (
          <section key={role} className="min-w-0">
            <Part className="text-fine text-muted">{role}</Part>
            {name !== '' && <p className="text-base font-semibold">{name}</p>}
            {contacts.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-t md:grid-cols-3 print:grid-cols-3 border-border pt-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0 break-inside-avoid">
            <dt className="text-fine text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintoutLines lines={lines} />
      <div className="ml-auto w-full max-w-form break-inside-avoid">
        <SummaryList rows={sums.map(({ tone, ...sum }) => (tone ? { ...sum, tone } : sum))} />
      </div>
      {payment && (
        <section className="grid break-inside-avoid gap-2 border-t border-border pt-3">
          <PaymentDetails payment={payment} heading={Part} />
        </section>
      )}
      {signatures.length > 0 && (
        <div className="grid break-inside-avoid grid-cols-2 gap-6 pt-10">
          {signatures.map((role) => (
            <p key={role} className="border-t border-ink pt-1 text-fine text-muted">
              {role}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
