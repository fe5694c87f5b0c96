import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/overlays/notice';
import { AddressForm } from './address-form';
import { AddressRow } from './address-row';
import { FormHeader } from './form-header';
import { initialValues } from './initial-values';
import { isFromCheckout } from './profile-intent';
import type { SubmittedForm } from './profile-view';
import type { ProfileView } from './profile.server';
import { Section } from './section';
import { useProfileHref } from './use-profile-href';

type Props = Pick<ProfileView, 'addresses' | 'addressTypes' | 'open'> & {
  returned: SubmittedForm | null;
  deletion: SubmittedForm | null;
};

export function AddressesSection({ addresses, addressTypes, open, returned, deletion }: Props) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  const shown = initialValues(open, returned, addresses?.length === 0);
  const form = shown && (
    <AddressForm
      key={shown.id ?? shown.type}
      start={shown}
      types={addressTypes}
      returned={returned}
      canCancel={addresses?.length !== 0}
    />
  );
  const inPlace = shown?.id !== undefined && addresses?.some(({ id }) => id === shown.id);
  return (
    <Section id="addresses" title={t('section.addresses')}>
      <CheckoutLink />
      {open?.mode === 'gone' && <Notice className="mb-4" tone="warning" title={t('addressGone')} />}
      {addresses === null && <MissingAddresses deletion={deletion} />}
      {addresses?.length === 0 && <p className="mb-5 text-muted">{t('noAddresses')}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
          {addresses.map((address) => (
            <li key={address.id} id={`address-${encodeURIComponent(address.id)}`} className="px-3.5 py-4 md:px-4">
              {inPlace && shown.id === address.id ? (
                form
              ) : (
                <AddressRow
                  address={address}
                  asksDeletion={open?.mode === 'delete' && open.id === address.id}
                  deletion={deletion}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {form && !inPlace && <div className="mt-6">{form}</div>}
      {addresses && (!shown || inPlace) && (
        <div className="mt-4">
          <ButtonLink href={profileHref({ newAddress: 'client' }, 'address-form')} variant="outline">
            {t('addAddress')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

function CheckoutLink() {
  const { t } = useTranslation('profile');
  const links = useLinks();
  if (!isFromCheckout(useLocation().search)) return null;
  return (
    <p className="mb-4">
      <Link href={`${links.to('checkout')}#customerAddressId`} className="text-leaf-ink underline underline-offset-4">
        {t('toCheckout')}
      </Link>
    </p>
  );
}

/** In place of a list that could not be loaded. */
function MissingAddresses({ deletion }: Pick<Props, 'deletion'>) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  return (
    <>
      <FormHeader returned={deletion} />
      <Notice tone="warning" title={t('addressesMissing')} link={{ href: profileHref(), label: t('common:retry') }} />
    </>
  );
}
