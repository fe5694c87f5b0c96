import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SheetOutcome } from '~/ui/sheet-outcome';
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
      {answer && <Outcome answer={answer} lines={lines} />}
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

function Outcome({ answer: { text, refused }, lines }: { answer: RepeatAnswer } & Pick<RepeatView, 'lines'>) {
  const { t } = useTranslation('papers');
  const cart = { label: t('repeat.toCart'), href: useLinks().to('checkout') };
  const isLine = (productId: string) => lines.some((line) => line.productId === productId);
  const faults = refused.map((fault) => ({ ...fault, fieldId: isLine(fault.productId) ? repeatFieldId(fault.productId) : undefined }));
  return <SheetOutcome text={text} cart={cart} title={t('repeat.notAdded')} refused={faults} nothing={t('repeat.noneChosen')} />;
}
