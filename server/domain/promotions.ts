import type { Product } from '../contract/catalogue';
import { multiply, type Money } from '../contract/money';
import { isDay } from './day-input';
import { kyivDay } from './kyiv-time';

type Promotions = Product['promotions'];

/** The promotions that run at a moment; a day without a time is a whole day of Kyiv. */
export function runningPromotions(promotions: Promotions, now = new Date()): Promotions {
  const hasCome = (time: string) => (isDay(time) ? time <= kyivDay(now) : Date.parse(time) <= now.getTime());
  const isOver = (time: string) => (isDay(time) ? time < kyivDay(now) : hasCome(time));
  return promotions.filter(({ startsAt, endsAt }) => (!startsAt || hasCome(startsAt)) && !(endsAt && isOver(endsAt)));
}

/** Whether a promotion runs now. */
export const isPromoted = ({ promotions }: Pick<Product, 'promotions'>) => runningPromotions(promotions).length > 0;

/** The percent promotion that the price already includes. */
export function promotionTakenOff(promotions: Promotions): Promotions[number] | undefined {
  return runningPromotions(promotions).find((each) => each.discountType === 'percent');
}

/** Price before a percent promotion that the price already includes; null without one. */
export function priceBeforePromotion(price: Money, promotions: Promotions): Money | null {
  const percent = promotionTakenOff(promotions)?.discountValue ?? 0;
  return percent > 0 && percent < 100 ? multiply(price, 100, 100 - percent) : null;
}
