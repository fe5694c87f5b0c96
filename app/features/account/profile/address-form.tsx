import { getFormProps } from '@conform-to/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '~/ui/forms/form';
import { ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/fields/field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { usePersistForm } from '~/browser/persist-form';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import type { AddressField } from '~server/contract/addresses';
import type { AddressTypeView } from './address-fields';
import { AddressTypes } from './address-types';
import { FormHeader } from './form-header';
import type { InitialValues } from './initial-values';
import type { SubmittedForm } from './profile-view';
import { useProfileHref } from './use-profile-href';

interface Props {
  start: InitialValues;
  types: readonly AddressTypeView[];
  returned: SubmittedForm | null;
  canCancel: boolean;
}

const TYPE_ID = 'address-type';

const completions: Partial<Record<AddressField, string>> = {
  city: 'address-level2',
  street: 'address-line1',
  contactPerson: 'name',
};

/** A new or edited address. Changing the type keeps what was typed. */
export function AddressForm({ start, types, returned, canCancel }: Props) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  const { id } = start;
  const { type, setType, follow } = useRestoredType(start.type);
  const { form, field, errors } = useSchemaForm({
    id: 'address-form',
    result: returned?.form,
    values: start.values,
    schema: async () => (await import('./address-fields')).addressForm,
  });
  usePersistForm('address-form', follow);
  const shown = types.find((each) => each.type === type) ?? types[0];
  const labels = {
    type: t('addressType'),
    ...Object.fromEntries((shown?.fields ?? []).map(({ name }) => [name, t(`field.${name}`)])),
  };
  const typeError = errors['type'];
  const query = id === undefined ? { newAddress: type } : { addressId: id };
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={profileHref(query, 'address-form')}
      aria-labelledby="address-form-title"
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="grid gap-4 sm:col-span-2">
        <h3 id="address-form-title" className="font-semibold">
          {t(id === undefined ? 'newAddress' : 'editAddress')}
        </h3>
        <FormHeader returned={returned} errors={errors} labels={labels} />
        <AddressTypes
          types={types}
          chosen={type}
          isOpen={id === undefined || Boolean(typeError)}
          error={typeError}
          onChoose={setType}
        />
      </div>
      <input type="hidden" name="intent" value="address" />
      <input
        type="hidden"
        id={TYPE_ID}
        name="type"
        value={shown?.type ?? type}
        aria-invalid={typeError ? true : undefined}
        aria-describedby={typeError ? 'type-error' : undefined}
      />
      {id !== undefined && <input type="hidden" name="addressId" value={id} />}
      {shown?.fields.map(({ name, required }) => (
        <TextField
          key={name}
          {...field(name)}
          required={required}
          maxLength={200}
          autoComplete={completions[name]}
          label={required ? t(`field.${name}`) : t('optionalField', { field: t(`field.${name}`) })}
        />
      ))}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton mark={{ intent: 'address' }} pendingLabel={t('common:sending')}>
          {t(id === undefined ? 'saveNewAddress' : 'common:save')}
        </SubmitButton>
        {canCancel && (
          <ButtonLink href={profileHref()} variant="outline" preventScrollReset>
            {t('common:cancel')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

/** The chosen type. A restored one brings its own fields, which are restored after it. */
function useRestoredType(start: string) {
  const [type, setType] = useState(start);
  const [restored, setRestored] = useState<string>();
  const follow = useCallback(() => {
    const field = document.getElementById(TYPE_ID);
    if (!(field instanceof HTMLInputElement) || field.value === restored) return;
    setType(field.value);
    setRestored(field.value);
  }, [restored]);
  return { type, setType, follow };
}
