import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { checkedProps } from '~/ui/fields/choice-group';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { Notice } from '~/ui/overlays/notice';
import type { AddressView } from './delivery-view.server';
import { chosenAddress } from './order-choices';
import type { SectionProps } from './section-props';
import { ToProfile } from './add-address-button';

type Props = SectionProps & {
  isLeftOut: boolean;
};

export function AddressSection({ view, choices, onChoose, errors, isLeftOut }: Props) {
  const { t } = useTranslation('checkout');
  const { addresses } = view;
  if (addresses === null || addresses.length === 0) {
    const isNone = addresses !== null;
    return (
      <div id="customerAddressId" tabIndex={-1}>
        <Notice tone="warning" action={isNone && <ToProfile href={view.profileHref}>{t('addInProfile')}</ToProfile>}>
          {t(isNone ? 'fault.noAddresses' : 'fault.addressesMissing')}
        </Notice>
      </div>
    );
  }
  const error = errors['customerAddressId'];
  const chosen = isLeftOut ? undefined : chosenAddress(addresses, choices);
  return (
    <div
      id="customerAddressId"
      role="radiogroup"
      aria-labelledby="customerAddressId-legend"
      tabIndex={-1}
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'customerAddressId-error' : undefined}
    >
      <p id="customerAddressId-legend" className="mb-3 text-section font-semibold">
        {t('addressLegend')}
      </p>
      <div
        className={clsx(
          '-mx-3.5 divide-y divide-border overflow-hidden bg-surface md:mx-0 md:rounded-lg',
          error && 'outline outline-2 outline-poppy-ink',
        )}
      >
        {addresses.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            checked={address.id === chosen}
            onChoose={(id) => onChoose('customerAddressId', id)}
          />
        ))}
      </div>
      <FieldErrorMessage id="customerAddressId" error={error} />
      <p className="mt-2 text-small text-muted">
        <ToProfile href={view.profileHref}>{t('editInProfile')}</ToProfile>
      </p>
    </div>
  );
}

type RowProps = { address: AddressView; checked: boolean; onChoose: (id: string) => void };

function AddressRow({ address, checked, onChoose }: RowProps) {
  const { t } = useTranslation('checkout');
  const id = `customerAddressId-${encodeURIComponent(address.id)}`;
  return (
    <div className="choice" data-address={address.type}>
      <input
        type="radio"
        id={id}
        name="customerAddressId"
        value={address.id}
        {...checkedProps(address.id, checked, onChoose)}
        className="radio"
        aria-describedby={address.detail ? `${id}-detail` : undefined}
      />
      <label htmlFor={id}>{address.title}</label>
      <span className="text-right text-small text-muted">{t(`addressType.${address.type}`)}</span>
      {address.detail && <span id={`${id}-detail`}>{address.detail}</span>}
    </div>
  );
}
