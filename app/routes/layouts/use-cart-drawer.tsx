import { useLocation, useNavigate } from '@remix-run/react';
import { useState, type MouseEvent } from 'react';
import { useLinks } from '~/use-links';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { importOptional } from '~/browser/boot/import-optional';
import type { CartDrawer } from './cart-drawer';

/**
 * With scripts the cart opens beside the page; a change of the page closes it, but not what is still on its way to the cart
 * and ends on the same page. An empty cart has its own page, unless it was emptied beside this one. Where its code does not come, the link leads to checkout as without scripts: a reload would lose what is typed.
 */
export function useCartDrawer(lines: number) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const checkout = useLinks().to('checkout');
  const [openedOn, setOpenedOn] = useState<string>();
  const [code, setCode] = useState<{ readonly CartDrawer: typeof CartDrawer }>();
  const isAtCheckout = pathname.toLowerCase().startsWith(checkout);
  const isOpen = openedOn === pathname && !isAtCheckout;
  const onCart = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    void importOptional(() => import('./cart-drawer')).then(
      (fetched) => {
        // What has the focus as the drawer opens gets it back: Safari gives a pressed link none, and an answer may have taken it meanwhile.
        if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
        setCode(fetched);
        setOpenedOn(pathname);
      },
      () => navigate(checkout),
    );
  };
  return {
    isOpen,
    /** Opens the cart beside the page; left out where the link to checkout is the better way. */
    onCart: (lines === 0 && !isOpen) || isAtCheckout ? undefined : onCart,
    drawer: code && isOpen && <code.CartDrawer onClose={() => setOpenedOn(undefined)} />,
  };
}
