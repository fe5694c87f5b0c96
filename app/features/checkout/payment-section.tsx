import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '~/ui/choice-group';
import type { PaymentView } from './checkout-view';
import type { SectionProps } from './section-props';

/** The payments; those that the delivery excludes are disabled. */
export function PaymentSection({ view, choices, onChoose, isLive, errors }: SectionProps) {
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
