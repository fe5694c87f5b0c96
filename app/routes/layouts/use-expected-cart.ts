import type { CartSummary } from '~/features/cart/cart-summary.server';
import type { ShellCart } from '~/features/shell/shell-view';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { useExpectedAddition } from '~/ui/expected-addition';

/** The frame's cart, with what is on its way to it; a refusal brings the cart back as it is. */
export function useExpectedCart(cart: CartSummary | null): ShellCart | null {
  const language = useLanguage();
  const addition = useExpectedAddition();
  if (!cart || !addition) return cart;
  return { count: cart.count + addition.lines, total: formatMoney(language, cart.sum + addition.kopiykas), expected: true };
}
