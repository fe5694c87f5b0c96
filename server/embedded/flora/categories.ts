import type { CategoryDefinition } from './category-definition';
import { flowerCategories } from './flower-categories';
import { greensCategories } from './greens-categories';
import { roseCategories } from './rose-categories';

/** The tree of two levels, flat: the shop's three sections and what lies below them. */
export const categories: readonly CategoryDefinition[] = [
  ...roseCategories,
  ...flowerCategories,
  ...greensCategories,
].sort((one, other) => one.id - other.id);

/** Ids of the category and of everything below it. */
export function withDescendants(id: number): number[] {
  return [id, ...categories.filter((category) => category.parentId === id).map((category) => category.id)];
}
