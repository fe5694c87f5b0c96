import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon, SignInIcon, SignOutIcon } from '~/ui/icons';
import { CountBubble } from '~/ui/count-bubble';
import { Link } from '~/ui/link';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { CartPill } from './cart-pill';
import { LanguageMenu } from './language-menu';
import { SearchForm } from './search-form';
import type { ShellView } from './shell-view';

type Props = { view: ShellView; onCart?: MouseEventHandler | undefined };

/** The top of every page: on a desk one row, on a phone the brand's row and the search's. */
export function Header({ view, onCart }: Props) {
  const { t } = useTranslation('shell');
  const { customer, cart, links } = view;
  return (
    <header className="on-frame z-30 bg-frame text-frame-ink lg:sticky lg:top-0 print:hidden">
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
              className="hidden min-h-target items-center rounded px-2.5 hover:bg-frame-line lg:flex"
            >
              {t('menu.orders')}
            </Link>
          ) : null}
          {customer ? <Bell href={links.notifications} unread={customer.unread} /> : null}
          {customer ? null : <DoorLink view={view} />}
        </div>
        <AccountMenu view={view} />
        {cart && <CartPill cart={cart} href={links.checkout} onCart={onCart} />}
      </div>
    </header>
  );
}

function Bell({ href, unread }: { href: string; unread: number | null }) {
  const { t } = useTranslation('shell');
  return (
    <Link
      href={href}
      className="relative grid size-11 place-content-center rounded hover:bg-frame-line"
      aria-label={unread === null ? t('menu.notifications') : t('notificationsUnread', { count: unread })}
    >
      <BellIcon className="size-5" />
      {unread !== null && unread > 0 && <CountBubble count={unread} className="right-0.5 top-0.5 bg-poppy" />}
    </Link>
  );
}

/** The way in; a banned customer has only the way out, and then somebody else can come in. */
function DoorLink({ view: { isBanned, links } }: { view: ShellView }) {
  const { t } = useTranslation('shell');
  const Icon = isBanned ? SignOutIcon : SignInIcon;
  return (
    <Link
      href={isBanned ? links.logout : links.login}
      className="hidden min-h-target items-center gap-2 whitespace-nowrap rounded px-3 font-medium hover:bg-frame-line md:flex"
    >
      <Icon className="size-5" />
      {t(isBanned ? 'signOut' : 'signIn')}
    </Link>
  );
}
