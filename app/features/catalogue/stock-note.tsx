import clsx from 'clsx';
import type { StockView } from './product-view';

const inks: Record<StockView['level'], string> = { plenty: 'text-leaf-ink', low: 'text-amber-ink', none: 'text-soft' };

/** How much there is; amber when it runs out. */
export function StockNote({ stock }: { stock: StockView }) {
  return <p className={clsx('text-small font-medium', inks[stock.level])}>{stock.text}</p>;
}
