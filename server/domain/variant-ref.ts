import type { Product } from '../contract/catalogue';

/** A product independent of its lots: variety, length and farm. */
export interface VariantRef {
  readonly name: string;
  readonly lengthCm: number | null;
  readonly farmId: string | null;
}

export function variantOf({
  name,
  attributes,
  manufacturer,
  manufacturerId,
}: Pick<Product, 'name' | 'attributes' | 'manufacturer' | 'manufacturerId'>): VariantRef {
  return { name, lengthCm: attributes.lengthCm ?? null, farmId: manufacturer?.id ?? manufacturerId ?? null };
}

export function variantKey({ name, lengthCm, farmId }: VariantRef): string {
  return JSON.stringify([name, lengthCm, farmId]);
}
