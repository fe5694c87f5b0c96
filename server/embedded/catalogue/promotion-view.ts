import type { Language } from '../../contract/enumerations';
import { promotionOf } from '../flora/promotions';

const DAY_MS = 24 * 3600 * 1000;

/** A lot's promotion as the wire shows it: it runs from this week's Monday for two weeks. */
export function viewPromotions(promotionId: number | null, language: Language, now: Date) {
  const promotion = promotionId === null ? null : promotionOf(promotionId);
  if (!promotion) return [];
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return [
    {
      id: promotion.id,
      title: promotion.titles[language],
      discountValue: promotion.percent,
      discountType: 'percent',
      startsAt: new Date(monday).toISOString(),
      endsAt: new Date(monday + 14 * DAY_MS).toISOString(),
    },
  ];
}
