import { useTranslation } from 'react-i18next';
import { Disclosure } from '~/ui/overlays/disclosure';
import { ChevronDownIcon, MenuIcon, ProfileIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { StatBar } from '~/ui/lists/stat-bar';
import { MenuList } from './menu-list';
import type { LayoutView } from './layout-view';

/** On a desktop: name and debt limit. A phone has the menu in the bottom navigation. */
export function AccountMenu({ view }: { view: LayoutView }) {
  const { t } = useTranslation('layout');
  const { customer } = view;
  return (
    <div className="relative hidden md:block">
      <Disclosure
        summaryClass="flex min-h-target cursor-pointer list-none items-center gap-2 rounded px-2.5 hover:bg-header-border"
        summary={
          <>
            {customer ? <ProfileIcon className="size-5" /> : <MenuIcon className="size-5" />}
            {customer ? <CustomerName customer={customer} /> : <span className="sr-only">{t('menu')}</span>}
            {customer && <ChevronDownIcon className="size-4 text-header-muted" />}
          </>
        }
      >
        <nav
          aria-label={t('menu')}
          className="absolute right-0 top-full z-40 mt-1 w-72 rounded-lg border border-border bg-surface p-2 text-ink"
        >
          <MenuList customer={customer} isBanned={view.isBanned} links={view.links} />
        </nav>
      </Disclosure>
      {customer?.debt && <DebtLink debt={customer.debt} href={view.links.debts} />}
    </div>
  );
}

function CustomerName({ customer }: { customer: NonNullable<LayoutView['customer']> }) {
  return (
    <span className="sr-only lg:not-sr-only lg:grid lg:w-52">
      <span className="truncate text-small font-medium">{customer.name}</span>
      {customer.debt && <span className="pb-8" />}
    </span>
  );
}

/** Below the middle of the menu's button, which stays the button's: a link cannot stand in it. */
function DebtLink({ debt, href }: { debt: NonNullable<NonNullable<LayoutView['customer']>['debt']>; href: string }) {
  return (
    <Link
      href={href}
      className="absolute bottom-0 left-[2.375rem] hidden pb-0.5 text-fine hover:underline lg:block lg:w-52"
    >
      <span className="block whitespace-nowrap">{debt.text}</span>
      <StatBar parts={debt.parts} className="h-1.5" onFrame />
    </Link>
  );
}
