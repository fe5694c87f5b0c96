import { formatMoney } from '~/i18n/formats';
import type { Scope } from './scope.server';

/**
 * 'Найменше замовлення 2 200,00 грн: додайте ще на 350,00 грн', at the cart and where an order is refused; null for one that is large enough.
 * @param total kopiykas
 */
export function describeMinimum({ t, language, portal }: Pick<Scope, 't' | 'language' | 'portal'>, total: number): string | null {
  const { minimumOrder = 0 } = portal.env.rules;
  if (total >= minimumOrder) return null;
  return t('words:minimumOrder', { least: formatMoney(language, minimumOrder), missing: formatMoney(language, minimumOrder - total) });
}
