import { productTitle, gradeLabel } from '~/data/product-labels.server';
import type { RequestContext } from '~/bff/context.server';

/** The name of a product that cannot be loaded, from the catalogue index. */
export function productNameOf(ctx: RequestContext, productId: string): string {
  const known = ctx.services.catalogueIndex.current()?.findProduct(productId);
  if (!known) return ctx.t('cart:item');
  const { variety, lot } = known;
  return gradeLabel(ctx, productTitle(ctx, variety.names[ctx.language], lot.lengthCm), lot.secondGrade);
}
