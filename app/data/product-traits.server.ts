import type { Language } from '~/i18n/languages';
import type { ProductTraits, ProductKind } from '~server/domain/similar-products';
import { priceFor, type Buyer } from '~server/domain/pricing';
import { lengthOf } from '~server/domain/variety-name';
import { detectSpecies } from '~server/search-index/detect-species';
import type { Variety } from '~server/search-index/catalogue';
import type { SearchIndex } from '~server/search-index/search-index';
import type { Product } from '~server/contract/catalogue';

export interface RequestedProduct {
  readonly productId: string;
  readonly name: string;
  readonly alt: string;
  readonly product: Product | null;
}

/** Traits of a requested product: from the index, else from a variety of the same name, else from the name alone. @param language of the name */
export function toProductTraits(
  index: SearchIndex,
  wanted: RequestedProduct,
  language: Language,
  buyer: Buyer | null,
): ProductTraits {
  const { productId, name, product } = wanted;
  const place = index.findProduct(productId);
  const goods = place?.variety ?? findNamed(index, name, language);
  const kind = goods ? kindOf(goods) : kindFromName(wanted);
  return {
    ...kind,
    id: productId,
    color: product?.attributes.color ?? kind.color,
    lengthCm: (product && lengthOf(product)) ?? place?.lot.lengthCm ?? null,
    farmId: product?.manufacturerId ?? place?.lot.farmId ?? null,
    countryId: product?.manufacturer?.country?.id ?? place?.lot.countryId ?? null,
    isSecondGrade: product?.isSecondGrade ?? place?.lot.secondGrade ?? false,
    price: product && priceFor(product, buyer),
  };
}

function kindOf({ names, species, color }: Variety): ProductKind {
  return { variety: names.uk, species, color };
}

function findNamed(index: SearchIndex, name: string, language: Language): Variety | undefined {
  const found = index.find({ text: name, language });
  const hit = found && found.missed.length === 0 && !found.isFuzzy ? found.tiers[0]?.hits[0] : undefined;
  return hit && index.catalogue.varieties[hit.variety];
}

function kindFromName({ name, alt, product }: RequestedProduct): ProductKind {
  return {
    variety: name,
    species: detectSpecies({ name, alt, description: product?.description ?? '', sections: [] }),
    color: null,
  };
}
