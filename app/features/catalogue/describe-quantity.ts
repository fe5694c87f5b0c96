import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { priceLine } from '~/trade/pricing';
import { isBlankQuantity, readQuantity } from '~/trade/quantity';
import { sumTypedLines, type SheetGoods, type TypedLine } from '~/trade/typed-lines';
import type { DescribeQuantity } from './product-card';
import type { OrderingView, ProductCardView, ProductRowView } from './product-view';

/** Tells, while a quantity is typed, what it comes to: '2 пачки = 50 шт, 1 920,00 грн'. */
export function useDescribeQuantity(products: readonly ProductCardView[]): DescribeQuantity {
  const { t } = useTranslation('words');
  const language = useLanguage();
  return (productId, typed, unit = 'pack') => {
    const ordering = products.find((product) => product.id === productId)?.ordering;
    if (!ordering) return undefined;
    const { packSize, piecePrice, percentOff = 0 } = ordering;
    const read = readQuantity(typed, unit, packSize ?? null);
    if (!read.ok) return undefined;
    const pieces = t('pieces', { count: read.pieces });
    const amount = packSize === undefined ? pieces : t('packsArePieces', { packs: t('packs', { count: read.pieces / packSize }), pieces });
    return `${amount}, ${formatMoney(language, priceLine(piecePrice, read.pieces, percentOff).total)}`;
  };
}

/**
 * Tells what the filled lines of a price list come to, 'Вибрано 3 позиції: 130 шт, 4 197,50 грн', and how many of them
 * would be refused; nothing while none is filled.
 */
export function useDescribeLines(products: readonly ProductRowView[]): (lines: readonly TypedLine[]) => string {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (lines) => {
    const goodsOf = (productId: string) => {
      const product = products.find(({ id }) => id === productId);
      return product?.ordering ? goodsIn(product.ordering, product.left) : undefined;
    };
    const sum = sumTypedLines(lines, 'pack', goodsOf);
    const refused = lines.filter(({ quantity }) => !isBlankQuantity(quantity)).length - sum.lines;
    const amount = `${t('words:pieces', { count: sum.pieces })}, ${formatMoney(language, sum.total)}`;
    return [sum.lines > 0 ? `${t('chosenLines', { count: sum.lines })}: ${amount}` : '', refused > 0 ? t('refusedLines', { count: refused }) : ''].filter(Boolean).join('. ');
  };
}

/** Goods as a sheet of typed lines counts them. */
function goodsIn({ packSize, piecePrice, percentOff = 0 }: OrderingView, left: number): SheetGoods {
  return { packSize: packSize ?? null, piecePrice, percentOff, left };
}
