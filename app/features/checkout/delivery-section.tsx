import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '~/ui/choice-group';
import { Link } from '~/ui/link';
import type { CheckoutView } from './checkout-view';
import type { SectionProps } from './section-props';

/** The ways of delivery; one without an address says where to add it. */
export function DeliverySection({ view, typed, errors }: SectionProps) {
  const { t } = useTranslation('checkout');
  return (
    <ChoiceGroup
      name="deliveryType"
      legend={t('deliveryLegend')}
      chosen={typed.deliveryType ?? view.chosen.deliveryType}
      error={errors['deliveryType']}
      choices={view.deliveries.map((delivery) => ({
        value: delivery.value,
        title: delivery.title,
        note: delivery.lacksAddress ? undefined : delivery.note,
        disabled: delivery.lacksAddress,
        detail: delivery.lacksAddress ? <AddAddress view={view} text={t(`lacks.${delivery.value}`)} /> : delivery.detail,
      }))}
    />
  );
}

function AddAddress({ view, text }: { view: Pick<CheckoutView, 'profileHref'>; text: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {text} <Link href={view.profileHref}>{t('addInProfile')}</Link>
    </>
  );
}
