import { useTranslation } from 'react-i18next';
import { useLinks, useCurrentUrl } from '~/use-links';
import type { RestoredSheet, SheetActionData } from '~/features/reorder/sheet/order-line';
import { OrderSheet } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import type { RepeatView } from './repeat.server';

type Props = { view: RepeatView & RestoredSheet; answer: SheetActionData | undefined };

export function RepeatPage({ view, answer }: Props) {
  const { t } = useTranslation('papers');
  const links = useLinks();
  const { heading, lead, place, lines, counts, totalThen, orderable, restored } = view;
  return (
    <div className="pb-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={[place, { label: heading }]} />
      <PageHeading title={heading} lead={lead} />
      {answer && <SheetOutcome lines={lines} result={answer} />}
      {!orderable && !answer && (
        <Notice
          className="mb-5"
          tone="warning"
          action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
        >
          {t('repeat.nothing')}
        </Notice>
      )}
      {orderable && !answer && <p className="pb-4 text-muted">{[...counts, totalThen].join(' · ')}</p>}
      <OrderSheet id="repeat" action={useCurrentUrl()} lines={lines} result={answer ?? restored ?? undefined} />
    </div>
  );
}
