import type { Language } from '../../contract/enumerations';
import { promotionOf } from '../flora/promotions';
import { kyivDay } from '../../contract/kyiv-day';
import { kyivInstant } from '../kyiv-time';

const DAY_MS = 24 * 3600 * 1000;

/** Runs for two weeks from Monday of this week, Kyiv time. */
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

/** Start of a day in Kyiv. @param day its midnight in UTC, ms */
function midnight(day: number): string | undefined {
  return kyivInstant(new Date(day).toISOString().slice(0, 10), '00:00')?.toISOString();
}
