import type { TFunction } from 'i18next';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { formatAmount, formatMoney, formatPercent, formatShortMoney } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import { money, multiply } from '~server/contract/money';
import { packsOf, wholePacksWithin } from '~server/domain/quantity';
import { isKnownColor } from '../filters/filters-view';
import { isOrderable, totalOf, type Offer } from './offer';
import type { LotView, VarietyView } from './variety-view';

/** At most so many packs left counts as running out. */
const FEW_PACKS = 3;
/** At most so many pieces left counts as running out, where there is no pack. */
const FEW_PIECES = 20;

export type StockLevel = 'plenty' | 'low' | 'none';

export interface ProductTag {
  readonly tone: 'promotion' | 'secondGrade' | 'week';
  readonly text: string;
}

export type OfferWords = ReturnType<typeof offerWords>;
export type PriceWords = NonNullable<ReturnType<OfferWords['price']>>;

/** What says the facts of offers in a language, on the server and in the browser. */
export function offerWords(t: TFunction, language: Language) {
  const pieces = remember((count) => t('common:pieces', { count }));
  const packOf = remember((count) => t('common:packOf', { count }));
  const length = remember((count) => t('common:centimetres', { count }));
  const percentOff = (percent: number) => `−${formatPercent(language, percent)}`;
  const title = ({ name }: Pick<VarietyView, 'name'>, lot: LotView) =>
    lot.name ?? (lot.lengthCm === undefined ? name : `${name}, ${length(lot.lengthCm)}`);
  const graded = (goods: string, { isSecondGrade }: Offer) =>
    isSecondGrade ? `${goods}, ${t('common:ofSecondGrade')}` : goods;
  /** 'пачка 25 шт', or 'поштучно' */
  const pack = ({ packSize }: Offer) => (packSize ? packOf(packSize) : t('catalogue:byPiece'));

  return {
    length,
    lengthsOf: (name: string) => t('catalogue:lengthsOf', { name }),
    /** 'Freedom, 60 см' */
    title,
    graded,
    pack,
    /** 'червоний · Los Nevados, Еквадор', or '3 плантації'. */
    meta: ({ category, color, farms }: VarietyView) =>
      [
        category,
        color && (isKnownColor(color) ? t(`catalogue:color.${color}`).toLocaleLowerCase(language) : color),
        farms.length > 1 ? t('catalogue:farmCount', { count: farms.length }) : farms[0]?.farm,
      ]
        .filter(Boolean)
        .join(' · '),
    /** That a variety has more lots than are shown, and how to find them. */
    more: (count: number) => t('catalogue:moreLots', { count }),

    tagsOf({ promotion, isProductOfWeek, isSecondGrade }: Offer): ProductTag[] {
      return [
        ...(promotion ? [{ tone: 'promotion' as const, text: percentOff(promotion) }] : []),
        ...(isProductOfWeek ? [{ tone: 'week' as const, text: t('catalogue:productOfWeek') }] : []),
        ...(isSecondGrade ? [{ tone: 'secondGrade' as const, text: t('catalogue:secondGrade') }] : []),
      ];
    },

    /** What the customer pays for one piece, '42,70', and the price before what is taken off, '−7,5 %'; undefined where no price is shown, null where there is none. */
    price(offer: Offer) {
      const { price, percentOff: own = 0, promotion = 0 } = offer;
      if (typeof price !== 'number') return price;
      const isReduced = own === 0 && promotion > 0 && promotion < 100;
      const old = own > 0 ? money(price) : isReduced ? multiply(money(price), 100, 100 - promotion) : undefined;
      return {
        amount: formatAmount(language, totalOf({ ...offer, price }, 1)),
        isReduced,
        ...(old && { old: formatAmount(language, old), percent: percentOff(isReduced ? promotion : own) }),
      };
    },

    /** 'пачка 25 шт, 960,00 грн'; without the price where none is shown. */
    packPrice(offer: Offer): string {
      const { price, packSize } = offer;
      if (!packSize || typeof price !== 'number') return pack(offer);
      const total = formatMoney(language, totalOf({ ...offer, price }, packSize));
      return t('catalogue:packPrice', { pack: pack(offer), price: total });
    },

    /** The customer's own discount: 'ваша знижка 7,5 %'. */
    discount: ({ percentOff: own = 0 }: Offer) =>
      own > 0 ? t('catalogue:personalDiscount', { percent: formatPercent(language, own) }) : undefined,

    /** The customer's own selling price: 'у продаж 155 грн'. */
    retail: ({ retail }: Offer) =>
      retail === undefined ? undefined : t('common:sellAt', { price: formatShortMoney(language, money(retail)) }),

    /** '1 240 шт', '75 шт, закінчується', 'немає'. */
    stock(offer: Offer): string {
      const { available } = offer;
      if (available <= 0) return t('catalogue:soldOut');
      const text = pieces(available);
      const level = stockLevel(offer);
      if (level === 'none') return t('catalogue:lessThanPack', { pieces: text });
      return level === 'low' ? t('catalogue:runningOut', { pieces: text }) : text;
    },

    /** As it stands in the quantity box, '2', or '60 шт' where packs cannot express it, and 'У кошику 2 пачки'; undefined where the cart has none, or no more can be ordered. */
    inCart(offer: Offer): { readonly typed: string; readonly text: string } | undefined {
      const { inCart = 0, packSize = null } = offer;
      if (inCart === 0 || !isOrderable(offer)) return undefined;
      const packs = packsOf(inCart, packSize);
      const quantity = packs === null ? pieces(inCart) : t('common:packs', { count: packs });
      return { typed: formatQuantityInput(t, inCart, packSize), text: t('catalogue:inCart', { quantity }) };
    },
  };
}

/** Less than a pack is none: it cannot be ordered. */
export function stockLevel({ available, packSize }: Offer): StockLevel {
  if (wholePacksWithin(available, packSize ?? null) === 0) return 'none';
  return available <= (packSize ? packSize * FEW_PACKS : FEW_PIECES) ? 'low' : 'plenty';
}

/** A text of a number that the lots of a page share: it is looked up once. */
function remember(say: (count: number) => string): (count: number) => string {
  const said = new Map<number, string>();
  return (count) => {
    const text = said.get(count) ?? say(count);
    said.set(count, text);
    return text;
  };
}
