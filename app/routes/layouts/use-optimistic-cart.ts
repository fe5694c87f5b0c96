import { useFetchers } from '@remix-run/react';
import type { CartSummary } from '~/features/cart/model/cart-summary.server';
import type { LayoutCart } from '~/features/layout/layout-view';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/use-links';
import { sum } from '~server/domain/pricing';
import { add, money } from '~server/contract/money';

/** The cart of the layout with what forms on their way would add; a refusal brings the cart back as it is. */
export function useOptimisticCart(cart: CartSummary | null): LayoutCart | null {
  const language = useLanguage();
  const additions = useFetchers().flatMap(({ formData, data }) =>
    formData?.has('expectedTotal') && !isRejected(data) ? [formData] : [],
  );
  if (!cart || additions.length === 0) return cart;
  const total = (name: string) => sum(additions.map((form) => Number(form.get(name))));
  return {
    count: cart.count + total('expectedLines'),
    total: formatMoney(language, add(cart.sum, money(total('expectedTotal'), cart.sum.currency))),
    expected: true,
  };
}

function isRejected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !('ok' in data && data.ok === true);
}
