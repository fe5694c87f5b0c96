import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ContactLink } from '~/ui/contact-link';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SummaryList } from '~/ui/summary-list';
import { DifferentLines, SameLines } from './received-lines';
import type { ComparedView, ReceivingView, DocumentLink, ClaimView } from './receiving-view';
import { InvoiceChoice } from './invoice-choice';
import { TextArea } from '~/ui/field';
import { MessageActions } from '~/ui/message-actions';
import { Link } from '~/ui/link';

/** An order compared with its invoices; for an invoice without a match, orders to choose from. */
export function ReceivingPage({ view }: { view: ReceivingView }) {
  const { t } = useTranslation('receiving');
  const links = useLinks();
  const doc = view.kind === 'compared' ? view.order : view.invoice;
  const list = view.kind === 'compared' ? 'orders' : 'history';
  return (
    <div className="pb-8">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[
          { label: t(`list.${list}`), href: links.to(list) },
          { label: doc.title, href: doc.href },
          { label: t('title') },
        ]}
      />
      <PageHeading title={t('title')} />
      {view.kind === 'compared' ? <Compared view={view} /> : <Unmatched invoice={view.invoice} orders={view.orders} />}
    </div>
  );
}

function Compared({ view }: { view: ComparedView }) {
  const { t } = useTranslation('receiving');
  const { order, invoices, advice, different, same, sums, claim, claims } = view;
  if (invoices.length === 0) {
    return (
      <>
        <RelatedDocuments docs={[{ ...order, note: t('theOrder') }]} />
        <EmptyState heading="h2" picture="nothing-found" title={t('noInvoice')}>
          {advice && <ContactLink call={advice} />}
        </EmptyState>
        <InvoiceChoice view={view} open />
      </>
    );
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-checkout">
      <div className="grid min-w-0 gap-6">
        <RelatedDocuments
          docs={[{ ...order, note: t('theOrder') }, ...invoices.map((doc) => ({ ...doc, note: doc.analysis }))]}
        />
        {view.isCut && <Notice tone="warning">{t('cut')}</Notice>}
        {!view.isChosen && invoices.some(({ isNamed }) => !isNamed) && <Notice tone="warning">{t('guessed')}</Notice>}
        {different.length > 0 ? (
          <Notice tone="warning" title={t('different', { count: different.length })}>
            {t('differentBy', { amount: view.difference })}
          </Notice>
        ) : (
          <Notice tone="success">{t('allSame')}</Notice>
        )}
        {different.length > 0 && <DifferentLines title={t('differentTitle')} lines={different} />}
        {same.length > 0 && <SameLines title={t('sameTitle')} lines={same} />}
      </div>
      <aside className="grid min-w-0 gap-6">
        <section aria-labelledby="sums" className="-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5">
          <h2 id="sums" className="pb-2 text-section font-semibold">
            {t('sums')}
          </h2>
          <SummaryList rows={sums} />
        </section>
        {claims.length > 0 && <RelatedDocuments title={t('claims')} docs={claims} />}
        {claim && <ClaimForm claim={claim} />}
        <InvoiceChoice view={view} />
      </aside>
    </div>
  );
}

function Unmatched({ invoice, orders }: { invoice: DocumentLink; orders: readonly DocumentLink[] }) {
  const { t } = useTranslation('receiving');
  return (
    <div className="grid max-w-prose gap-6">
      <RelatedDocuments docs={[invoice]} />
      <Notice tone="info" title={t('noOrder')}>
        {orders.length > 0 ? t('noOrderAdvice') : t('noOrderAtAll')}
      </Notice>
      {orders.length > 0 && <RelatedDocuments title={t('chooseOrder')} docs={orders} />}
    </div>
  );
}

/** The text of a claim: to copy, e-mail or send as a message. */
function ClaimForm({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('receiving');
  const { text, person, when } = claim;
  return (
    <section
      aria-labelledby="claim-title"
      className="-mx-3.5 grid gap-3 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="claim-title" className="text-section font-semibold">
        {t('claim.title')}
      </h2>
      <p className="text-small text-muted">{t('claim.lead', { person, when })}</p>
      <TextArea
        name="claim"
        label={t('claim.title')}
        quietLabel
        hint={t('claim.photos')}
        readOnly
        rows={10}
        value={text}
        className="text-small"
      />
      <MessageActions
        message={claim}
        labels={{
          mail: t('claim.mail'),
          sms: t('claim.sms'),
          long: t('claim.tooLong'),
        }}
      />
    </section>
  );
}

interface Props {
  readonly title?: string;
  readonly docs: readonly (DocumentLink & { readonly note?: string })[];
}

function RelatedDocuments({ title, docs }: Props) {
  return (
    <section className="min-w-0">
      {title !== undefined && <h2 className="pb-2 text-section font-semibold">{title}</h2>}
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:overflow-hidden md:rounded-lg">
        {docs.map(({ id, title: name, details, href, note }) => (
          <li key={id} className="relative px-3.5 py-3 transition-colors hover:bg-tint md:px-5">
            <Link href={href} className="font-semibold after:absolute after:inset-0">
              {name}
            </Link>
            <p className="text-small text-muted">{details}</p>
            {note !== undefined && <p className="text-small">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
