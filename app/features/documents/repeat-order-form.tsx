import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { ButtonVariant } from '~/ui/button';
import { RepeatIcon } from '~/ui/icons';
import { SubmitButton } from '~/ui/forms/submit-button';
import { FetcherForm } from '~/ui/forms/fetcher-form';

type Props = Pick<ButtonVariant, 'variant' | 'wide'> & { documentId: string };

/** 'Повторити замовлення' */
export function RepeatOrderForm({ documentId, variant: variant, wide }: Props) {
  const { t } = useTranslation('documents');
  return (
    <RepeatForm documentId={documentId}>
      <SubmitButton mark={{ documentId }} pendingLabel={t('common:loading')} variant={variant} wide={wide}>
        <RepeatIcon className="size-5" />
        <span>{t('repeat')}</span>
      </SubmitButton>
    </RepeatForm>
  );
}

/** As an icon at the end of a row, above the row's link. */
export function RepeatOrderSign({ documentId, title }: { documentId: string; title: string }) {
  const { t } = useTranslation('documents');
  return (
    <RepeatForm documentId={documentId}>
      <SubmitButton
        mark={{ documentId }}
        pendingLabel={t('common:loading')}
        variant="secondary"
        size="sm"
        className="min-w-target"
        aria-label={t('repeatNamed', { title })}
        title={t('repeat')}
      >
        <RepeatIcon className="size-5" />
      </SubmitButton>
    </RepeatForm>
  );
}

function RepeatForm({ documentId, children }: { documentId: string; children: ReactNode }) {
  return (
    <FetcherForm fetcherKey={`repeat-${documentId}`} action={useLinks().to('orders')}>
      <input type="hidden" name="documentId" value={documentId} />
      {children}
    </FetcherForm>
  );
}
