import { splitUnit } from '~/domain/quantity';

/** Id of the box in which a product's quantity is typed, wherever it stands. */
export function quantityFieldId(productId: string): string {
  return `quantity-${productId}`;
}

/** The next multiple of a step above or below what was typed, from the least on; nonsense becomes the least. A unit that was typed stays, and pieces step by packs. */
export function stepQuantity(typed: string, by: 1 | -1, step: number, min: number, packSize = step): string {
  const { number, unit } = splitUnit(typed);
  const size = unit === 'piece' ? packSize : unit === 'pack' ? 1 : step;
  const steps = Number(number) / size;
  const next = size * (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  const least = Math.ceil((min * size) / step);
  const count = String(Number.isFinite(next) ? Math.max(least, next) : least);
  return unit === null ? count : typed.trim().replace(/^\P{L}*?(?=\s*\p{L})/u, count);
}
