import type * as z from 'zod';
import type { category } from '../../contract/catalogue';
import { categories, withDescendants, type CategoryDefinition } from '../flora/categories';
import type { Language } from '../../contract/enumerations';
import { picturePath } from '../pictures';

/** By category id, without subcategories. */
export type ProductCounts = ReadonlyMap<number, number>;

/** The count includes subcategories. */
export function toCategoryView(
  facts: CategoryDefinition,
  counts: ProductCounts,
  language: Language,
  origin: string,
): z.input<typeof category> {
  const parent = categories.find((other) => other.id === facts.parentId);
  return {
    id: facts.id,
    name: facts.names[language],
    description: facts.descriptions[language],
    parentId: facts.parentId,
    ...(parent ? { parent: { id: parent.id, name: parent.names[language], seoUrl: { keyword: parent.keyword } } } : {}),
    seoUrl: { keyword: facts.keyword },
    image: origin + picturePath(facts.picture),
    productCount: withDescendants(facts.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  };
}
