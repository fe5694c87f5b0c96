import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/submit-button';
import { RepeatLines } from './repeat-lines';
import { repeatFieldId, type RepeatAnswer, type RepeatView } from './repeat-view';

/** What a repeated order comes to today, line by line, and the one button that takes it. */
export function RepeatPage({ view, answer }: { view: RepeatView; answer: RepeatAnswer | undefined }) {
  const { t } = useTranslation('papers');
  const links = useLinks();
  const { heading, lead, place, lines, counts, totalThen, totalNow, orderable } = view;
  const left = lines.some(({ productId, order, instead }) => (order !== null || instead !== null) && !answer?.added.includes(productId)) || (answer?.refused.length ?? 0) > 0;
  return (
    <div className="pb-8">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={[place, { label: heading }]} />
      <PageHeading title={heading} lead={lead} />
      {answer && <RepeatMessage answer={answer} />}
      {!orderable && !answer && (
        <div className="mb-5">
          <Notice tone="warning" action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}>{t('repeat.nothing')}</Notice>
        </div>
      )}
      {orderable && !answer && <p className="pb-4 text-soft">{[...counts, totalThen].join(' · ')}</p>}
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="unit" value="piece" />
        <RepeatLines lines={lines} answer={answer} />
        {left && (
          <div className="sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:rounded-b-lg md:px-5">
            {!answer && <p className="mr-auto font-semibold">{t('repeat.totalNow', { total: totalNow })}</p>}
            <SubmitButton mark={{ intent: 'add', split: null }} pendingLabel={t('repeat.adding')}>{t('repeat.addAll')}</SubmitButton>
          </div>
        )}
      </Form>
    </div>
  );
}

/** What got into the cart all the same, and each line that did not. */
function RepeatMessage({ answer: { text, refused } }: { answer: RepeatAnswer }) {
  const { t } = useTranslation('papers');
  const links = useLinks();
  const faults = refused.map(({ productId, name, message }) => ({ fieldId: repeatFieldId(productId), message: `${name}: ${message}` }));
  return (
    <>
      {text !== '' && (
        <div className="mb-4">
          <Notice tone="success" action={<ButtonLink href={links.to('checkout')} look="outline">{t('repeat.toCart')}</ButtonLink>}>{text}</Notice>
        </div>
      )}
      <ErrorSummary title={t('repeat.notAdded')} faults={faults.length > 0 ? faults : [{ message: t('repeat.noneChosen') }]} />
    </>
  );
}
