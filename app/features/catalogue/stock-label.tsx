import type { StockView } from './product-view';

const looks = { plenty: 'stock', low: 'stock stock-low', none: 'stock stock-none' };

/** How much there is; amber when it runs out. */
export function StockLabel({ stock }: { stock: StockView }) {
  return <p className={looks[stock.level ?? 'plenty']}>{stock.text}</p>;
}
