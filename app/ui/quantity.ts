import { plainNumber } from '~/trade/quantity';

/** Id of the box in which a product's quantity is typed, wherever it stands. */
export function quantityFieldId(productId: string): string {
  return `quantity-${productId}`;
}

/** The next multiple of a step above or below what was typed, from the least on; nonsense becomes the least. */
export function stepQuantity(typed: string, by: 1 | -1, step: number, min: number): number {
  const steps = Number(plainNumber(typed)) / step;
  const next = step * (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  return Number.isFinite(next) ? Math.max(min, next) : min;
}
