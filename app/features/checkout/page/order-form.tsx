import { type FormMetadata, getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '~/ui/fields/field';
import { Form } from '~/ui/forms/form';
import { AddressSection } from '../fields/address-section';
import { DeliverySection } from '../fields/delivery-section';
import type { CartSummary } from './order-aside';
import type { SectionProps } from '../fields/section-props';
import { SubstitutionSection } from '../fields/substitution-section';
import { TimeSection } from '../fields/time-section';
import type { CheckoutValues } from '../fields/form-values';
import { ChoiceGroup } from '~/ui/fields/choice-group';
import type { PaymentView } from '../fields/delivery-view.server';

type Props = SectionProps & {
  form: FormMetadata<Record<string, string | undefined>>;
  cart: CartSummary | null;
  typed: CheckoutValues;
  /** Idempotency key; the same again after a lost response. */
  orderKey: string;
  action: string;
};

/** Of an order that goods are added to: its window, and all of its choices where they are still offered. */
const takenWindow = ['deliveryDate', 'deliveryTime'] as const;
const takenOver = [...takenWindow, 'deliveryType', 'customerAddressId', 'paymentMethod'] as const;

export function OrderForm({ form, cart, typed, orderKey, action, ...section }: Props) {
  const { t } = useTranslation('checkout');
  const { view, choices, errors } = section;
  const { id: addsTo, isWhole = false } = view.addition ?? {};
  const taken = addsTo === undefined ? [] : isWhole ? takenOver : takenWindow;
  const isLeftOut =
    errors['customerAddressId'] !== undefined && typed.customerAddressId === '' && choices.addressIds.length === 0;
  return (
    <Form {...getFormProps(form)} method="post" action={action} className="grid min-w-0 content-start gap-8">
      <input type="submit" hidden />
      <input type="hidden" name="intent" value="placeOrder" />
      <input type="hidden" name="orderKey" value={orderKey} />
      {addsTo !== undefined && <input type="hidden" name="with" value={addsTo} />}
      {taken.map((name) => (
        <input key={name} type="hidden" name={name} value={view.chosen[name]} />
      ))}
      {!isWhole && (
        <>
          <DeliverySection {...section} />
          <AddressSection {...section} isLeftOut={isLeftOut} />
          {addsTo === undefined && <TimeSection {...section} />}
          <PaymentSection {...section} />
        </>
      )}
      <SubstitutionSection view={view} errors={errors} lines={cart?.lines ?? []} typed={typed} />
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

function PaymentSection({ view, choices, onChoose, isLive, errors }: SectionProps) {
  const { t } = useTranslation('checkout');
  const { deliveryType, paymentMethod } = choices;
  const isClosed = ({ deliveries }: PaymentView) => isLive && !deliveries.some((each) => each === deliveryType);
  return (
    <ChoiceGroup
      name="paymentMethod"
      legend={t('paymentLegend')}
      chosen={view.payments.find((each) => each.value === paymentMethod && !isClosed(each))?.value}
      onChoose={(value) => onChoose('paymentMethod', value)}
      error={errors['paymentMethod']}
      choices={view.payments.map((each) => ({
        value: each.value,
        title: each.title,
        detail: each.detail,
        disabled: isClosed(each),
      }))}
    />
  );
}
