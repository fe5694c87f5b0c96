import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { fullNameOf } from '~server/domain/full-name';
import { formatPhone } from '~server/domain/phone-numbers';
import type { Account } from '~server/contract/account';
import type { CreditStatusView } from './debt-limit';
import { negate, ratio, zero, type Money } from '~server/contract/money';

export function toCreditStatusView(
  { language, t }: Pick<RequestContext, 'language' | 't'>,
  account: Account,
): CreditStatusView {
  const name = fullNameOf(account) || formatPhone(account.phone);
  const credit = calculateCreditUse(account, zero);
  const money = (amount: Money) => formatMoney(language, amount);
  return {
    lead: account.customerCode === null ? name : t('home:customer', { name, code: account.customerCode }),
    limit: credit && {
      used: t('home:debtUsed', { used: money(credit.debt), limit: money(credit.limit) }),
      left: credit.isOver
        ? t('home:debtOver', { over: money(negate(credit.left)) })
        : t('home:debtLeft', { left: money(credit.left) }),
      fraction: ratio(credit.debt, credit.limit),
    },
  };
}
