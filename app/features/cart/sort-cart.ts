import type { Language } from '~/i18n/languages';
import type { PricedCart, PricedLine } from './price-cart';

/**
 * Lines by category, then name, then length, shortest first.
 * @param categories ids in the shop's order; lines of other categories come last
 */
export function sortCart(cart: PricedCart, categories: readonly string[], language: Language): PricedCart {
  const names = new Intl.Collator(language, { numeric: true });
  const rankOf = ({ categoryId }: PricedLine) => {
    const at = categoryId === null ? -1 : categories.indexOf(categoryId);
    return at < 0 ? categories.length : at;
  };
  const lines = [...cart.lines].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      names.compare(one.product.name, other.product.name) ||
      (one.lengthCm ?? 0) - (other.lengthCm ?? 0),
  );
  return { ...cart, lines };
}
