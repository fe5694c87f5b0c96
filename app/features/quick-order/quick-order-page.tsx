import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { TextArea } from '~/ui/field';
import { PageHeading } from '~/ui/page-heading';
import { SheetOutcome } from '~/ui/sheet-outcome';
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
      <PageHeading title={t('title')} intro={t('lead')} />
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

/** Names each line that is not in the cart as it was written. A message that was only read asked for nothing. */
function Outcome({ answer: { view, text, refused, chosen } }: { answer: QuickAnswer }) {
  const { t } = useTranslation('quick-order');
  const cart = { label: t('toCart'), href: useLinks().to('checkout') };
  const lines = refused.map(({ row, name, message }) =>
    row === undefined ? { fieldId: undefined, name, message } : { fieldId: quickFieldId(row), name: view.rows?.[row]?.typed ?? name, message },
  );
  return <SheetOutcome text={text} cart={cart} title={t('notAdded')} refused={lines} nothing={chosen.length > 0 ? t('nothingToAdd') : undefined} />;
}
