import clsx from 'clsx';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketIcon } from '~/ui/icons';
import { Link } from '~/ui/link';

type Props = {
  cart: { count: number; total: string };
  href: string;
  /** In the dock the amount alone stands; in the header the word too. */
  place?: 'header' | 'dock';
  onCart?: MouseEventHandler | undefined;
};

const places = {
  header: 'hidden h-11 gap-2 px-4 md:flex',
  dock: 'mx-1 flex h-11 gap-1.5 px-2 text-small xs:text-meta',
};

/** The cart's total, in wheat: the one thing of this colour on a page. */
export function CartPill({ cart, href, place = 'header', onCart }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Link
      href={href}
      onClick={onCart}
      aria-label={t('cartLines', { count: cart.count, total: cart.total })}
      className={clsx('flex-none items-center justify-center whitespace-nowrap rounded bg-wheat font-bold text-wheat-ink transition-colors hover:bg-wheat-strong', places[place])}
    >
      <BasketIcon className={clsx('size-5 flex-none', place === 'dock' && 'hidden xs:block')} />
      {place === 'header' && <span className="hidden lg:inline">{t('cart')}</span>}
      {(cart.count > 0 || place === 'dock') && <span>{cart.total}</span>}
    </Link>
  );
}
