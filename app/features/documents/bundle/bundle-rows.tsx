import { useTranslation } from 'react-i18next';
import { buttonClass, ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import { PaymentBadge, StatusBadge } from '../status-badge';
import type { BundleRowView } from './bundle.server';

export function BundleRows({ rows }: { rows: readonly BundleRowView[] }) {
  const { t } = useTranslation('bundle');
  return (
    <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:overflow-hidden md:rounded-lg">
      {rows.map(({ id, href, title, date, total, status, payment, printoutHref, pdfHref }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3.5 py-3 md:grid-cols-12 md:px-5"
        >
          <div className="min-w-0 md:col-span-4">
            <h2 className="font-semibold">
              <Link href={href} className="hover:text-leaf-ink hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-small text-muted">{date}</p>
          </div>
          <p className="self-start whitespace-nowrap text-right font-semibold md:order-3 md:col-span-2 md:self-center">
            {total}
          </p>
          <p className="flex min-w-0 flex-wrap gap-1.5 md:order-2 md:col-span-4">
            <StatusBadge status={status} />
            <PaymentBadge payment={payment} />
          </p>
          <div className="flex justify-end gap-2 md:order-4 md:col-span-2">
            <ButtonLink href={printoutHref} variant="secondary" size="sm" aria-label={t('printoutOf', { title })}>
              {t('printout')}
            </ButtonLink>
            {pdfHref !== null && (
              <a
                href={pdfHref}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
                aria-label={t('pdfOf', { title })}
              >
                PDF
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
