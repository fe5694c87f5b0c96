import type { Product } from '../contract/catalogue';
import { lengthOf, type NamedProduct } from './variety-name';

/** A product independent of its lots: variety, length and farm. */
export interface VariantRef {
  readonly name: string;
  readonly lengthCm: number | null;
  readonly farmId: string | null;
}

export function variantOf(product: NamedProduct & Pick<Product, 'manufacturer' | 'manufacturerId'>): VariantRef {
  const { name, manufacturer, manufacturerId } = product;
  return { name, lengthCm: lengthOf(product), farmId: manufacturer?.id ?? manufacturerId ?? null };
}

export function variantKey({ name, lengthCm, farmId }: VariantRef): string {
  return JSON.stringify([name, lengthCm, farmId]);
}
