import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ContactLink } from '~/ui/contact-link';
import { PreordersIcon } from '~/ui/icons';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { SummaryList } from '~/ui/lists/summary-list';
import { DocumentActions } from './document-actions';
import { DocumentItems } from './document-items';
import type { DocumentView } from './one-document.server';
import { PaymentDetails } from './payment/payment-details';
import { PaymentBadge, StatusBadge } from './status-badge';

export function OneDocumentPage({ document }: { document: DocumentView }) {
  const { t } = useTranslation('documents');
  const { title, date, back, status, payment, change, unpaid, facts, items, sums, toPay } = document;
  return (
    <article className="pb-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={[back, { label: title }]} />
      <PageHeading
        title={title}
        lead={date}
        actions={
          <p className="flex flex-wrap gap-2">
            <StatusBadge status={status} />
            <PaymentBadge payment={payment} />
          </p>
        }
      />
      {unpaid && (
        <Notice className="mb-5" tone="danger" title={payment?.word} link={unpaid}>
          {unpaid.call && <ContactLink call={unpaid.call} />}
        </Notice>
      )}
      <DocumentActions document={document} />
      {change && <ContactLink call={change} className="pb-6" />}
      <div className="grid items-start gap-8 lg:grid-cols-checkout">
        <DocumentItems items={items} />
        <section
          aria-labelledby="summary"
          className="-mx-3.5 grid gap-5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
        >
          <h2 id="summary" className="sr-only">
            {t('summary')}
          </h2>
          <dl className="grid gap-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
          {document.calendarHref !== null && (
            <p className="print:hidden">
              <a
                href={document.calendarHref}
                className="inline-flex min-h-target items-center gap-2 text-leaf-ink underline underline-offset-4"
              >
                <PreordersIcon className="size-5" />
                <span>{t('toCalendar')}</span>
              </a>
            </p>
          )}
          <div className="border-t border-border pt-3">
            <SummaryList rows={sums.map(({ tone, ...sum }) => (tone ? { ...sum, tone } : sum))} />
          </div>
          {toPay && (
            <div id="payment" className="grid gap-3 border-t border-border pt-5">
              <PaymentDetails payment={toPay} />
            </div>
          )}
        </section>
      </div>
    </article>
  );
}
