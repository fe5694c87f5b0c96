import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { RestoredSheet, SheetActionData } from '~/features/reorder/sheet/order-line';
import { OrderSheet } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { Form } from '~/ui/forms/form';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { TextArea, TextField } from '~/ui/fields/field';
import { Link } from '~/ui/link';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/forms/submit-button';
import { submitKeys } from '~/ui/forms/submit-keys';
import { usePersistForm } from '~/browser/persist-form';
import type { QuickOrderView } from './quick-order-view';

type Props = { view: QuickOrderView & RestoredSheet; answer: SheetActionData | undefined };

export function QuickOrderPage({ view, answer }: Props) {
  const { t } = useTranslation('quick-order');
  const links = useLinks();
  const { lines, message, skipped = [], notes = [] } = view;
  const sheet = answer ?? view.restored;
  const errors = [
    ...(view.error === null ? [] : [{ fieldId: 'message', message: view.error }]),
    ...(view.fileError === undefined ? [] : [{ fieldId: 'file', message: view.fileError }]),
  ];
  return (
    <div className="mx-auto max-w-page pb-8 pt-4">
      <PageHeading title={t('title')} intro={lines ? undefined : t('lead')} />
      {errors.length > 0 && <ErrorSummary title={t('common:checkForm')} errors={errors} />}
      {answer && <SheetOutcome lines={lines ?? []} result={answer} />}
      {lines ? (
        <>
          <OrderSheet
            key={message}
            id="quick-order"
            action={links.to('quick-order')}
            label={t('sheet')}
            lines={lines}
            result={sheet && sheet.typed.length > 0 ? sheet : undefined}
          >
            <input type="hidden" name="message" value={message} />
            <h2 className="mb-3 text-section font-semibold">{t('sheet')}</h2>
            {notes.map((note) => (
              <p key={note} className="mb-3 [overflow-wrap:anywhere]">
                {note}
              </p>
            ))}
            {skipped.length > 0 && (
              <p className="mb-3 text-small text-muted [overflow-wrap:anywhere]">
                {t('skipped', { texts: skipped.join(', ') })}
              </p>
            )}
          </OrderSheet>
          <details key={message} open={lines.every(({ order }) => order === null)} className="mt-4">
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

function MessageForm({ view: { message, lines, error: fieldError, fileError } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('quick-order');
  const links = useLinks();
  usePersistForm('quick-order-message');
  return (
    <Form
      id="quick-order-message"
      method="post"
      encType="multipart/form-data"
      action={links.to('quick-order')}
      className="grid max-w-3xl gap-3"
    >
      <TextArea
        key={message}
        name="message"
        label={t('message')}
        hint={t('example')}
        rows={lines ? 4 : 8}
        defaultValue={message}
        error={fieldError ?? undefined}
        autoComplete="off"
      />
      <TextField
        type="file"
        name="file"
        label={t('file')}
        hint={t('fileHint')}
        error={fileError}
        accept=".xlsx,.csv,.tsv,.txt"
        className="py-3"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton
          pendingLabel={t('reading')}
          mark={{ intent: 'read' }}
          variant={lines ? 'outline' : 'primary'}
          name="intent"
          value="read"
          {...submitKeys}
        >
          {t('read')}
        </SubmitButton>
        <a href={links.to('price-list-xlsx')} className="text-leaf-ink underline underline-offset-4">
          {t('priceList')}
        </a>
        {!lines && (
          <Link href={links.to('event')} className="text-leaf-ink underline underline-offset-4">
            {t('event')}
          </Link>
        )}
      </div>
    </Form>
  );
}
