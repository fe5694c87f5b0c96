import { splitUnit } from '~server/domain/quantity';

export function quantityFieldId(productId: string): string {
  return `quantity-${productId}`;
}

export interface QuantitySteps {
  readonly step: number;
  readonly min: number;
  readonly max?: number | undefined;
  /** Pieces in a pack, by which a number with the unit of pieces steps. */
  readonly packSize?: number | undefined;
}

/** Next multiple of `step` from `min` to `max`; invalid input gives `min`. A typed unit stays. */
export function stepQuantity(typed: string, by: 1 | -1, { step, min, max = Infinity, packSize = step }: QuantitySteps) {
  const { number, unit } = splitUnit(typed);
  const size = unit === 'piece' ? packSize : unit === 'pack' ? 1 : step;
  const steps = Number(number) / size;
  const next = size * (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  const [least, most] = [Math.ceil((min * size) / step), Math.floor((max * size) / step)];
  const count = String(Number.isFinite(next) ? Math.min(most, Math.max(least, next)) : least);
  return unit === null ? count : typed.trim().replace(/^(?:\P{L}*[^\p{L}\s])?(?=\s*\p{L})/u, count);
}
