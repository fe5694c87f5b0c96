import { showBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import type { Scope } from '~/bff/scope.server';
import type { CardContext } from './product-card.server';
import { showCategoryTree } from './sections.server';

/**
 * What every card of a request shares.
 * @param ofCategory the one whose page it is, which no card and no line needs to name
 */
export async function cardContext(scope: Scope, ofCategory?: string): Promise<CardContext> {
  const [{ categoryName, ...context }, inCart] = await Promise.all([listContext(scope), showCartPieces(scope)]);
  return {
    ...context,
    isCategoryPage: ofCategory !== undefined,
    categoryName: (id) => (id === ofCategory ? undefined : categoryName(id)),
    inCart,
  };
}

/** The same for a list that says nothing of the cart. */
export async function listContext(scope: Scope): Promise<Omit<CardContext, 'inCart'>> {
  const [buyer, tree] = await Promise.all([showBuyer(scope), showCategoryTree(scope)]);
  const names = new Map(tree.map((category) => [category.id, category.name]));
  return { scope, buyer, categoryName: (id) => (id === null ? undefined : names.get(id)) };
}
