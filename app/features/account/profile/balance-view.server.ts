import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { calculateCreditUse } from '~server/domain/credit-limit';
import type { BarPart } from '~/ui/lists/stat-bar';
import type { Account } from '~server/contract/account';
import { absolute, negate, ratio, signOf, zero, type Money } from '~server/contract/money';

/** Balance, where negative is debt, and where a limit is agreed its use; `amount` is null when unknown. */
export function toBalanceView(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  account: Pick<Account, 'balance' | 'creditLimit'>,
) {
  const { balance } = account;
  if (balance === null)
    return { label: t('profile:balanceUnknown'), amount: null, inDebt: false, bar: null, sentences: [] };
  const money = (amount: Money) => formatMoney(language, amount);
  const face = {
    label: t(signOf(balance) < 0 ? 'profile:debt' : 'profile:prepaid'),
    amount: money(absolute(balance)),
    inDebt: signOf(balance) < 0,
  };
  const credit = calculateCreditUse(account, zero);
  if (!credit) return { ...face, bar: null, sentences: [t('profile:noLimit')] };
  const { limit, debt, left, isOver } = credit;
  const rest = isOver
    ? t('profile:limitExceeded', { amount: money(negate(left)) })
    : t('profile:limitLeft', { amount: money(left) });
  const bar: BarPart[] = [{ fraction: ratio(debt, limit), tone: isOver ? 'over' : 'used' }];
  return { ...face, bar, sentences: [t('profile:limit', { amount: money(limit) }), rest] };
}

export type BalanceView = ReturnType<typeof toBalanceView>;
