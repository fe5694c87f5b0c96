import { translated, type Translated } from '../translated';

/** Prices are multiples of 20 kopiykas, so that discounts are whole kopiykas. */
export interface PromotionDefinition {
  readonly id: number;
  readonly percent: number;
  readonly titles: Translated;
}

export const promotions: readonly [PromotionDefinition, ...PromotionDefinition[]] = [
  { id: 1, percent: 10, titles: translated('Тиждень плантації', 'Farm of the week', 'Неделя плантации') },
  { id: 2, percent: 15, titles: translated('Свіжий завоз', 'Fresh arrival', 'Свежий завоз') },
  { id: 3, percent: 20, titles: translated('Гуртова п’ятниця', 'Wholesale Friday', 'Оптовая пятница') },
  { id: 4, percent: 25, titles: translated('Останні пачки', 'Last packs', 'Последние пачки') },
];

export function promotionOf(id: number): PromotionDefinition | null {
  return promotions.find((promotion) => promotion.id === id) ?? null;
}
