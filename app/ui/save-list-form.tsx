import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { AccountField } from './account-field';
import { TextField } from './field';
import { Form } from './form';
import { SubmitButton } from './submit-button';

/** Saves an order as a list, or without its id the cart. */
export function SaveListForm({
  documentId = '',
  name,
  error,
}: {
  documentId?: string;
  name: string;
  error?: string | undefined;
}) {
  const { t } = useTranslation('common');
  return (
    <Form method="post" action={useLinks().to('list', {}, { from: 'list' })} className="grid gap-2">
      <AccountField />
      <input type="hidden" name="intent" value="saveList" />
      {documentId === '' ? (
        <input type="hidden" name="source" value="cart" />
      ) : (
        <input type="hidden" name="documentId" value={documentId} />
      )}
      <TextField
        name="listName"
        id={`list-name-${documentId}`}
        label={t('list.name')}
        maxLength={40}
        required
        autoComplete="off"
        defaultValue={name}
        error={error === undefined ? undefined : [error]}
      />
      <div>
        <SubmitButton mark={{ intent: 'saveList', documentId: documentId || null }} variant="outline" size="sm">
          {t('list.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
