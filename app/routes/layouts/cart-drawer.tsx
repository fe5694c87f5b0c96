import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLostAnswer } from '~/connection/lost-answer';
import { CartHealth } from '~/features/cart/cart-health-notice';
import { CartLines } from '~/features/cart/cart-lines';
import { EmptyCart } from '~/features/cart/cart-states';
import { CreditBar } from '~/features/checkout/credit-bar';
import { LostAnswerNotice } from '~/features/errors/lost-answer-notice';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { CutOffLine } from '~/ui/cut-off-line';
import Drawer from '~/ui/drawer';
import { Notice } from '~/ui/notice';
import { SummaryList } from '~/ui/summary-list';
import type { CartDrawerView } from '../cart-drawer.server';
import { DrawerAnswer, LateAnswer } from './cart-drawer-answer';
import type { frameLoader } from './frame.server';
import { useDrawerForms } from './use-drawer-forms';
import { useSideCall } from './use-side-call';

/** The cart beside the page it was opened from. Its forms are those of checkout, answered in it, or over the page once it is closed. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('cart');
  const links = useLinks();
  // The frame is read anew whenever the cart may have changed.
  const frame = useLoaderData<typeof frameLoader>();
  const { data: cart, failed, show } = useSideCall<CartDrawerView>(open ? links.to('cart-drawer') : null, frame);
  const { answer, onClose: beforeClose, onSubmitCapture, onLeave } = useDrawerForms(cart, show);
  const lost = useLostAnswer();
  const action = links.to('checkout');
  if (!open)
    return (
      <div onSubmitCapture={onSubmitCapture}>
        <LateAnswer answer={answer} action={action} />
      </div>
    );
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        beforeClose();
        onClose();
      }}
      title={t('shell:cart')}
      description={cart?.size ?? (failed ? undefined : t('words:loading'))}
      closeLabel={t('words:close')}
      onLeave={onLeave}
    >
      {failed && !lost && (
        <Notice
          tone="warning"
          title={t('missingTitle')}
          action={<ButtonLink href={action}>{t('toCheckout')}</ButtonLink>}
        >
          {t('missingLead')}
        </Notice>
      )}
      <div onSubmitCapture={onSubmitCapture}>
        <LostAnswerNotice inDrawer />
        <DrawerAnswer answer={answer} action={action} />
        {cart?.lines.length === 0 && <EmptyCart />}
        {cart && cart.lines.length > 0 && (
          <>
            <CartHealth health={cart.health} action={action} />
            <CartLines lines={cart.lines} action={action} answer={answer?.cart} />
            <SummaryList rows={cart.rows} />
            {cart.minimum !== undefined && (
              <div className="mt-3">
                <Notice tone="warning">{cart.minimum}</Notice>
              </div>
            )}
            <CutOffLine cutOff={cart.cutOff} className="mt-3 block text-small text-soft" />
            <CreditBar credit={cart.credit} cashHref={`${action}#paymentMethod`} />
            <div className="order-bar sticky -bottom-5 -mx-3.5 mt-3 bg-surface px-3.5 py-4">
              <ButtonLink href={action} size="large" wide>
                {t('toCheckoutFor', { total: cart.total })}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
}
