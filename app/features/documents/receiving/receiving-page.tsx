import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ContactLink } from '~/ui/contact-link';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { SummaryList } from '~/ui/lists/summary-list';
import { PhotoShare } from './photo-share';
import { ReceiptButton, ReceiptForm, receiptFormId } from './receipt-form';
import { DeliveredLine, ReceivedLines } from './received-lines';
import type {
  ClaimView,
  ComparedView,
  DeliveredLineView,
  DocumentLink,
  ReceiptActionData,
  ReceivingView,
} from './receiving-view';
import { InvoiceChoice } from './invoice-choice';
import { TextArea } from '~/ui/fields/field';
import { MessageActions } from '~/ui/overlays/message-actions';
import { Link } from '~/ui/link';
import { ShareMenu } from '~/ui/overlays/share-menu';
import type { ShareView } from '~/ui/overlays/share-view';

const panel = '-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5';

/** An order beside its invoices and what came of it; for an invoice without a match, orders to choose from. */
export function ReceivingPage({ view, answer }: { view: ReceivingView; answer: ReceiptActionData | undefined }) {
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
      {view.kind === 'compared' ? (
        <Compared view={view} answer={answer} />
      ) : (
        <Unmatched invoice={view.invoice} orders={view.orders} />
      )}
    </div>
  );
}

function Compared({ view, answer }: { view: ComparedView; answer: ReceiptActionData | undefined }) {
  // While the store does not answer, what was sent stays on the page.
  const receipt = view.receipt ?? (answer?.typed && { version: 0, saved: null });
  const version = answer?.version ?? receipt?.version ?? 0;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-checkout">
      <div className="grid min-w-0 gap-6">
        <Evidence view={view} />
        {receipt ? (
          <ReceiptForm version={version} saved={receipt.saved} answer={answer}>
            <Lines view={view} boxes={answer ?? { typed: view.receipt?.typed }} />
          </ReceiptForm>
        ) : (
          <Lines view={view} boxes={null} />
        )}
      </div>
      <aside className="grid min-w-0 gap-6">
        {receipt && <Helper form={receiptFormId(version)} share={answer?.share} />}
        <Sums view={view} />
        <InvoiceChoice view={view} open={view.invoices.length === 0} />
      </aside>
    </div>
  );
}

function Sums({ view: { sums, claims, claim } }: { view: ComparedView }) {
  const { t } = useTranslation('receiving');
  return (
    <>
      {sums.length > 0 && (
        <section aria-labelledby="sums" className={panel}>
          <h2 id="sums" className="pb-2 text-section font-semibold">
            {t('sums')}
          </h2>
          <SummaryList rows={sums} />
        </section>
      )}
      {claims.length > 0 && <RelatedDocuments title={t('claims')} docs={claims} />}
      {claim && <ClaimForm claim={claim} />}
    </>
  );
}

function Evidence({ view }: { view: ComparedView }) {
  const { t } = useTranslation('receiving');
  const { order, invoices, advice, isDue, isCut, isChosen, difference, different } = view;
  const count = different.filter((line) => line.difference !== null).length;
  return (
    <>
      <RelatedDocuments
        docs={[{ ...order, note: t('theOrder') }, ...invoices.map((doc) => ({ ...doc, note: doc.analysis }))]}
      />
      {!isDue && <Notice tone="info">{t('notDue')}</Notice>}
      {isCut && <Notice tone="warning">{t('cut')}</Notice>}
      {!isChosen && invoices.some(({ isNamed }) => !isNamed) && <Notice tone="warning">{t('guessed')}</Notice>}
      {difference === null && (
        <Notice tone="info" title={t('noInvoice')}>
          {advice && <ContactLink call={advice} />}
        </Notice>
      )}
      {difference !== null && count > 0 && (
        <Notice tone="warning" title={t('different', { count })}>
          {t('differentBy', { amount: difference })}
        </Notice>
      )}
      {difference !== null && count === 0 && <Notice tone="success">{t('allSame')}</Notice>}
    </>
  );
}

function Lines({ view, boxes }: { view: ComparedView; boxes: ReceiptActionData | null }) {
  const { t } = useTranslation('receiving');
  const isInvoiced = view.invoices.length > 0;
  const row = (line: DeliveredLineView) => <DeliveredLine line={line} isInvoiced={isInvoiced} />;
  return (
    <>
      <ReceivedLines title={t('differentTitle')} lines={view.different} boxes={boxes}>
        {row}
      </ReceivedLines>
      <ReceivedLines title={t(isInvoiced ? 'sameTitle' : 'orderedTitle')} lines={view.same} boxes={boxes}>
        {row}
      </ReceivedLines>
    </>
  );
}

function Helper({ form, share }: { form: string; share: ReceiptActionData['share'] }) {
  const { t } = useTranslation('receiving');
  return (
    <section aria-labelledby="helper" className={`${panel} grid gap-3`}>
      <h2 id="helper" className="text-section font-semibold">
        {t('link.title')}
      </h2>
      <p className="text-small text-muted">{t('link.lead')}</p>
      <div>
        <ReceiptButton form={form} intent="share" variant="outline" />
      </div>
      {share && <SharedLink share={share} />}
    </section>
  );
}

/** Takes the focus, as it stands below the lines. */
function SharedLink({ share }: { share: ShareView }) {
  const { t } = useTranslation('receiving');
  useEffect(() => document.getElementById('link')?.focus(), []);
  return (
    <>
      <TextArea name="link" label={t('link.title')} quietLabel readOnly rows={4} value={share.text} />
      <div>
        <ShareMenu share={share} />
      </div>
    </>
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

function ClaimForm({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('receiving');
  const { text, person, when } = claim;
  return (
    <section aria-labelledby="claim-title" className={`${panel} grid gap-3`}>
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
      <PhotoShare share={claim.share} />
      <MessageActions
        message={claim}
        labels={{ mail: t('claim.mail'), sms: t('claim.sms'), long: t('claim.tooLong') }}
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
