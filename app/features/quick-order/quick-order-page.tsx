import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { TextArea } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/submit-button';
import { QuickSheet } from './quick-order-sheet';
import { quickFieldId, type QuickAnswer, type QuickOrderView } from './quick-order-view';

/** A list as florists write it, then what was understood, row by row, and one button that takes it. */
export function QuickOrderPage({ view, answer }: { view: QuickOrderView; answer: QuickAnswer | undefined }) {
  const { t } = useTranslation('quick-order');
  const action = useLinks().to('quick-order');
  const isAnswered = answer !== undefined && answer.chosen.length > 0;
  return (
    <div className="mx-auto max-w-page pb-8 pt-4">
      <PageHeading title={t('title')} lead={t('lead')} />
      {answer && <Outcome answer={answer} />}
      <Form method="post" action={action} className="mb-6 grid max-w-3xl gap-3">
        <TextArea
          key={view.message} name="message" label={t('message')} hint={t('example')} rows={view.rows ? 4 : 8} defaultValue={view.message}
          error={view.fault ?? undefined} autoComplete="off"
        />
        <div>
          <SubmitButton pendingLabel={t('reading')} mark={{ intent: 'read' }} look={view.rows ? 'outline' : 'primary'} name="intent" value="read">{t('read')}</SubmitButton>
        </div>
      </Form>
      {view.rows && <QuickSheet message={view.message} rows={view.rows} answer={isAnswered ? answer : undefined} />}
    </div>
  );
}

/** What got into the cart all the same, and each line that did not. */
function Outcome({ answer: { view, text, refused, chosen } }: { answer: QuickAnswer }) {
  const { t } = useTranslation('quick-order');
  const cart = useLinks().to('checkout');
  const faults = refused.map(({ row, name, message }) =>
    row === undefined ? { message: `${name}: ${message}` } : { fieldId: quickFieldId(row), message: `${view.rows?.[row]?.typed ?? name}: ${message}` },
  );
  return (
    <>
      {text !== '' && (
        <div className="mb-4">
          <Notice tone="success" action={<ButtonLink href={cart} look="outline">{t('toCart')}</ButtonLink>}>{text}</Notice>
        </div>
      )}
      {chosen.length > 0 && <ErrorSummary title={t('notAdded')} faults={faults.length > 0 ? faults : [{ message: t('nothingToAdd') }]} />}
    </>
  );
}
