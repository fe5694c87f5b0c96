import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '~/ui/field-frame';
import { Notice } from '~/ui/notice';
import type { AddressView } from './checkout-view';
import type { SectionProps } from './section-props';
import { ToProfile } from './to-profile';

/** Where to: the saved addresses that the way of delivery takes, the one chosen for it last or the first of them chosen. */
export function AddressSection({ view, typed, errors, chosen }: SectionProps) {
  const { t } = useTranslation('checkout');
  const { addresses } = view;
  const stood = useStood(chosen?.['customerAddressId']);
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
  const delivery = chosen?.['deliveryType'] ?? typed.deliveryType ?? view.chosen.deliveryType;
  const error = errors['customerAddressId'];
  const isLeftOut = error && typed.customerAddressId === '' && stood.length === 0;
  const checked = isLeftOut
    ? undefined
    : chooseAddress(addresses, delivery, [...stood, typed.customerAddressId, view.chosen.customerAddressId]);
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
        key={delivery}
        className={clsx(
          '-mx-3.5 divide-y divide-line overflow-hidden bg-surface md:mx-0 md:rounded-lg',
          error && 'outline outline-2 outline-poppy-ink',
        )}
      >
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} checked={address.id === checked} />
        ))}
      </div>
      <FieldFault id="customerAddressId" error={error} />
      <p className="mt-2 text-small text-soft">
        <ToProfile href={view.profileHref}>{t('editInProfile')}</ToProfile>
      </p>
    </div>
  );
}

function AddressRow({ address, checked }: { address: AddressView; checked: boolean }) {
  const { t } = useTranslation('checkout');
  const id = `customerAddressId-${encodeURIComponent(address.id)}`;
  return (
    <div className="choice" data-address={address.type}>
      <input
        type="radio"
        id={id}
        name="customerAddressId"
        value={address.id}
        defaultChecked={checked}
        className="mark-radio"
        aria-describedby={address.detail ? `${id}-detail` : undefined}
      />
      <label htmlFor={id}>{address.title}</label>
      <span className="text-right text-small text-soft">{t(`addressType.${address.type}`)}</span>
      {address.detail && <span id={`${id}-detail`}>{address.detail}</span>}
    </div>
  );
}

/** The addresses that have stood chosen, the last first: another way of delivery may take none of them, and the one after it them again. */
function useStood(chosen: string | undefined): readonly string[] {
  const [stood, setStood] = useState<readonly string[]>([]);
  if (chosen !== undefined && chosen !== stood[0]) setStood([chosen, ...stood.filter((id) => id !== chosen)]);
  return stood;
}

/** The first of the wanted that the way of delivery takes; else the first address that it takes. */
function chooseAddress(
  addresses: readonly AddressView[],
  delivery: string,
  wanted: readonly (string | undefined)[],
): string | undefined {
  const taken = addresses.filter(({ takenBy }) => takenBy.some((each) => each === delivery)).map(({ id }) => id);
  return wanted.find((id) => id !== undefined && taken.includes(id)) ?? taken[0];
}
