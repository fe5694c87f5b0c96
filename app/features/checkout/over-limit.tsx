import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AccountField } from '~/ui/account-field';
import { Button } from '~/ui/button';
import { ContactLink } from '~/ui/contact-link';
import { WarningIcon } from '~/ui/icons';
import { SubmitButton } from '~/ui/submit-button';
import type { OverLimitView } from './checkout-view';

type Props = { question: OverLimitView; action: string };

export function OverLimitPage({ question, action }: Props) {
  return (
    <section className="mx-auto max-w-prose py-8 md:py-14">
      <WarningIcon className="mb-4 size-10 text-amber-ink" />
      <h1 className="text-total font-bold">{question.sentence}</h1>
      <p className="mt-4">{question.advice}</p>
      {question.contact && <ContactLink call={question.contact} className="mt-3" />}
      <div className="mt-6">
        <AnswerForm question={question} action={action} />
      </div>
    </section>
  );
}

/** Continue places the order; Cancel returns to the form. The response replaces the dialog in the history. */
export function AnswerForm({ question, action, onCancel }: Props & { onCancel?: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Form method="post" action={action} {...(onCancel && { replace: true })} className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="placeOrder" />
      <AccountField />
      {Object.entries(question.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        name="confirmCreditLimit"
        value="continue"
        size="large"
        mark={{ confirmCreditLimit: 'continue' }}
        pendingLabel={t('placing')}
      >
        {t('common:continue')}
      </SubmitButton>
      {onCancel ? (
        <Button variant="outline" size="large" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      ) : (
        <Button type="submit" name="confirmCreditLimit" value="cancel" variant="outline" size="large">
          {t('common:cancel')}
        </Button>
      )}
    </Form>
  );
}
