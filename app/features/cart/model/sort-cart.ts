import type { Language } from '~/i18n/languages';
import type { PricedCart } from './price-cart';

/**
 * Lines by category, then name, then length, shortest first.
 * @param categoryRank place of a category in the shop's order
 */
export function sortCart(
  cart: PricedCart,
  categoryRank: (categoryId: string | null) => number,
  language: Language,
): PricedCart {
  const names = new Intl.Collator(language, { numeric: true });
  const lines = [...cart.lines].sort(
    (one, other) =>
      categoryRank(one.categoryId) - categoryRank(other.categoryId) ||
      names.compare(one.product.name, other.product.name) ||
      (one.lengthCm ?? 0) - (other.lengthCm ?? 0),
  );
  return { ...cart, lines };
}
