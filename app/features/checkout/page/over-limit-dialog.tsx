import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworkError } from '~/browser/network/network-error';
import { ContactLink } from '~/ui/contact-link';
import { Dialog } from '~/ui/overlays/dialog';
import type { OverLimitView } from './credit-view.server';
import { OverLimitAnswers } from './over-limit';

type Props = { question: OverLimitView; action: string; reduce: ReactNode; onClose: () => void };

/** The confirmation as a dialog over the form. It closes on a network error. */
export default function OverLimitDialog({ question, action, reduce, onClose }: Props) {
  const { t } = useTranslation('checkout');
  const networkError = useNetworkError();
  useEffect(() => {
    if (networkError) onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={question.sentence}
      description={question.advice}
      closeLabel={t('common:close')}
    >
      {question.contact && <ContactLink call={question.contact} className="mt-3" />}
      <div className="mt-4">
        <OverLimitAnswers question={question} action={action} reduce={reduce} onBack={onClose} />
      </div>
    </Dialog>
  );
}
