import type { Stock } from '~server/contract/catalogue';

/** Pieces in one warehouse; a missing number counts as 0 (specification, section 5). */
export function availableIn(stocks: readonly Stock[], warehouseId: string): number {
  return stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0;
}
