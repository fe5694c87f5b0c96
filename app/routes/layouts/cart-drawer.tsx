import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CartHealth } from '~/features/cart/cart-health-notice';
import { CartLines } from '~/features/cart/cart-lines';
import { EmptyCart } from '~/features/cart/cart-states';
import { CreditBar } from '~/features/checkout/credit-bar';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { CutOffLine } from '~/ui/cut-off-line';
import Drawer from '~/ui/drawer';
import { Notice } from '~/ui/notice';
import { SummaryList } from '~/ui/summary-list';
import type { CartDrawerView } from '../cart-drawer';
import { DrawerAnswer } from './cart-drawer-answer';
import type { frameLoader } from './frame.server';
import { useDrawerForms } from './use-drawer-forms';
import { useSideCall } from './use-side-call';

/** The cart beside the page it was opened from. Its forms are those of checkout, answered in it. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart');
  const links = useLinks();
  // The frame is read anew whenever the cart may have changed.
  const frame = useLoaderData<typeof frameLoader>();
  const { data: cart, failed } = useSideCall<CartDrawerView>(links.to('cart-drawer'), frame);
  const { answer, onSubmitCapture } = useDrawerForms(links.to('cart-drawer'), cart);
  const refused = typeof answer === 'object' ? answer.cart : undefined;
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('shell:cart')}
      description={cart?.size ?? (failed ? undefined : t('words:loading'))}
      closeLabel={t('words:close')}
    >
      {failed && (
        <Notice tone="warning" title={t('missingTitle')} action={<ButtonLink href={links.to('checkout')}>{t('toCheckout')}</ButtonLink>}>
          {t('missingLead')}
        </Notice>
      )}
      <div onSubmitCapture={onSubmitCapture}>
        <DrawerAnswer answer={answer} action={links.to('checkout')} />
        {cart?.lines.length === 0 && <EmptyCart />}
        {cart && cart.lines.length > 0 && (
          <>
            <CartHealth health={cart.health} action={links.to('checkout')} />
            <CartLines lines={cart.lines} action={links.to('checkout')} answer={refused} />
            <SummaryList rows={cart.rows} />
            {cart.minimum !== undefined && <div className="mt-3"><Notice tone="warning">{cart.minimum}</Notice></div>}
            <CreditBar credit={cart.credit} cashHref={`${links.to('checkout')}#paymentMethod`} />
            <CutOffLine cutOff={cart.cutOff} className="mt-3 block text-small text-soft" />
            <div className="sticky -bottom-5 -mx-5 mt-3 bg-surface px-5 py-4">
              <ButtonLink href={links.to('checkout')} size="large" wide>{t('toCheckoutFor', { total: cart.total })}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
}
