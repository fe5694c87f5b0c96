import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatMoney } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import { readBalance, type Account } from '~server/contract/account';
import type { CreditView, OverLimitView } from './checkout-view';
import { countCredit, type CreditUse, type Standing } from './credit-limit';

/** Balance and limit as they are now; as the account tells them where they cannot be read on their own. */
export async function readStanding(scope: Scope, account: Account): Promise<Standing> {
  const fresh = await orMissing(scope.api.call(readBalance, { params: { id: account.id } }));
  return fresh?.data ?? account;
}

/** The bar and its words. */
export function viewCredit({ language, t }: Scope, use: CreditUse): CreditView {
  const words = { debt: formatAmount(language, use.debt), used: formatAmount(language, use.used), left: formatAmount(language, Math.abs(use.left)) };
  const debt = Math.min(1, use.debt / use.limit);
  return {
    limit: t('checkout:limit', { limit: formatMoney(language, use.limit) }),
    text: t(use.isOver ? 'checkout:limitOver' : 'checkout:limitLeft', words),
    parts: [
      { tone: 'used', fraction: debt },
      { tone: use.isOver ? 'over' : 'added', fraction: Math.min(1, use.used / use.limit) - debt },
    ],
  };
}

/** The question of section 8 before an order above the limit; null where there is none to ask. */
export async function askOverLimit(scope: Scope, total: number, fields: OverLimitView['fields']): Promise<OverLimitView | null> {
  const account = await scope.account();
  const use = account && countCredit(await readStanding(scope, account), total);
  if (!use?.isOver) return null;
  const { language, t } = scope;
  const contact = account?.salesRepresentative;
  return {
    sentence: t('checkout:overLimit', { used: formatAmount(language, use.used), limit: formatAmount(language, use.limit) }),
    advice: t('checkout:overLimitAdvice'),
    contact: contact ? { name: contact.name, phone: contact.phone, phoneHref: `tel:${contact.phone.replace(/[^+\d]/g, '')}` } : null,
    fields,
  };
}
