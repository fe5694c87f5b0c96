import clsx from 'clsx';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import type { ShellCart } from './shell-view';

type Props = {
  cart: ShellCart;
  href: string;
  /** In the dock the amount alone stands; in the header the word too. */
  place?: 'header' | 'dock';
  onCart?: MouseEventHandler | undefined;
};

const places = {
  header: 'hidden h-11 flex-none gap-2 px-4 md:flex',
  dock: 'ml-1 flex h-11 min-w-14 px-2.5 text-small sm:text-base',
};

/** The cart's total, in wheat: the one thing of this colour on a page. */
export function CartPill({ cart, href, place = 'header', onCart }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Link
      href={href}
      onClick={onCart}
      aria-label={t('cartLines', { count: cart.count, total: cart.total })}
      aria-busy={cart.expected}
      className={clsx(
        'items-center justify-center whitespace-nowrap rounded bg-wheat font-bold text-wheat-ink transition-colors hover:bg-wheat-strong forced-colors:border',
        places[place],
      )}
    >
      {(place === 'header' || cart.count === 0) && <BasketIcon className="size-5 flex-none" />}
      {place === 'header' && <span className="hidden lg:inline">{t('cart')}</span>}
      {cart.count > 0 && <span className={clsx('truncate', cart.expected && 'animate-pulse')}>{cart.total}</span>}
    </Link>
  );
}
