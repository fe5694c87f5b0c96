import type { Scope } from '~/bff/scope.server';
import { countCredit, type CreditUse, type Standing } from '~/trade/credit-limit';
import { formatPhone, phoneHref } from '~/trade/phone-numbers';
import { formatShortAmount, formatShortMoney } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import { readBalance, type Account } from '~server/contract/account';
import type { CreditView, OverLimitView } from './checkout-view';

/** Balance and limit as they are now; as the account tells them where they cannot be read on their own. */
export async function readStanding(scope: Scope, account: Account): Promise<Standing> {
  const fresh = await orMissing(scope.api.call(readBalance, { params: { id: account.id } }));
  return fresh?.data ?? account;
}

/** The bar and its words. */
export function viewCredit({ language, t }: Scope, use: CreditUse): CreditView {
  const words = {
    debt: formatShortMoney(language, use.debt),
    used: formatShortMoney(language, use.used),
    left: formatShortMoney(language, Math.abs(use.left)),
  };
  const whole = Math.max(use.limit, use.used);
  return {
    over: Math.max(0, -use.left),
    limit: t('checkout:limit', { limit: formatShortMoney(language, use.limit) }),
    text: t(use.isOver ? 'checkout:limitOver' : 'checkout:limitLeft', words),
    parts: [
      { tone: 'used', fraction: use.debt / whole },
      { tone: use.isOver ? 'over' : 'added', fraction: (use.used - use.debt) / whole },
    ],
  };
}

/**
 * The limit of debt with this cart in it, before any warning; null where none is agreed or it cannot be read now.
 * @param total kopiykas
 */
export async function readHeadroom(scope: Scope, total: number): Promise<CreditView | null> {
  const account = await orMissing(scope.account());
  const use = account && countCredit(await readStanding(scope, account), total);
  return use && viewCredit(scope, use);
}

/** How an order of this total stands, where it would go above the limit; null where it would not. */
export function standsOver(standing: Standing, total: number): CreditUse | null {
  const use = countCredit(standing, total);
  return use?.isOver ? use : null;
}

/** The question of section 8, with whom to ask and what was typed. */
export async function viewOverLimit(
  scope: Scope,
  use: CreditUse,
  fields: OverLimitView['fields'],
): Promise<OverLimitView> {
  const { language, t } = scope;
  const contact = (await scope.account())?.salesRepresentative;
  return {
    sentence: t('checkout:overLimit', {
      used: formatShortAmount(language, use.used),
      limit: formatShortAmount(language, use.limit),
    }),
    advice: t(fields['paymentMethod'] === 'cashOnDelivery' ? 'checkout:overLimitInCash' : 'checkout:overLimitAdvice'),
    contact: contact
      ? {
          text: t('checkout:yourRepresentative', { name: contact.name }),
          phone: formatPhone(contact.phone),
          phoneHref: phoneHref(contact.phone),
        }
      : null,
    fields,
  };
}
