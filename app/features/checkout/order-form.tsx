import { type FormMetadata, getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AccountField } from '~/ui/account-field';
import { TextArea } from '~/ui/field';
import { AddressSection } from './address-section';
import { DeliverySection } from './delivery-section';
import { PaymentSection } from './payment-section';
import type { SectionProps } from './section-props';
import { TimeSection } from './time-section';
import type { CheckoutValues } from './form-values';

type Props = SectionProps & {
  form: FormMetadata<Record<string, string | undefined>>;
  typed: CheckoutValues;
  /** Idempotency key; the same again after a lost response. */
  orderKey: string;
  action: string;
};

export function OrderForm({ form, typed, orderKey, action, ...section }: Props) {
  const { t } = useTranslation('checkout');
  const { view, choices, errors } = section;
  const isLeftOut =
    errors['customerAddressId'] !== undefined && typed.customerAddressId === '' && choices.addressIds.length === 0;
  return (
    <Form {...getFormProps(form)} method="post" action={action} className="grid min-w-0 content-start gap-8">
      <input type="submit" hidden />
      <AccountField />
      <input type="hidden" name="intent" value="placeOrder" />
      <input type="hidden" name="orderKey" value={orderKey} />
      <DeliverySection {...section} />
      <AddressSection {...section} isLeftOut={isLeftOut} />
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
