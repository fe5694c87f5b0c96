import { optional } from '~/bff/degradation.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import type { RequestContext } from '~/bff/context.server';
import type { Category } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';

/**
 * The whole category tree, flat, from the shared cache.
 * @throws WholesaleError
 */
export const loadCategoryTree = memoizePerRequest(async (ctx: RequestContext): Promise<readonly Category[]> => {
  const { data } = await ctx.api.readPublic(endpoints.categories.list, {});
  return data;
});

/** Places of categories in the shop's order, from 0; a category that is not in it comes last. */
export function createCategoryRank(tree: readonly Pick<Category, 'id'>[]): (categoryId: string | null) => number {
  const ranks = new Map(tree.map(({ id }, rank) => [id, rank]));
  return (categoryId) => ranks.get(categoryId ?? '') ?? ranks.size;
}

/** As {@link loadCategoryTree}, for pages, which show goods without it: empty when it cannot be read now. */
export async function showCategoryTree(ctx: RequestContext): Promise<readonly Category[]> {
  return (await optional(ctx, 'sections', loadCategoryTree(ctx))) ?? [];
}
