import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistForm } from '~/browser/persist-form';
import { Form } from '~/ui/form';
import { Notice } from '~/ui/notice';
import { StickyActionBar } from '~/ui/sticky-action-bar';
import { SubmitButton } from '~/ui/submit-button';
import type { ReceiptActionData } from './receiving-view';

export const RECEIPT_FORM = 'receipt';

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
      {answer?.error !== undefined && <Notice tone="danger">{answer.error}</Notice>}
      {children}
      <StickyActionBar status={saved ?? t('boxes')}>
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
