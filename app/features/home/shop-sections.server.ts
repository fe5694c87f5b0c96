import { largePicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import type { Category } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import type { SectionTileView } from './section-tiles';

/** The shop's sections in its order (specification, section 3: categoryId1..3). */
export async function loadShopSections(
  ctx: RequestContext,
  addressOf: (category: Category) => string,
): Promise<SectionTileView[]> {
  const shop = await ctx.api.readPublic(endpoints.shop.get, { params: { id: ctx.services.env.shopId } });
  const { categoryId1, categoryId2, categoryId3 } = shop.data.setting;
  const ids = [categoryId1, categoryId2, categoryId3].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { data } = await ctx.api.readPublic(endpoints.categories.list, { query: { ids: ids.join(',') } });
  const named = ids.flatMap((id) => data.find((category) => category.id === id) ?? []);
  return named.map((category) => ({
    id: category.id,
    name: category.name,
    href: addressOf(category),
    count: category.productCount === null ? null : ctx.t('home:productCount', { count: category.productCount }),
    picture: category.image === null ? null : largePicture(ctx, { url: category.image }),
  }));
}
