import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistForm } from '~/browser/persist-form';
import { ErrorSummary } from '~/ui/error-summary';
import { Form } from '~/ui/form';
import { StickyActionBar } from '~/ui/sticky-action-bar';
import { SubmitButton } from '~/ui/submit-button';
import type { ReceiptActionData } from './receiving-view';

const RECEIPT_FORM = 'receipt';

interface Props {
  readonly version: number;
  readonly saved: string | null;
  readonly answer: ReceiptActionData | undefined;
  readonly children: ReactNode;
}

/** The boxes of a delivery with the buttons that save them. */
export function ReceiptForm({ version, saved, answer, children }: Props) {
  const { t } = useTranslation('receiving');
  usePersistForm(RECEIPT_FORM);
  return (
    <Form key={version} id={RECEIPT_FORM} method="post" className="grid min-w-0 gap-6">
      <input type="hidden" name="version" value={version} />
      <ErrorSummary
        title={t('refused')}
        errors={(answer?.errors ?? []).map(({ itemId, name, message }) => ({
          fieldId: itemId && `came-${itemId}`,
          message: [name, message].filter(Boolean).join(': '),
        }))}
      />
      <p className="text-muted">{t('boxes')}</p>
      {children}
      <StickyActionBar status={saved}>
        <ReceiptButton intent="save" variant="outline" />
        <ReceiptButton intent="allHere" variant="primary" />
      </StickyActionBar>
    </Form>
  );
}

export function ReceiptButton({
  intent,
  variant,
}: {
  intent: 'save' | 'allHere' | 'share';
  variant: 'outline' | 'primary';
}) {
  const { t } = useTranslation('receiving');
  return (
    <SubmitButton
      form={RECEIPT_FORM}
      name="intent"
      value={intent}
      mark={{ intent }}
      variant={variant}
      pendingLabel={t('saving')}
    >
      {t(`button.${intent}`)}
    </SubmitButton>
  );
}
