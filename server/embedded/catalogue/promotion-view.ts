import type { Language } from '../../contract/enumerations';
import { promotionOf } from '../flora/promotions';
import { kyivDay } from '../../contract/kyiv-day';
import { kyivInstant } from '../kyiv-time';

const DAY_MS = 24 * 3600 * 1000;

/** A lot's promotion as the wire shows it: it runs from this week's Monday in Kyiv for two weeks. */
export function toPromotionViews(promotionId: number | null, language: Language, now: Date) {
  const promotion = promotionId === null ? null : promotionOf(promotionId);
  if (!promotion) return [];
  const today = new Date(kyivDay(now));
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS;
  return [
    {
      id: promotion.id,
      title: promotion.titles[language],
      discountValue: promotion.percent,
      discountType: 'percent',
      startsAt: midnight(monday),
      endsAt: midnight(monday + 14 * DAY_MS),
    },
  ];
}

/** When a day begins in Kyiv; it is given as its midnight of UTC, ms. */
function midnight(day: number): string | undefined {
  return kyivInstant(new Date(day).toISOString().slice(0, 10), '00:00')?.toISOString();
}
