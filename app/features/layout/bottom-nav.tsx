import type { MouseEvent, MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { Disclosure } from '~/ui/overlays/disclosure';
import { CatalogueIcon, type Icon, MenuIcon, OrdersIcon, PhoneIcon, SearchIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { SubmitButton } from '~/ui/forms/submit-button';
import { CartLink } from './cart-link';
import { MenuList } from './menu-list';
import { SEARCH_FIELD_ID } from './search-field';
import type { LayoutView } from './layout-view';

const signInOutLabels = { checkout: 'cart', login: 'signIn', logout: 'signOut' } as const;

/** The phone's navigation: catalogue, search, orders, menu and the cart's total, which orders where the order form is. */
export function BottomNav({ view, onCart }: { view: LayoutView; onCart?: MouseEventHandler | undefined }) {
  const { t } = useTranslation('layout');
  const { links, customer, cart, isBanned, order } = view;
  // A customer whose cart is missing is still signed in; a banned one can only sign out.
  const signInOut: keyof typeof signInOutLabels = customer ? 'checkout' : isBanned ? 'logout' : 'login';
  return (
    <nav
      aria-label={t('bottomNav')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-safe pl-safe-left pr-safe-right md:hidden print:hidden"
    >
      <div className="grid h-bottom-nav grid-cols-bottom-nav items-center px-1">
        <BottomNavLink href={links.catalog} label={t('bottomNav.catalogue')} Icon={CatalogueIcon} />
        <BottomNavLink
          href={`${links.search}#${SEARCH_FIELD_ID}`}
          label={t('bottomNav.search')}
          Icon={SearchIcon}
          onClick={focusSearch}
        />
        {customer ? (
          <BottomNavLink href={links.orders} label={t('bottomNav.orders')} Icon={OrdersIcon} />
        ) : (
          <BottomNavLink href={links.contact} label={t('bottomNav.contact')} Icon={PhoneIcon} />
        )}
        <Disclosure
          className="h-full min-w-0"
          summaryClass="bottom-nav-item cursor-pointer list-none"
          summary={<BottomNavLabel label={t('menu')} Icon={MenuIcon} />}
        >
          <div className="fixed inset-x-0 bottom-full-bottom-nav max-h-dialog overflow-y-auto rounded-t-lg border-t border-border bg-surface p-3">
            <MenuList customer={customer} isBanned={isBanned} links={links} />
          </div>
        </Disclosure>
        {order ? (
          <SubmitButton
            form={order.formId}
            variant="wheat"
            mark={{ intent: 'placeOrder' }}
            className="mx-1 min-w-14 !px-2.5 text-small"
          >
            <span>
              <span className="block">{t('order')}</span>
              <span>{` ${order.amount}`}</span>
            </span>
          </SubmitButton>
        ) : cart ? (
          <CartLink cart={cart} href={links.checkout} place="bottomNav" onCart={onCart} />
        ) : (
          <Link
            href={links[signInOut]}
            className="mx-1 flex h-11 items-center rounded bg-leaf px-4 font-semibold text-on-leaf"
          >
            {t(signInOutLabels[signInOut])}
          </Link>
        )}
      </div>
    </nav>
  );
}

/** The field of the page itself, where it has one. Synchronously: otherwise some phones open no keyboard. */
function focusSearch(event: MouseEvent): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (!(field instanceof HTMLInputElement) || !isUnmodifiedClick(event)) return;
  event.preventDefault();
  field.focus();
  field.select();
}

type ItemProps = { label: string; Icon: Icon };

function BottomNavLink({ href, onClick, ...item }: ItemProps & { href: string; onClick?: MouseEventHandler }) {
  return (
    <Link href={href} onClick={onClick} className="bottom-nav-item">
      <BottomNavLabel {...item} />
    </Link>
  );
}

function BottomNavLabel({ label, Icon }: ItemProps) {
  return (
    <>
      <Icon className="size-5" />
      <span>{label}</span>
    </>
  );
}
