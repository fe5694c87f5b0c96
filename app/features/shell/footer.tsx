import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MailIcon, PhoneIcon, PlaceIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import type { ShellView } from './shell-view';

type Props = {
  view: ShellView;
  /** The form that switches light mode. */
  lightSwitch?: ReactNode;
};

const line = 'inline-flex min-h-target items-center gap-2.5 hover:underline';

/** Working hours, contacts, papers and the light mode switch. */
export function Footer({ view, lightSwitch }: Props) {
  const { t } = useTranslation('shell');
  const { contact, links, shopName } = view;
  return (
    <footer className="on-frame mt-12 bg-frame pb-24 pt-8 text-frame-ink md:pb-10 print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-6 px-3.5 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        <section>
          <FooterHeading>{t('hours')}</FooterHeading>
          <p className="py-2.5">{t('hoursEveryDay')}</p>
        </section>
        <section>
          <FooterHeading>{t('contactCentre')}</FooterHeading>
          <a href={contact.phoneHref} className={line}>
            <PhoneIcon className="size-4 flex-none text-frame-soft" />
            {contact.phone}
          </a>
          {contact.email !== undefined && (
            <a href={`mailto:${contact.email}`} className={`${line} flex`}>
              <MailIcon className="size-4 flex-none text-frame-soft" />
              <span className="min-w-0 break-words">{contact.email}</span>
            </a>
          )}
        </section>
        {contact.address !== undefined && (
          <section>
            <FooterHeading>{t('warehouse')}</FooterHeading>
            <a href={contact.mapHref ?? links.contact} className={line}>
              <PlaceIcon className="size-4 flex-none text-frame-soft" />
              {contact.address}
            </a>
          </section>
        )}
        <section>
          <FooterHeading>{shopName}</FooterHeading>
          <ul>
            {(['contact', 'privacy', 'terms'] as const).map((name) => (
              <li key={name}>
                <Link href={links[name]} className={line}>
                  {t(`menu.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {lightSwitch !== undefined && (
        <div className="mx-auto mt-4 max-w-page border-t border-frame-line px-3.5 pt-4 md:px-6">{lightSwitch}</div>
      )}
    </footer>
  );
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="text-small font-medium text-frame-soft">{children}</h2>;
}
