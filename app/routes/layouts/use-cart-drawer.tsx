import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useLinks } from '~/links-hook';
import { isPlainClick } from '~/ui/link';

const CartDrawer = lazy(() => import('./cart-drawer'));

interface CartDrawerControl {
  /** Opens the cart beside the page; left out where the link to checkout is the better way. */
  readonly onCart: ((event: MouseEvent) => void) | undefined;
  readonly drawer: ReactNode;
}

/**
 * With scripts the cart opens beside the page; a change of the page closes it, but not what is still on its way to the cart
 * and ends on the same page. An empty cart has its own page, unless it was emptied beside this one. Once opened it stays, to tell of what
 * is answered after it was closed.
 */
export function useCartDrawer(lines: number): CartDrawerControl {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const isAtCheckout = pathname.toLowerCase().startsWith(useLinks().to('checkout'));
  const isOpen = openedOn === pathname && !isAtCheckout;
  const onCart = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpenedOn(pathname);
    setWasOpened(true);
  };
  return {
    onCart: (lines === 0 && !isOpen) || isAtCheckout ? undefined : onCart,
    drawer: wasOpened && (
      <Suspense>
        <CartDrawer open={isOpen} onClose={() => setOpenedOn(undefined)} />
      </Suspense>
    ),
  };
}
