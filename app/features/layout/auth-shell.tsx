import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '~server/domain/phone-numbers';
import { useLinks } from '~/use-links';
import { Link } from '~/ui/link';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import type { LayoutView } from './layout-view';

export function AuthShell({ view, message, children }: { view: LayoutView; message?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('layout');
  const pages = useLinks();
  const { links, contact } = view;
  return (
    <div className="lg:grid lg:min-h-screen lg:grid-cols-2">
      <header className="on-header bg-header text-header-ink lg:flex lg:flex-col">
        <div className="flex items-center justify-between px-3.5 py-2 md:px-6 lg:px-10 lg:pt-6">
          <Brand name={view.shopName} href={links.home} />
          <LanguageMenu languages={view.languages} />
        </div>
        <p className="hidden max-w-form pt-12 text-total font-semibold lg:block lg:px-10">{t('welcome')}</p>
        <img
          src="/pictures/flower-bed.svg"
          alt=""
          loading="lazy"
          width={640}
          height={420}
          className="mt-auto hidden w-full object-cover object-bottom lg:block"
        />
      </header>
      <div className="flex flex-col">
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-auth flex-1 px-3.5 py-8 outline-none md:px-6 lg:content-center"
        >
          {message}
          {children}
        </main>
        <footer className="flex flex-wrap justify-center gap-x-5 px-3.5 pb-6 text-small text-muted">
          {contact.phone && (
            <a href={phoneHref(contact.phone)} className="inline-flex min-h-target items-center hover:underline">
              {contact.phone}
            </a>
          )}
          {(['catalog', 'privacy-policy', 'terms-of-use'] as const).map((name) => (
            <Link key={name} href={pages.to(name)} className="inline-flex min-h-target items-center hover:underline">
              {t(`menu.${name}`)}
            </Link>
          ))}
        </footer>
      </div>
    </div>
  );
}
