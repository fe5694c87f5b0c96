import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '~/ui/choice-group';
import type { PaymentView } from './checkout-view';
import type { SectionProps } from './section-props';

/** The eight ways to pay; with scripts those that the chosen way of delivery rules out are closed. */
export function PaymentSection({ view, typed, errors, chosen }: SectionProps) {
  const { t } = useTranslation('checkout');
  const delivery = chosen?.['deliveryType'];
  const payment = chosen?.['paymentMethod'] ?? typed.paymentMethod ?? view.chosen.paymentMethod;
  const isClosed = ({ deliveries }: PaymentView) =>
    delivery !== undefined && !deliveries.some((each) => each === delivery);
  return (
    <ChoiceGroup
      key={view.payments.filter(isClosed).length > 0 ? delivery : 'open'}
      name="paymentMethod"
      legend={t('paymentLegend')}
      chosen={view.payments.some((each) => each.value === payment && !isClosed(each)) ? payment : undefined}
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
