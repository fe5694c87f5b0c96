import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/fields/field';

/** The phone of an account, which is its name. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTranslation('account');
  return <TextField type="tel" autoComplete="username" label={t('phone')} hint={t('phoneHint')} {...props} />;
}
