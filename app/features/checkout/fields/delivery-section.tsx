import { useTranslation } from 'react-i18next';
import { addressTypesOf } from '~server/domain/delivery-options';
import { ChoiceGroup } from '~/ui/fields/choice-group';
import type { SectionProps } from './section-props';
import { ToProfile } from './add-address-button';

export function DeliverySection({ view, choices, onChoose, errors }: SectionProps) {
  const { t } = useTranslation('checkout');
  return (
    <ChoiceGroup
      name="deliveryType"
      legend={t('deliveryLegend')}
      chosen={choices.deliveryType}
      onChoose={(value) => onChoose('deliveryType', value)}
      error={errors['deliveryType']}
      choices={view.deliveries.map(({ value, title, detail, arrives, note, addAddressHref }) => ({
        value,
        title,
        note: addAddressHref === undefined ? note : undefined,
        disabled: addAddressHref !== undefined,
        attributes: { 'data-takes': addressTypesOf(value).join(' ') },
        detail:
          addAddressHref === undefined ? (
            <Details detail={detail} arrives={arrives} />
          ) : (
            <AddAddress href={addAddressHref} text={value === 'pickup' ? '' : t(`lacks.${value}`)} />
          ),
      }))}
    />
  );
}

function AddAddress({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <span>{`${text} `}</span>
      <ToProfile href={href}>{t('addInProfile')}</ToProfile>
    </>
  );
}

function Details({ detail, arrives }: { detail: string; arrives: string | null }) {
  return (
    <>
      <span>{detail}</span>
      {arrives !== null && <span className="block">{arrives}</span>}
    </>
  );
}
