import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Form } from '~/ui/forms/form';
import { ContactLink } from '~/ui/contact-link';
import { WarningIcon } from '~/ui/icons';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { OverLimitView } from './credit-view.server';

type Props = {
  question: OverLimitView;
  action: string;
  /** The button that reduces the cart to the limit instead. */
  reduce: ReactNode;
};

export function OverLimitPage({ message, ...props }: Props & { message: ReactNode }) {
  const { question } = props;
  return (
    <section className="mx-auto max-w-prose py-8 md:py-14">
      {message}
      <WarningIcon className="mb-4 size-10 text-amber-ink" />
      <h1 className="text-total font-bold">{question.sentence}</h1>
      <p className="mt-4">{question.advice}</p>
      {question.contact && <ContactLink call={question.contact} className="mt-3" />}
      <div className="mt-6">
        <OverLimitAnswers {...props} id={ORDER_FORM_ID} />
      </div>
    </section>
  );
}

/** Orders above the limit, reduces the cart, or returns to the form. The response replaces the dialog in the history. */
export function OverLimitAnswers({
  question,
  action,
  reduce,
  id,
  onBack,
}: Props & { id?: string; onBack?: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid gap-3">
      <Form method="post" action={action} id={id} {...(onBack && { replace: true })}>
        <input type="hidden" name="intent" value="placeOrder" />
        {Object.entries(question.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton
          name="confirmCreditLimit"
          value="continue"
          size="large"
          wide
          mark={{ confirmCreditLimit: 'continue' }}
          pendingLabel={t('placing')}
        >
          {t('placeOverLimit', { total: question.total })}
        </SubmitButton>
      </Form>
      {reduce}
      {onBack ? (
        <Button variant="secondary" size="large" onClick={onBack}>
          {t('common:cancel')}
        </Button>
      ) : (
        <Button type="submit" form={id} name="confirmCreditLimit" value="cancel" variant="secondary" size="large">
          {t('common:cancel')}
        </Button>
      )}
    </div>
  );
}
