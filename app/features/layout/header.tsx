import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon, SignInIcon, SignOutIcon, SearchIcon } from '~/ui/icons';
import { CountBadge } from '~/ui/count-badge';
import { Link } from '~/ui/link';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { CartLink } from './cart-link';
import { LanguageMenu } from './language-menu';
import type { LayoutView } from './layout-view';
import { Form } from '@remix-run/react';
import { useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import { SearchField } from './search-field';

export function Header({ view, onCart }: { view: LayoutView; onCart?: MouseEventHandler | undefined }) {
  const { t } = useTranslation('layout');
  const { customer, cart, links } = view;
  return (
    <header className="on-header z-30 bg-header text-header-ink lg:sticky lg:top-0 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-2 px-3.5 pb-3 pt-2 md:px-6 lg:min-h-header lg:gap-x-3 lg:py-0">
        <Brand name={view.shopName} href={links.home} />
        <div className="order-last w-full lg:order-none lg:w-auto lg:min-w-0 lg:flex-1">
          <SearchForm action={links.search} query={view.query} />
        </div>
        <div className="ml-auto flex items-center lg:ml-0 lg:gap-1">
          <LanguageMenu languages={view.languages} />
          {customer ? (
            <Link
              href={links.orders}
              className="hidden min-h-target items-center rounded px-2.5 hover:bg-header-border lg:flex"
            >
              {t('menu.orders')}
            </Link>
          ) : null}
          {customer ? <NotificationsLink href={links.notifications} unread={customer.unread} /> : null}
          {customer ? null : <SignInOutLink view={view} />}
        </div>
        <AccountMenu view={view} />
        {cart && <CartLink cart={cart} href={links.checkout} onCart={onCart} />}
      </div>
    </header>
  );
}

function NotificationsLink({ href, unread }: { href: string; unread: number | null }) {
  const { t } = useTranslation('layout');
  return (
    <Link
      href={href}
      className="relative grid size-11 place-content-center rounded hover:bg-header-border"
      aria-label={unread === null ? t('menu.notifications') : t('notificationsUnread', { count: unread })}
    >
      <BellIcon className="size-5" />
      {unread !== null && unread > 0 && <CountBadge count={unread} className="right-0.5 top-0.5 bg-poppy" />}
    </Link>
  );
}

/** Sign-in; for a banned customer sign-out. */
function SignInOutLink({ view: { isBanned, links } }: { view: LayoutView }) {
  const { t } = useTranslation('layout');
  const Icon = isBanned ? SignOutIcon : SignInIcon;
  return (
    <Link
      href={isBanned ? links.logout : links.login}
      className="hidden min-h-target items-center gap-2 whitespace-nowrap rounded px-3 font-medium hover:bg-header-border md:flex"
    >
      <Icon className="size-5" />
      <span>{t(isBanned ? 'signOut' : 'signIn')}</span>
    </Link>
  );
}

function SearchForm({ action, query }: { action: string; query: string }) {
  const { t } = useTranslation('layout');
  return (
    <Form
      ref={useSyncFormDefaults({ q: query })}
      method="get"
      action={action}
      role="search"
      className="relative flex h-11 items-center rounded bg-surface text-ink focus-within:[box-shadow:0_0_0_2px_var(--wheat)] forced-colors:border"
    >
      <SearchIcon className="ml-3.5 size-5 text-muted" />
      <SearchField query={query} />
      <button
        type="submit"
        className="h-full flex-none rounded bg-leaf px-4 font-medium text-on-leaf transition-colors hover:bg-leaf-strong"
      >
        {t('find')}
      </button>
    </Form>
  );
}
