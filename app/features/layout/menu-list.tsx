import { useTranslation } from 'react-i18next';
import {
  BellIcon,
  FavouriteIcon,
  HistoryIcon,
  type Icon,
  MessageIcon,
  OrdersIcon,
  PercentIcon,
  PhoneIcon,
  ProfileIcon,
  RepeatIcon,
  SignInIcon,
  SignOutIcon,
} from '~/ui/icons';
import { Link } from '~/ui/link';
import { StatBar } from '~/ui/lists/stat-bar';
import type { LayoutLinks } from './layout-links';
import type { LayoutView } from './layout-view';

type Entry = { name: Exclude<keyof LayoutLinks, 'home' | 'search' | 'checkout' | 'logout' | 'debts'>; Icon: Icon };

const customerEntries: readonly Entry[] = [
  { name: 'profile', Icon: ProfileIcon },
  { name: 'orders', Icon: OrdersIcon },
  { name: 'documents', Icon: HistoryIcon },
  { name: 'list', Icon: RepeatIcon },
  { name: 'quickOrder', Icon: MessageIcon },
  { name: 'favourites', Icon: FavouriteIcon },
  { name: 'personalDiscounts', Icon: PercentIcon },
  { name: 'notifications', Icon: BellIcon },
  { name: 'contact', Icon: PhoneIcon },
];

const visitorEntries: readonly Entry[] = [
  { name: 'login', Icon: SignInIcon },
  { name: 'becomeClient', Icon: ProfileIcon },
  { name: 'favourites', Icon: FavouriteIcon },
  { name: 'contact', Icon: PhoneIcon },
];

const bannedEntries: readonly Entry[] = [{ name: 'contact', Icon: PhoneIcon }];

export function MenuList({ customer, isBanned, links }: Pick<LayoutView, 'customer' | 'isBanned' | 'links'>) {
  const { t } = useTranslation('layout');
  const entries = customer ? customerEntries : isBanned ? bannedEntries : visitorEntries;
  return (
    <>
      {customer && (
        <div className="px-3 pb-2 pt-1">
          <p className="truncate font-semibold">{customer.name}</p>
          {customer.debt && (
            <Link href={links.debts} className="grid gap-1.5 pt-1 text-small text-muted lg:hidden">
              <span className="underline underline-offset-2">{customer.debt.text}</span>
              <StatBar parts={customer.debt.parts} className="h-1.5" />
            </Link>
          )}
        </div>
      )}
      <ul className="menu-list">
        {entries.map(({ name, Icon }) => (
          <li key={name}>
            <Link href={links[name]}>
              <Icon className="" />
              <span>{t(`menu.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {(customer !== null || isBanned) && (
        <form method="post" action={links.logout} className="menu-list mt-1 border-t border-border pt-1">
          <button type="submit">
            <SignOutIcon className="" />
            <span>{t('signOut')}</span>
          </button>
        </form>
      )}
    </>
  );
}
