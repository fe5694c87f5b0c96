import type { Stock } from '../contract/catalogue';
import { wholePacksWithin } from './quantity';

/** Pieces in a warehouse; missing and negative numbers count as 0 (specification, section 5). */
export function availableIn(stocks: readonly Stock[], warehouseId: string): number {
  return Math.max(0, stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0);
}

export function leftIn(stocks: readonly Stock[], warehouseId: string, inCart = 0): number {
  return Math.max(0, availableIn(stocks, warehouseId) - inCart);
}

/** Pieces of the whole packs that are left; 0 closes the product. */
export function wholePacksLeft(
  { stocks, attributes }: { readonly stocks: readonly Stock[]; readonly attributes: { packSize?: number | null } },
  warehouseId: string,
  inCart = 0,
): number {
  return wholePacksWithin(leftIn(stocks, warehouseId, inCart), attributes.packSize ?? null);
}
