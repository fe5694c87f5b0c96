import { toDecimal, type Money } from '../../contract/money';

const amounts = new Intl.NumberFormat('uk', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('uk');

/** `4 312,50` */
export function formatMoney(money: Money): string {
  return amounts.format(toDecimal(money));
}

export function formatNumber(value: number): string {
  return whole.format(value);
}

/** `2026-11-21` as `21.11.2026`. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('.');
}
