import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import type { Account } from '~server/contract/account';
import type { StandingView } from './debt-limit';

/** Who the customer is, and how much of the agreed debt limit is used; a limit of 0 or none is no limit. */
export function describeStanding({ language, t }: Pick<Scope, 'language' | 't'>, account: Account): StandingView {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.phone;
  const limit = account.creditLimit ?? 0;
  const debt = Math.max(0, -(account.balance ?? 0));
  const money = (kopiykas: number) => formatMoney(language, kopiykas);
  return {
    lead: account.customerCode === null ? name : t('home:customer', { name, code: account.customerCode }),
    limit:
      limit <= 0
        ? null
        : {
            used: t('home:debtUsed', { used: money(debt), limit: money(limit) }),
            left: debt > limit ? t('home:debtOver', { over: money(debt - limit) }) : t('home:debtLeft', { left: money(limit - debt) }),
            fraction: debt / limit,
          },
  };
}
