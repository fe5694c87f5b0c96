import { nameGoods, nameGrade } from '~/supply/goods-words.server';
import type { Scope } from '~/bff/scope.server';

/** What a product is called that cannot be read: as the index of the catalogue knows it, or no more than an item. */
export function nameWish(scope: Scope, productId: string): string {
  const known = scope.portal.catalogueIndex.current()?.findProduct(productId);
  if (!known) return scope.t('cart:item');
  const { goods, lot } = known;
  return nameGrade(scope, nameGoods(scope, goods.names[scope.language], lot.lengthCm), lot.secondGrade);
}
