import { priceLine } from '~/domain/pricing';
import { parseQuantityInput } from '~/domain/quantity';
import type { Unit } from '~/domain/unit-words';
import { formatAmount } from '~/i18n/formats';
import { useLanguage } from '~/use-links';
import type { OrderingView } from './product-view';

/** What a typed quantity of a product costs, '1 875,00'; undefined where it would be refused as typed. */
export function useLineAmount(ordering: OrderingView | undefined, typed: string, unit: Unit): string | undefined {
  const language = useLanguage();
  if (!ordering) return undefined;
  const { packSize, piecePrice, percentOff = 0 } = ordering;
  const read = parseQuantityInput(typed, unit, packSize ?? null);
  return read.ok ? formatAmount(language, priceLine(piecePrice, read.pieces, percentOff).total) : undefined;
}
