import { useFetcher, useFetchers } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearMessage, useBrowserMessage } from '~/browser/messages';
import { useNetworkError } from '~/browser/network/network-error';
import { CartChangesNotice } from '~/features/cart/view/cart-changes-notice';
import { CartMessage } from '~/features/cart/view/cart-message';
import { CartTable } from '~/features/cart/view/cart-table';
import { EmptyCart } from '~/features/cart/view/cart-states';
import { useCartErrors } from '~/features/cart/view/use-cart-errors';
import { useUnsavedQuantities } from '~/features/cart/view/use-unsaved-quantities';
import { CreditBar } from '~/features/checkout/page/credit-bar';
import { NetworkNotice } from '~/features/errors/network-notice';
import { UndoForm } from '~/features/layout/flash-message';
import type { ListResult } from '~server/domain/rejected-line';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { CutOffLine } from '~/ui/cut-off-line';
import Drawer from '~/ui/overlays/drawer';
import { Notice } from '~/ui/overlays/notice';
import { PreloadRoute } from '~/ui/preload-route';
import { SummaryList } from '~/ui/lists/summary-list';
import type { CartDrawerActionData, CartDrawerView } from '../resources/cart-drawer.server';

/** The cart beside the page it was opened from. Its forms are those of checkout, answered in it. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart');
  const links = useLinks();
  const { cart, isUnavailable } = useCart(links.to('cart-drawer'));
  const { answer, onAnswer } = useCartErrors();
  const action = links.to('checkout');
  const target = { action, onAnswer };
  const saveUnsaved = useUnsavedQuantities(action, onAnswer);
  const networkError = useNetworkError();
  useFocusOnRejected(answer);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        clearMessage();
        // What was refused already is left.
        if (!answer?.rejected.length) saveUnsaved();
        onClose();
      }}
      title={t('layout:cart')}
      description={cart?.size ?? (isUnavailable ? undefined : t('common:loading'))}
      closeLabel={t('common:close')}
      onLeave={(href, proceed) => (href.startsWith(action) ? saveUnsaved(proceed) : proceed())}
    >
      {isUnavailable && !networkError && (
        <Notice
          className="mb-3"
          tone="warning"
          title={t(cart ? 'notRefreshedTitle' : 'missingTitle')}
          action={!cart && <ButtonLink href={action}>{t('toCheckout')}</ButtonLink>}
        >
          {t('missingLead')}
        </Notice>
      )}
      <NetworkNotice inDrawer />
      <PreloadRoute name="checkout" />
      <DrawerMessage answer={answer} {...target} />
      {cart?.lines.length === 0 && <EmptyCart />}
      {cart && cart.lines.length > 0 && (
        <>
          <CartChangesNotice health={cart.health} {...target} />
          <CartTable {...target} lines={cart.lines} answer={answer} />
          <SummaryList rows={cart.rows} />
          {cart.minimum !== undefined && (
            <Notice className="mt-3" tone="warning">
              {cart.minimum}
            </Notice>
          )}
          <CutOffLine cutOff={cart.cutOff} className="mt-3 block text-small text-muted" />
          <CreditBar credit={cart.credit} cashHref={`${action}#paymentMethod`} />
          <div className="sticky-action-bar sticky -bottom-5 -mx-3.5 mt-3 bg-surface px-3.5 py-4">
            <ButtonLink href={action} size="large" wide>
              {t('toCheckoutFor', { total: cart.total })}
            </ButtonLink>
          </div>
        </>
      )}
    </Drawer>
  );
}

/**
 * The cart; loaded again when a form is answered before it was shown, since it may be older: Remix itself renews only what has
 * come. A reload that fails leaves the lines, and what is typed in them.
 */
function useCart(source: string): { cart: CartDrawerView | undefined; isUnavailable: boolean } {
  const { load, data } = useFetcher<CartDrawerActionData>({ key: 'cart-drawer' });
  const isSubmitting = useFetchers().some(({ state }) => state === 'submitting');
  const wasShown = useRef(false);
  useEffect(() => {
    if (!wasShown.current) load(source);
  }, [load, source, isSubmitting]);
  // After the effect above: both may change at once.
  useEffect(() => {
    wasShown.current = data !== undefined;
  }, [data]);
  const [cart, setCart] = useState<CartDrawerView>();
  const loaded = data && !('status' in data) ? data : undefined;
  if (loaded && loaded !== cart) setCart(loaded);
  return { cart, isUnavailable: data !== undefined && !loaded };
}

/** A quantity that was refused on the way to checkout has the focus. */
function useFocusOnRejected(answer: ListResult | undefined): void {
  useEffect(() => {
    if (!answer?.rejected.length) return;
    document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]')?.focus();
  }, [answer]);
}

type MessageProps = { answer: ListResult | undefined; action: string; onAnswer: (answer: unknown) => void };

/** What the last form of the drawer did, with its undoing; what is wrong with a line stands at the line, and is only heard here. */
function DrawerMessage({ answer, ...target }: MessageProps) {
  const message = useBrowserMessage();
  const toast = message && (
    <Notice
      tone={message.variant === 'destructive' ? 'danger' : 'success'}
      action={message.undo && <UndoForm undo={message.undo} />}
    >
      {message.text}
    </Notice>
  );
  if (!answer) return toast;
  return (
    <>
      {message?.variant === 'destructive' && toast}
      <CartMessage answer={{ ...answer, rejected: [] }} {...target} />
      {answer.rejected.length > 0 && (
        <p role="alert" className="sr-only">
          {answer.rejected.map((error) => `${error.name}: ${error.message}`).join(' ')}
        </p>
      )}
    </>
  );
}
