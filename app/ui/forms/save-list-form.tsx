import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { TextField } from '../fields/field';
import { Form } from './form';
import { SubmitButton } from './submit-button';

/** Characters of the name of a list. */
export const MAX_LIST_NAME = 40;

/** Saves an order as a list, or without its id the cart. */
export function SaveListForm({
  documentId = '',
  name,
  error = null,
}: {
  documentId?: string;
  name: string;
  error?: string | null;
}) {
  const { t } = useTranslation('common');
  return (
    <Form method="post" action={useLinks().to('list', {}, { from: 'list' })} className="grid gap-2">
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
        maxLength={MAX_LIST_NAME}
        required
        autoComplete="off"
        defaultValue={name}
        error={error === null ? undefined : [error]}
      />
      <div>
        <SubmitButton mark={{ intent: 'saveList', documentId: documentId || null }} variant="outline" size="sm">
          {t('list.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
