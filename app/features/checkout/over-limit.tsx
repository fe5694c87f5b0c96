import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { SubmitButton } from '~/ui/submit-button';
import type { OverLimitView } from './checkout-view';

type Props = { question: OverLimitView; action: string };

/** Without scripts the question is the page. */
export function OverLimitPage({ question, action }: Props) {
  return (
    <EmptyState picture="nothing-found" title={question.sentence} action={<AnswerForm question={question} action={action} />}>
      <Advice question={question} />
    </EmptyState>
  );
}

/** With scripts it stands before the form, which stays as it is. */
export function OverLimitDialog({ question, action, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Dialog open onOpenChange={(open) => { if (!open) onClose(); }} title={question.sentence} description={question.advice} closeLabel={t('words:close')}>
      <Contact question={question} />
      <AnswerForm question={question} action={action} onCancel={onClose} />
    </Dialog>
  );
}

function Advice({ question }: { question: OverLimitView }) {
  return (
    <>
      <p>{question.advice}</p>
      <Contact question={question} />
    </>
  );
}

function Contact({ question: { contact } }: { question: OverLimitView }) {
  const { t } = useTranslation('checkout');
  if (!contact) return null;
  return (
    <p className="mb-4 mt-3">
      {t('representative', { name: contact.name })}{' '}
      <a href={contact.phoneHref} className="whitespace-nowrap text-leaf-ink underline underline-offset-4">{contact.phone}</a>
    </p>
  );
}

function AnswerForm({ question, action, onCancel }: Props & { onCancel?: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Form method="post" action={action} className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="placeOrder" />
      {Object.entries(question.fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <SubmitButton name="confirmCreditLimit" value="continue" size="large" mark={{ confirmCreditLimit: 'continue' }} pendingLabel={t('placing')}>
        {t('words:continue')}
      </SubmitButton>
      {onCancel ? (
        <Button look="outline" size="large" onClick={onCancel}>{t('words:cancel')}</Button>
      ) : (
        <Button type="submit" name="confirmCreditLimit" value="cancel" look="outline" size="large">{t('words:cancel')}</Button>
      )}
    </Form>
  );
}
