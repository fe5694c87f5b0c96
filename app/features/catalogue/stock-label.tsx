import type { StockView } from './product-view';

const looks = { plenty: 'stock', low: 'stock stock-low', none: 'stock stock-none' };

export function stockClass({ level }: StockView): string {
  return looks[level ?? 'plenty'];
}

export function StockLabel({ stock }: { stock: StockView }) {
  return <p className={stockClass(stock)}>{stock.text}</p>;
}
