import type { Language } from '~/i18n/languages';
import type { ProductTraits, Kind } from '~/domain/similar-products';
import { priceFor, type Buyer } from '~/domain/pricing';
import { detectSpecies } from '~server/search-index/detect-species';
import type { Variety, Lot } from '~server/search-index/catalogue';
import type { SearchIndex } from '~server/search-index/search-index';
import type { Product } from '~server/contract/catalogue';

export interface RequestedProducts {
  readonly productId: string;
  readonly name: string;
  readonly alt: string;
  readonly product: Product | null;
}

export interface Place {
  readonly variety: Variety;
  readonly lot: Lot;
}

export function findPlaces(index: SearchIndex, wanted: readonly RequestedProducts[]): ReadonlyMap<string, Place> {
  return new Map(
    wanted.flatMap(({ productId }) => {
      const place = index.findProduct(productId);
      return place ? [[productId, place] as const] : [];
    }),
  );
}

/** Traits of a requested product: from the index, else from a variety of the same name, else from the name alone. @param language of the name */
export function describeRequested(
  index: SearchIndex,
  wanted: RequestedProducts,
  place: Place | undefined,
  language: Language,
  buyer: Buyer | null,
): ProductTraits {
  const { productId, name, product } = wanted;
  const goods = place?.variety ?? findNamed(index, name, language);
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

function kindOf({ names, species, color }: Variety): Kind {
  return { variety: names.uk, species, color };
}

function findNamed(index: SearchIndex, name: string, language: Language): Variety | undefined {
  const found = index.find({ text: name, language });
  const hit = found && found.missed.length === 0 && !found.isFuzzy ? found.tiers[0]?.hits[0] : undefined;
  return hit && index.catalogue.varieties[hit.variety];
}

function kindLabel({ name, alt, product }: RequestedProducts): Kind {
  return {
    variety: name,
    species: detectSpecies({ name, alt, description: product?.description ?? '', sections: [] }),
    color: null,
  };
}
