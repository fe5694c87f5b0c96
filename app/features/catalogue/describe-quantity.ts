import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { priceLine } from '~/trade/pricing';
import type { DescribeQuantity } from './product-card';
import type { OrderedLine } from './product-row-table';
import type { OrderingView, ProductCardView } from './product-view';

/** Tells, while a quantity is typed, what it comes to: '2 пачки = 50 шт, 1 920,00 грн'. */
export function useDescribeQuantity(products: readonly ProductCardView[]): DescribeQuantity {
  const { t } = useTranslation('words');
  const language = useLanguage();
  return (productId, quantity) => {
    const ordering = products.find((product) => product.id === productId)?.ordering;
    if (!ordering || !(quantity > 0)) return '';
    const pieces = piecesOf(ordering, quantity);
    const text = t('pieces', { count: pieces });
    const amount = ordering.packSize === null ? text : t('packsArePieces', { packs: t('packs', { count: quantity }), pieces: text });
    return `${amount}, ${formatMoney(language, priceOf(ordering, pieces))}`;
  };
}

/** Tells what the filled lines of a price list come to: 'Вибрано 3 позиції: 130 шт, 4 197,50 грн'. */
export function useDescribeLines(products: readonly ProductCardView[]): (lines: readonly OrderedLine[]) => string {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (lines) => {
    const known = lines.flatMap(({ productId, quantity }) => {
      const ordering = products.find((product) => product.id === productId)?.ordering;
      const pieces = ordering ? piecesOf(ordering, quantity) : 0;
      return ordering ? [{ pieces, total: priceOf(ordering, pieces) }] : [];
    });
    const pieces = known.reduce((sum, line) => sum + line.pieces, 0);
    const total = known.reduce((sum, line) => sum + line.total, 0);
    return `${t('chosenLines', { count: known.length })}: ${t('words:pieces', { count: pieces })}, ${formatMoney(language, total)}`;
  };
}

function priceOf({ piecePrice, percentOff }: OrderingView, pieces: number): number {
  return priceLine(piecePrice, pieces, percentOff).total;
}

function piecesOf({ packSize }: OrderingView, quantity: number): number {
  return quantity * (packSize ?? 1);
}
