import { loadBuyerOrPartial } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { loadIsFavourite } from '~/data/favourites.server';
import { getPurchases } from '~/data/purchases.server';
import { loadRetailPrice } from '~/data/retail.server';
import type { RequestContext } from '~/bff/context.server';
import type { CardContext } from './offer.server';
import { showCategoryTree } from '~/data/category-tree.server';

/**
 * Loads what all product cards of a request share.
 * @param ofCategory the category of the page, which the cards do not repeat
 */
export async function loadCardContext(ctx: RequestContext, ofCategory?: string): Promise<CardContext> {
  const [{ categoryName, ...context }, inCart, isFavourite] = await Promise.all([
    loadListContext(ctx),
    loadCartPiecesOrEmpty(ctx),
    loadIsFavourite(ctx),
  ]);
  return {
    ...context,
    isCategoryPage: ofCategory !== undefined,
    categoryName: (id) => (id === ofCategory ? undefined : categoryName(id)),
    inCart,
    isFavourite,
    bought: getPurchases(ctx).ranks,
  };
}

/** As {@link loadCardContext}, without cart and favourites. */
export async function loadListContext(ctx: RequestContext): Promise<Omit<CardContext, 'inCart' | 'isFavourite'>> {
  const [buyer, tree, retail] = await Promise.all([
    loadBuyerOrPartial(ctx),
    showCategoryTree(ctx),
    loadRetailPrice(ctx),
  ]);
  const names = new Map(tree.map((category) => [category.id, category.name]));
  return { ctx, buyer, retail, categoryName: (id) => (id === null ? undefined : names.get(id)) };
}
