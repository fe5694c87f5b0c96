import { formatMoney, formatShortMoney } from '~/i18n/formats';
import { formatWeekdays } from '~/i18n/weekdays';
import type { RequestContext } from '~/bff/context.server';
import { compare, subtract, type Money } from '~server/contract/money';

type I18nContext = Pick<RequestContext, 't' | 'language' | 'services'>;

/** 'Мінімальне замовлення 2 200,00 грн: додайте ще на 350,00 грн'; null for an order that is large enough. */
export function formatMinimumOrder({ t, language, services }: I18nContext, total: Money): string | null {
  const { minimumOrder } = services.env.rules;
  if (!minimumOrder || compare(total, minimumOrder) >= 0) return null;
  return t('common:minimumOrder', {
    least: formatMoney(language, minimumOrder),
    missing: formatMoney(language, subtract(minimumOrder, total)),
  });
}

/** '5 000 грн'; null where delivery is always free. */
export function formatFreeDeliveryFrom({ language, services }: Omit<I18nContext, 't'>): string | null {
  const { freeDeliveryFrom } = services.env.rules;
  return freeDeliveryFrom ? formatShortMoney(language, freeDeliveryFrom) : null;
}

/** 'понеділок, вівторок, п’ятниця'; null where no days are configured. */
export function formatArrivalDays({ language, services }: Omit<I18nContext, 't'>): string | null {
  const { arrivalDays } = services.env.rules;
  return arrivalDays ? formatWeekdays(language, arrivalDays) : null;
}
