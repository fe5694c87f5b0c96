import { Link } from '~/ui/link';
import { RepeatOrderSign } from './repeat-order-form';
import type { DocumentRowView } from './document-row.server';
import { PaymentBadge, StatusBadge } from './status-badge';

export function DocumentRows({
  rows,
  heading: Heading = 'h2',
}: {
  rows: readonly DocumentRowView[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:overflow-hidden md:rounded-lg">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-3.5 transition-colors hover:bg-tint md:px-5 lg:grid lg:grid-cols-12 lg:pr-20"
        >
          <div className="min-w-28 flex-1 lg:col-span-3">
            <Heading className="font-semibold">
              <Link href={row.href} prefetch="intent" className="after:absolute after:inset-0">
                {row.title}
              </Link>
            </Heading>
            <p className="text-small text-muted">{row.date}</p>
          </div>
          <div className="self-start text-right lg:order-last lg:col-span-2 lg:self-center">
            <p className="whitespace-nowrap font-semibold">{row.total}</p>
            <p className="text-small text-muted">{row.quantity}</p>
          </div>
          <Delivery row={row} />
          <p className="flex min-w-0 flex-1 flex-wrap gap-1.5 pt-1 lg:col-span-3 lg:pt-0">
            <StatusBadge status={row.status} />
            <PaymentBadge payment={row.payment} />
          </p>
          {row.repeatable && (
            <div className="relative z-10 lg:absolute lg:right-5">
              <RepeatOrderSign documentId={row.id} title={row.title} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Delivery({ row: { delivery, planned } }: { row: DocumentRowView }) {
  return (
    <div className="w-full text-small lg:col-span-4">
      {planned !== null && (
        <p>
          <span className="text-muted">{`${planned.label}: `}</span>
          <span>{planned.value}</span>
        </p>
      )}
      {delivery !== null && <p className="text-muted">{delivery}</p>}
    </div>
  );
}
