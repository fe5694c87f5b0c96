import type { CartSummary } from '~/features/cart/cart-summary.server';
import type { ShellCart } from '~/features/shell/shell-view';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { sum } from '~/trade/pricing';
import { useExpectedAdditions } from '~/ui/expected-addition';

/** The frame's cart, with what is on its way to it; a refusal brings the cart back as it is. */
export function useExpectedCart(cart: CartSummary | null): ShellCart | null {
  const language = useLanguage();
  const additions = useExpectedAdditions();
  if (!cart || additions.length === 0) return cart;
  const lines = sum(additions.map((addition) => addition.lines));
  const kopiykas = sum(additions.map((addition) => addition.kopiykas));
  return { count: cart.count + lines, total: formatMoney(language, cart.sum + kopiykas), expected: true };
}
