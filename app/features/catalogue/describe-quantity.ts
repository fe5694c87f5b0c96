import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { priceLine } from '~/trade/pricing';
import { sumTypedLines, type TypedLine } from '~/trade/typed-lines';
import type { DescribeQuantity } from './product-card';
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

/** Tells what the filled lines of a price list come to: 'Вибрано 3 позиції: 130 шт, 4 197,50 грн'; nothing while none is. */
export function useDescribeLines(products: readonly ProductCardView[]): (lines: readonly TypedLine[]) => string {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (lines) => {
    const sum = sumTypedLines(lines, 'pack', (productId) => products.find((product) => product.id === productId)?.ordering ?? undefined);
    if (sum.lines === 0) return '';
    return `${t('chosenLines', { count: sum.lines })}: ${t('words:pieces', { count: sum.pieces })}, ${formatMoney(language, sum.total)}`;
  };
}

function priceOf({ piecePrice, percentOff }: OrderingView, pieces: number): number {
  return priceLine(piecePrice, pieces, percentOff).total;
}

function piecesOf({ packSize }: OrderingView, quantity: number): number {
  return quantity * (packSize ?? 1);
}
