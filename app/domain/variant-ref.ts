import type { Product } from '~server/contract/catalogue';

/** Goods that come back in ever new lots: a variety of one length from one farm. */
export interface VariantRef {
  readonly name: string;
  readonly lengthCm: number | null;
  readonly farmId: string | null;
}

/** Which goods a product is a lot of, by its name in the language it was read in. */
export function goodsOf({
  name,
  attributes,
  manufacturer,
  manufacturerId,
}: Pick<Product, 'name' | 'attributes' | 'manufacturer' | 'manufacturerId'>): VariantRef {
  return { name, lengthCm: attributes.lengthCm ?? null, farmId: manufacturer?.id ?? manufacturerId ?? null };
}

/** One text for the same goods; others have another. */
export function variantKey({ name, lengthCm, farmId }: VariantRef): string {
  return JSON.stringify([name, lengthCm, farmId]);
}
