import type { TFunction } from 'i18next';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { formatAmount, formatMoney, formatPercent, formatShortMoney } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import { money, multiply } from '~server/contract/money';
import { packsOf, wholePacksWithin } from '~server/domain/quantity';
import { isKnownColor } from './filters-view';
import { isOrderable, totalOf, type Offer } from './offer';
import type { LotView, VarietyView } from './variety-view';

/** At most so many packs left counts as running out. */
const FEW_PACKS = 3;
/** At most so many pieces left counts as running out, where there is no pack. */
const FEW_PIECES = 20;

/** A price as it is read; amounts are formatted, without the currency. */
export interface PriceWords {
  readonly amount: string;
  /** The price before a promotion, or before the customer's own discount: '42,70'. */
  readonly old?: string | undefined;
  /** Of a pack: 'пачка 25 шт, 960,00 грн', or 'поштучно'. */
  readonly pack: string;
  /** The customer's own discount: 'ваша знижка 7,5 %'. */
  readonly discount?: string | undefined;
  /** What is taken off: '−7,5 %'. */
  readonly percent?: string | undefined;
  /** A promotion lowered it. */
  readonly isReduced: boolean;
  /** The customer's own selling price: 'у продаж 155 грн'. */
  readonly retail?: string | undefined;
}

export interface StockWords {
  /** '1 240 шт', '75 шт, закінчується', 'немає'. */
  readonly text: string;
  readonly level: 'plenty' | 'low' | 'none';
}

export interface ProductTag {
  readonly tone: 'promotion' | 'secondGrade' | 'week';
  readonly text: string;
}

export type OfferWords = ReturnType<typeof offerWords>;

/** What says the facts of offers in a language, on the server and in the browser. */
export function offerWords(t: TFunction, language: Language) {
  const pieces = (count: number) => t('common:pieces', { count });
  const percentOff = (percent: number) => `−${formatPercent(language, percent)}`;
  const length = (cm: number) => t('common:centimetres', { count: cm });
  const title = ({ name }: Pick<VarietyView, 'name'>, lot: LotView) =>
    lot.name ?? (lot.lengthCm === undefined ? name : `${name}, ${length(lot.lengthCm)}`);
  const graded = (goods: string, { isSecondGrade }: Offer) =>
    isSecondGrade ? `${goods}, ${t('common:ofSecondGrade')}` : goods;
  /** 'пачка 25 шт', or 'поштучно' */
  const pack = ({ packSize }: Offer) => (packSize ? t('common:packOf', { count: packSize }) : t('catalogue:byPiece'));

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

    /** What the customer pays for one piece and for a pack; undefined where no price is shown, null where there is none. */
    price(offer: Offer): PriceWords | null | undefined {
      const { price, percentOff: own = 0, promotion = 0, packSize, retail } = offer;
      if (typeof price !== 'number') return price;
      const total = (count: number) => totalOf({ ...offer, price }, count);
      const isReduced = own === 0 && promotion > 0 && promotion < 100;
      const old = own > 0 ? money(price) : isReduced ? multiply(money(price), 100, 100 - promotion) : undefined;
      return {
        amount: formatAmount(language, total(1)),
        old: old && formatAmount(language, old),
        pack: packSize
          ? t('catalogue:packPrice', { pack: pack(offer), price: formatMoney(language, total(packSize)) })
          : pack(offer),
        discount: own > 0 ? t('catalogue:personalDiscount', { percent: formatPercent(language, own) }) : undefined,
        percent: own > 0 ? percentOff(own) : isReduced ? percentOff(promotion) : undefined,
        isReduced,
        retail:
          retail === undefined ? undefined : t('common:sellAt', { price: formatShortMoney(language, money(retail)) }),
      };
    },

    stock({ available, packSize }: Offer): StockWords {
      if (available <= 0) return { level: 'none', text: t('catalogue:soldOut') };
      const text = pieces(available);
      if (wholePacksWithin(available, packSize ?? null) === 0)
        return { level: 'none', text: t('catalogue:lessThanPack', { pieces: text }) };
      const few = packSize ? packSize * FEW_PACKS : FEW_PIECES;
      return available <= few
        ? { level: 'low', text: t('catalogue:runningOut', { pieces: text }) }
        : { level: 'plenty', text };
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
