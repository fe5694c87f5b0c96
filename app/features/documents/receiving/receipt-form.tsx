import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistForm } from '~/browser/persist-form';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { Form } from '~/ui/forms/form';
import { StickyActionBar } from '~/ui/overlays/sticky-action-bar';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { ReceiptActionData } from './receiving-view';

interface Props {
  readonly version: number;
  readonly saved: string | null;
  readonly answer: ReceiptActionData | undefined;
  readonly children: ReactNode;
}

/** What is typed over one version is not put into the boxes of a later one. */
export const receiptFormId = (version: number) => `receipt-${version}`;

export function ReceiptForm({ version, saved, answer, children }: Props) {
  const { t } = useTranslation('receiving');
  const id = receiptFormId(version);
  usePersistForm(id);
  return (
    <Form key={id} id={id} method="post" className="grid min-w-0 gap-6">
      <input type="hidden" name="version" value={version} />
      <ErrorSummary
        title={t('refused')}
        errors={(answer?.errors ?? []).map(({ itemId, name, box, message }) => ({
          fieldId: itemId && `${box}-${itemId}`,
          message: [name, message].filter(Boolean).join(': '),
        }))}
      />
      <p className="text-muted">{t('boxes')}</p>
      {children}
      <StickyActionBar status={saved}>
        <ReceiptButton form={id} intent="save" variant="outline" />
        <ReceiptButton form={id} intent="allHere" variant="primary" />
      </StickyActionBar>
    </Form>
  );
}

interface ButtonProps {
  readonly form: string;
  readonly intent: 'save' | 'allHere' | 'share';
  readonly variant: 'outline' | 'primary';
}

export function ReceiptButton({ form, intent, variant }: ButtonProps) {
  const { t } = useTranslation('receiving');
  return (
    <SubmitButton
      form={form}
      name="intent"
      value={intent}
      mark={{ intent }}
      variant={variant}
      pendingLabel={t('saving')}
      data-offline={intent === 'save' || undefined}
    >
      {t(`button.${intent}`)}
    </SubmitButton>
  );
}
