import type { Category, Product } from '../contract/catalogue';
import { perLanguage, type Language } from '../contract/enumerations';
import { isPromoted } from '../domain/promotions';
import { lengthOf, varietyKey, varietyName } from '../domain/variety-name';
import { detectSpecies } from '../search-index/detect-species';
import type { Variety, Lot } from '../search-index/catalogue';

interface Draft {
  readonly name: string;
  readonly categoryId: string | null;
  readonly color: string | null;
  readonly species: readonly string[];
  readonly lots: Lot[];
}

export function createVarietyCollector(sections: readonly Category[], warehouseId: string) {
  const drafts = new Map<string, Draft>();
  const known = new Set<string>();
  const sectionPaths = new Map(sections.map(({ id }) => [id, sectionPath(sections, id)]));

  function add(product: Product): void {
    const { id, categoryId, description, images, attributes } = product;
    if (known.has(id)) return;
    known.add(id);
    const name = varietyName(product.name, lengthOf(product));
    const color = attributes.color ?? null;
    const key = varietyKey(product);
    let draft = drafts.get(key);
    if (!draft) {
      const alt = images[0]?.alt ?? '';
      const texts = { name, alt, description: description ?? '', sections: sectionPaths.get(categoryId ?? '') ?? [] };
      draft = { name, categoryId, color, species: detectSpecies(texts), lots: [] };
      drafts.set(key, draft);
    }
    draft.lots.push(toLot(product, warehouseId));
  }

  return {
    /** Ignores a product that it has already, since one may move to a later page. */
    add: (products: readonly Product[]) => products.forEach(add),
    sampleIds: () => [...drafts.values()].flatMap(({ lots }) => lots[0]?.id ?? []),
    /** @param nameOf name of a sample product in a language; the first language is the default */
    finish: (nameOf: (language: Language, sampleId: string) => string | undefined): Variety[] =>
      [...drafts.values()].map(({ name, categoryId, color, species, lots }) => {
        const sample = lots[0]?.id ?? '';
        const named = (language: Language) => {
          const own = nameOf(language, sample);
          return own === undefined ? name : varietyName(own, lots[0]?.lengthCm);
        };
        return {
          names: perLanguage(named),
          categoryId,
          color,
          species,
          lots: lots.sort(compareLots),
        };
      }),
  };
}

function toLot(product: Product, warehouseId: string): Lot {
  const { id, manufacturer, manufacturerId, stocks, isSecondGrade } = product;
  return {
    id,
    lengthCm: lengthOf(product),
    countryId: manufacturer?.country?.id ?? null,
    countryCode: manufacturer?.country?.code?.toUpperCase() ?? null,
    farmId: manufacturer?.id ?? manufacturerId,
    inStock: stocks.some((stock) => stock.warehouseId === warehouseId && (stock.available ?? 0) > 0),
    promotion: isPromoted(product),
    secondGrade: isSecondGrade,
  };
}

function compareLots(one: Lot, other: Lot): number {
  return Number(other.inStock) - Number(one.inStock) || (one.lengthCm ?? 0) - (other.lengthCm ?? 0);
}

/** Names of a section and its ancestors, the innermost first. */
function sectionPath(sections: readonly Category[], id: string): string[] {
  const names: string[] = [];
  let next: string | null = id;
  while (next !== null && names.length < 10) {
    const section = sections.find((each) => each.id === next);
    if (!section) break;
    names.push(section.name);
    next = section.parentId;
  }
  return names;
}
