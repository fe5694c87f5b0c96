import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '~server/domain/phone-numbers';
import { useLinks } from '~/use-links';
import { MailIcon, PhoneIcon, PlaceIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import type { LayoutView } from './layout-view';

const footerPages = ['contact', 'privacy-policy', 'terms-of-use'] as const;

export function Footer({ view: { contact, shopName }, liteSwitch }: { view: LayoutView; liteSwitch?: ReactNode }) {
  return (
    <footer className="on-header mt-12 bg-header pb-24 pt-5 text-header-ink md:pb-10 print:hidden">
      <div className="footer mx-auto grid max-w-page gap-x-8 px-3.5 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        <ShopDetails contact={contact} shopName={shopName} />
      </div>
      {liteSwitch !== undefined && (
        <div className="mx-auto mt-4 max-w-page border-t border-header-border px-3.5 pt-4 md:px-6">{liteSwitch}</div>
      )}
    </footer>
  );
}

function ShopDetails({ contact, shopName }: Pick<LayoutView, 'contact' | 'shopName'>) {
  const { t } = useTranslation('layout');
  const links = useLinks();
  const { phone, chats, email, address, mapHref } = contact;
  return (
    <>
      <section>
        <h2>{t('hours')}</h2>
        <p className="py-2.5">{t('hoursEveryDay')}</p>
      </section>
      {(phone ?? email ?? chats[0]) && (
        <section>
          <h2>{t('contactCentre')}</h2>
          <p className="flex flex-wrap gap-x-5">
            {phone && (
              <a href={phoneHref(phone)}>
                <PhoneIcon className="" />
                <span>{phone}</span>
              </a>
            )}
            <span className="flex gap-x-5">
              {chats.map(({ label, href }) => (
                <a key={label} href={href}>
                  {label}
                </a>
              ))}
            </span>
          </p>
          {email && (
            <a href={`mailto:${email}`} className="flex">
              <MailIcon className="" />
              <span className="min-w-0 break-words">{email}</span>
            </a>
          )}
        </section>
      )}
      {address && (
        <section>
          <h2>{t('warehouse')}</h2>
          {mapHref ? (
            <a href={mapHref}>
              <PlaceIcon className="" />
              <span>{address}</span>
            </a>
          ) : (
            <p className="py-2.5">{address}</p>
          )}
        </section>
      )}
      <section>
        {shopName && <h2>{shopName}</h2>}
        <ul className="flex flex-wrap gap-x-5 sm:block">
          {footerPages.map((name) => (
            <li key={name}>
              <Link href={links.to(name)}>{t(`menu.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
