import type { Stock } from '~server/contract/catalogue';

/** Pieces in one warehouse; a missing number counts as 0 (specification, section 5), and so does what was sold beyond the stock. */
export function availableIn(stocks: readonly Stock[], warehouseId: string): number {
  return Math.max(0, stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0);
}

/** Pieces in a warehouse that the cart does not hold already. */
export function leftIn(stocks: readonly Stock[], warehouseId: string, inCart = 0): number {
  return Math.max(0, availableIn(stocks, warehouseId) - inCart);
}
