import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/formats';
import { useLanguage } from '~/use-links';
import type { Unit } from '~server/domain/unit-words';
import { unitMeanings } from '~/i18n/format-quantity';
import { isBlankQuantity } from '~server/domain/quantity';
import { linesTotal, type LineInputValue } from '~server/domain/line-inputs';
import { money } from '~server/contract/money';
import { isOrderable, leftOf, priceTyped, type Offer, type OrderableOffer } from './offer';

/** What a typed quantity comes to, '2 пачки = 50 шт, 1 920,00 грн'; which unit is meant where both are likely; nothing where it would be refused. */
export function useDescribeQuantity() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (offer: OrderableOffer, typed: string, unit: Unit): string | undefined => {
    const priced = priceTyped(offer, typed, unit);
    if (!priced.ok)
      return priced.error.kind === 'whichUnit'
        ? t('whichUnit', unitMeanings(t, priced.error.count, priced.error.packSize))
        : undefined;
    const { packSize } = offer;
    const pieces = t('pieces', { count: priced.pieces });
    const amount =
      packSize === undefined
        ? pieces
        : t('packsArePieces', { packs: t('packs', { count: priced.pieces / packSize }), pieces });
    return `${amount}, ${formatMoney(language, priced.total)}`;
  };
}

export interface ChosenLines {
  readonly sum: string;
  readonly count: number;
  /** Product ids of the invalid lines, and a message with their number. */
  readonly wrong: readonly string[];
  readonly wrongText: string;
}

/** Formats the total of a price list and finds its invalid lines. */
export function useDescribeLines(products: readonly Offer[]): (lines: readonly LineInputValue[]) => ChosenLines {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (lines) => {
    const goodsOf = (productId: string) => {
      const offer = products.find(({ id }) => id === productId);
      if (!offer || !isOrderable(offer)) return undefined;
      const { packSize = null, price, percentOff = 0 } = offer;
      return { packSize, piecePrice: money(price), percentOff, left: leftOf(offer) };
    };
    const sumOf = (some: readonly LineInputValue[]) => linesTotal(some, 'pack', goodsOf);
    const filled = lines.filter(({ quantity }) => !isBlankQuantity(quantity));
    const wrong = filled.filter((line) => sumOf([line]).lines === 0).map(({ productId }) => productId);
    const { lines: count, pieces, total } = sumOf(filled);
    const sum =
      count > 0
        ? `${t('chosenLines', { count })}: ${t('common:pieces', { count: pieces })}, ${formatMoney(language, total)}`
        : '';
    return { sum, count, wrong, wrongText: t('refusedLines', { count: wrong.length }) };
  };
}
