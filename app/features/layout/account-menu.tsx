import { useTranslation } from 'react-i18next';
import { Disclosure } from '~/ui/disclosure';
import { ChevronDownIcon, MenuIcon, ProfileIcon } from '~/ui/icons';
import { StatBar } from '~/ui/stat-bar';
import { MenuList } from './menu-list';
import type { LayoutView } from './layout-view';

/** On a desktop: name and debt limit. A phone has the menu in the bottom navigation. */
export function AccountMenu({ view }: { view: LayoutView }) {
  const { t } = useTranslation('layout');
  const { customer } = view;
  return (
    <Disclosure
      className="relative hidden md:block"
      summaryClass="flex min-h-target cursor-pointer list-none items-center gap-2 rounded px-2.5 hover:bg-header-border"
      summary={
        <>
          {customer ? <ProfileIcon className="size-5" /> : <MenuIcon className="size-5" />}
          {customer ? <CreditStatus customer={customer} /> : <span className="sr-only">{t('menu')}</span>}
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
  );
}

function CreditStatus({ customer }: { customer: NonNullable<LayoutView['customer']> }) {
  return (
    <span className="sr-only lg:not-sr-only lg:grid lg:w-52">
      <span className="truncate text-small font-medium">{customer.name}</span>
      {customer.debt && (
        <>
          <span className="whitespace-nowrap text-fine">{customer.debt.text}</span>
          <StatBar parts={customer.debt.parts} className="mt-1 h-1.5" onFrame />
        </>
      )}
    </span>
  );
}
