import type { Language } from '~/i18n/languages';
import type { ProductTraits, Kind } from '~/domain/similar-products';
import { priceFor, type Buyer } from '~/domain/pricing';
import { detectSpecies } from '~server/search-index/detect-species';
import type { Goods, Lot } from '~server/search-index/goods';
import type { SearchIndex } from '~server/search-index/search-index';
import type { Product } from '~server/contract/catalogue';

/** A product that cannot be had as wanted. */
export interface RequestedProducts {
  readonly productId: string;
  readonly name: string;
  /** What its picture is said to show; says the species where the catalogue has the product no more. */
  readonly alt: string;
  /** Null when the catalogue has it no more, or it was not read. */
  readonly product: Product | null;
}

/** A variety of the catalogue and one product of it. */
export interface Place {
  readonly goods: Goods;
  readonly lot: Lot;
}

/** Where the index has each of the wanted products, by id. */
export function findPlaces(index: SearchIndex, wanted: readonly RequestedProducts[]): ReadonlyMap<string, Place> {
  return new Map(
    wanted.flatMap(({ productId }) => {
      const place = index.findProduct(productId);
      return place ? [[productId, place] as const] : [];
    }),
  );
}

/**
 * What is known of a wanted product: as the index has it, else of a variety of its name, else from its words.
 * @param language the one its name is written in
 * @param buyer whom its price is for
 */
export function describeRequested(
  index: SearchIndex,
  wanted: RequestedProducts,
  place: Place | undefined,
  language: Language,
  buyer: Buyer | null,
): ProductTraits {
  const { productId, name, product } = wanted;
  const goods = place?.goods ?? findNamed(index, name, language);
  const kind = goods ? kindOf(goods) : kindLabel(wanted);
  return {
    ...kind,
    id: productId,
    color: product?.attributes.color ?? kind.color,
    lengthCm: product?.attributes.lengthCm ?? place?.lot.lengthCm ?? null,
    farmId: product?.manufacturerId ?? place?.lot.farmId ?? null,
    countryId: product?.manufacturer?.country?.id ?? place?.lot.countryId ?? null,
    isSecondGrade: product?.isSecondGrade ?? place?.lot.secondGrade ?? false,
    price: product && priceFor(product, buyer),
  };
}

/** A variety as others are held against it. */
function kindOf({ names, species, color }: Goods): Kind {
  return { variety: names.uk, species, color };
}

/** A variety all of whose words stand in a name as they are written. */
function findNamed(index: SearchIndex, name: string, language: Language): Goods | undefined {
  const found = index.find({ text: name, language });
  const hit = found && found.missed.length === 0 && !found.isSlipped ? found.tiers[0]?.hits[0] : undefined;
  return hit && index.catalogue.goods[hit.goods];
}

function kindLabel({ name, alt, product }: RequestedProducts): Kind {
  return {
    variety: name,
    species: detectSpecies({ name, alt, description: product?.description ?? '', sections: [] }),
    color: null,
  };
}
