import { productTitle, gradeLabel } from '~/data/product-labels.server';
import type { RequestContext } from '~/bff/context.server';

/** What a product is called that cannot be read: as the index of the catalogue knows it, or no more than an item. */
export function productNameOf(ctx: RequestContext, productId: string): string {
  const known = ctx.services.catalogueIndex.current()?.findProduct(productId);
  if (!known) return ctx.t('cart:item');
  const { goods, lot } = known;
  return gradeLabel(ctx, productTitle(ctx, goods.names[ctx.language], lot.lengthCm), lot.secondGrade);
}
