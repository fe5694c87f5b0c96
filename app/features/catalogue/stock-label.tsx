import type { StockWords } from './offer-words';

const looks = { plenty: 'stock', low: 'stock stock-low', none: 'stock stock-none' };

export function stockClass({ level }: StockWords): string {
  return looks[level];
}

export function StockLabel({ stock }: { stock: StockWords }) {
  return <p className={stockClass(stock)}>{stock.text}</p>;
}
