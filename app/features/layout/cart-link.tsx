import clsx from 'clsx';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '~/ui/count-badge';
import { BasketIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import type { LayoutCart } from './layout-view';

type Props = {
  cart: LayoutCart;
  href: string;
  /** The bottom navigation shows only the total, in two lines. */
  place?: 'header' | 'bottomNav';
  onCart?: MouseEventHandler | undefined;
};

const places = {
  header: 'hidden h-11 flex-none gap-2 whitespace-nowrap px-4 md:flex lg:min-w-44',
  bottomNav: 'mx-1 flex min-h-target min-w-14 px-2.5 text-center text-small sm:text-base',
};

/** The cart's total; no other element has this colour. */
export function CartLink({ cart, href, place = 'header', onCart }: Props) {
  const { t } = useTranslation('layout');
  return (
    <Link
      href={href}
      onClick={onCart}
      aria-label={t('cartLines', { count: cart.count, total: cart.total })}
      aria-busy={cart.expected}
      className={clsx(
        'relative items-center justify-center rounded bg-wheat font-bold text-wheat-ink transition-colors hover:bg-wheat-strong forced-colors:border',
        places[place],
      )}
    >
      {(place === 'header' || cart.count === 0) && <BasketIcon className="size-5" />}
      {place === 'header' && cart.count === 0 && <span className="hidden xl:inline">{t('cart')}</span>}
      {cart.count > 0 && (
        <span className={clsx(place === 'header' ? 'truncate' : 'min-w-0', cart.expected && 'animate-pulse')}>
          {place === 'header' ? cart.total : inTwoLines(cart.total)}
        </span>
      )}
      {cart.count > 0 && <CountBadge count={cart.count} className="-right-1 -top-1.5 bg-leaf" />}
    </Link>
  );
}

/** A total that may break before its currency. */
function inTwoLines(total: string): string {
  return total.replace(/\s(?=\D)/, ' ');
}
