import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/overlays/notice';
import { SkipLink } from '~/ui/skip-link';
import { SubmitButton } from '~/ui/forms/submit-button';
import { SummaryList, type SummaryRow } from '~/ui/lists/summary-list';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import type { CreditView } from './credit-view.server';
import { CreditBar } from './credit-bar';

/** Missing when the cart could not be loaded. */
export interface CartSummary {
  readonly lines: readonly { productId: string; name: string; cells: { readonly farm: string } }[];
  readonly size: string;
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** Amount missing to the minimum order. */
  readonly minimum?: string | undefined;
}

type Props = {
  cart: CartSummary | null;
  lines: ReactNode;
  credit: CreditView | null;
  trim: ReactNode;
};

export const creditAnchor = 'credit';

/** The order summary with its submit button. On wide screens total and button stay visible. */
export function OrderSummary({ cart, lines, credit, trim }: Props) {
  const { t } = useTranslation('checkout');
  const rows = cart?.rows ?? [];
  return (
    <aside
      id="cart"
      tabIndex={-1}
      aria-labelledby="cart-heading"
      className="-mx-3.5 mt-10 outline-none md:mx-0 xl:mt-0 print:mx-0"
    >
      <div className="bg-surface px-3.5 pt-5 md:rounded-t-lg md:px-5">
        <h2 id="cart-heading" className="text-section font-semibold">
          {t('cart:heading')}
        </h2>
        <SkipLink href="#sum">{t('toSum')}</SkipLink>
        {lines}
        <SummaryList rows={rows.filter((row) => !isTotal(row))} />
        {cart?.minimum !== undefined && (
          <Notice className="mt-3" tone="warning">
            {cart.minimum}
          </Notice>
        )}
        <div id={creditAnchor} tabIndex={-1} className="outline-none print:hidden">
          <CreditBar credit={credit} cashHref="#paymentMethod" />
          {trim}
        </div>
        <p className="mt-3 pb-2 text-small text-muted print:hidden">{t('onePress')}</p>
      </div>
      <div
        id="sum"
        tabIndex={-1}
        className="checkout-total bg-surface px-3.5 pb-4 outline-none md:rounded-b-lg md:px-5 lg:sticky lg:bottom-0 lg:top-24 lg:border-t lg:border-border"
      >
        <SummaryList rows={rows.filter(isTotal)} />
        <OrderButton cart={cart} pendingLabel={t('placing')} size="large" wide className="mt-2 print:hidden" />
      </div>
    </aside>
  );
}

type ButtonProps = Pick<Props, 'cart'> & Omit<ComponentProps<typeof SubmitButton>, 'mark' | 'form'>;

export function OrderButton({ cart, ...button }: ButtonProps) {
  const { t } = useTranslation('checkout');
  return (
    <SubmitButton form={ORDER_FORM_ID} mark={{ intent: 'placeOrder' }} {...button}>
      {cart ? t('place', { total: cart.total }) : t('placeAgain')}
    </SubmitButton>
  );
}

function isTotal({ tone }: SummaryRow): boolean {
  return tone === 'total';
}
