import { Form } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountField } from '~/ui/account-field';
import { TextArea } from '~/ui/field';
import { ORDER_FORM_ID } from '~/ui/typed-forms';
import { AddressSection } from './address-section';
import type { CheckoutView } from './checkout-view';
import { DeliverySection } from './delivery-section';
import { PaymentSection } from './payment-section';
import type { SectionProps } from './section-props';
import { TimeSection } from './time-section';
import type { TypedFields } from './typed-fields';
import { useChosen } from './use-chosen';

type Props = {
  view: CheckoutView;
  typed: TypedFields;
  errors: SectionProps['errors'];
  /** The hidden key: after a lost answer the same again. */
  orderKey: string;
  action: string;
};

/** Delivery, address, time, payment and comment: one form, one press. */
export function OrderForm({ view, typed, errors, orderKey, action }: Props) {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const { chosen, follow } = useChosen(form);
  const section = { view, typed, errors, chosen };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      id={ORDER_FORM_ID}
      noValidate
      onInput={follow}
      className="grid min-w-0 content-start gap-8"
    >
      <input type="submit" hidden />
      <AccountField />
      <input type="hidden" name="intent" value="placeOrder" />
      <input type="hidden" name="orderKey" value={orderKey} />
      <DeliverySection {...section} />
      <AddressSection {...section} />
      <TimeSection {...section} />
      <PaymentSection {...section} />
      <TextArea
        name="comment"
        label={t('comment')}
        hint={t('commentHint')}
        rows={3}
        defaultValue={typed.comment ?? view.chosen.comment}
        error={errors['comment']}
      />
    </Form>
  );
}
