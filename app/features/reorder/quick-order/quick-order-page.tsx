import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { AccountField } from '~/ui/account-field';
import { ErrorSummary } from '~/ui/error-summary';
import { TextArea } from '~/ui/field';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/submit-button';
import { usePersistForm } from '~/browser/persist-form';
import { QuickSheet } from './quick-order-sheet';
import { isOpen, quickFieldId, type QuickOrderActionData, type QuickOrderView } from './quick-order-view';

type Props = {
  view: QuickOrderView;
  answer: QuickOrderActionData | undefined;
  /** The sheet as it was when the session ended. */
  restored: QuickOrderActionData | null;
};

/** A list as florists write it; once it is read what was understood, row by row, one button that takes it, and the list to be changed. */
export function QuickOrderPage({ view, answer, restored }: Props) {
  const { t } = useTranslation('quick-order');
  const { rows } = view;
  const sheet = answer ?? restored;
  const isChosen = sheet !== null && sheet.chosen.length > 0;
  return (
    <div className="mx-auto max-w-page pb-8 pt-4">
      <PageHeading title={t('title')} intro={rows ? undefined : t('lead')} />
      {view.error !== null && (
        <ErrorSummary title={t('common:checkForm')} errors={[{ fieldId: 'message', message: view.error }]} />
      )}
      {answer && <Outcome answer={answer} />}
      {rows ? (
        <>
          <QuickSheet message={view.message} rows={rows} answer={isChosen ? sheet : undefined} />
          <details key={view.message} open={rows.every(({ kind }) => kind === 'unknown')} className="mt-4">
            <summary className="inline-flex min-h-target cursor-pointer items-center text-leaf-ink underline underline-offset-4">
              {t('change')}
            </summary>
            <MessageForm view={view} />
          </details>
        </>
      ) : (
        <MessageForm view={view} />
      )}
    </div>
  );
}

function MessageForm({ view: { message, rows, error: fieldError } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('quick-order');
  const action = useLinks().to('quick-order');
  usePersistForm('quick-order-message');
  return (
    <Form id="quick-order-message" method="post" action={action} className="grid max-w-3xl gap-3">
      <AccountField />
      <TextArea
        key={message}
        name="message"
        label={t('message')}
        hint={t('example')}
        rows={rows ? 4 : 8}
        defaultValue={message}
        error={fieldError ?? undefined}
        autoComplete="off"
      />
      <div>
        <SubmitButton
          pendingLabel={t('reading')}
          mark={{ intent: 'read' }}
          look={rows ? 'outline' : 'primary'}
          name="intent"
          value="read"
        >
          {t('read')}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Names each line that is not in the cart as it was written. A message that was only read asked for nothing. */
function Outcome({ answer }: { answer: QuickOrderActionData }) {
  const { view, text, chosen, error: fieldError } = answer;
  const rejected = answer.rejected.map((line) => ({
    ...line,
    name: (line.row === undefined ? undefined : view.rows?.[line.row]?.typed) ?? line.name,
  }));
  return (
    <SheetOutcome
      answer={{ text, rejected, error: fieldError }}
      isOrder={chosen.length > 0}
      fieldOf={({ row = -1 }) => (isOpen(view.rows?.[row], row, answer) ? quickFieldId(row) : undefined)}
    />
  );
}
