import { splitUnit } from '~/domain/quantity';

export function quantityFieldId(productId: string): string {
  return `quantity-${productId}`;
}

/** Next multiple of `step`; invalid input gives `min`. A typed unit stays, and pieces step by packs. */
export function stepQuantity(typed: string, by: 1 | -1, step: number, min: number, packSize = step): string {
  const { number, unit } = splitUnit(typed);
  const size = unit === 'piece' ? packSize : unit === 'pack' ? 1 : step;
  const steps = Number(number) / size;
  const next = size * (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  const least = Math.ceil((min * size) / step);
  const count = String(Number.isFinite(next) ? Math.max(least, next) : least);
  return unit === null ? count : typed.trim().replace(/^\P{L}*?(?=\s*\p{L})/u, count);
}
