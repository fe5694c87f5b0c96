import type { CategoryDefinition } from './category-definition';
import { flowerCategories } from './flower-categories';
import { greensCategories } from './greens-categories';
import { roseCategories } from './rose-categories';

/** Two levels in a flat list. */
export const categories: readonly CategoryDefinition[] = [
  ...roseCategories,
  ...flowerCategories,
  ...greensCategories,
].sort((one, other) => one.id - other.id);

export function withDescendants(id: number): number[] {
  return [id, ...categories.filter((category) => category.parentId === id).map((category) => category.id)];
}
