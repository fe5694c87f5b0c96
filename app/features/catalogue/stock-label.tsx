import type { StockView } from './product-view';

const looks = { plenty: 'stock', low: 'stock stock-low', none: 'stock stock-none' };

/** Class of a stock: amber when it runs out. */
export function stockClass({ level }: StockView): string {
  return looks[level ?? 'plenty'];
}

/** How much there is; amber when it runs out. */
export function StockLabel({ stock }: { stock: StockView }) {
  return <p className={stockClass(stock)}>{stock.text}</p>;
}
