import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import type { BarPart } from '~/ui/stat-bar';
import type { Account } from '~server/contract/account';

/** What a customer owes or has, in words; with a limit agreed, also as a bar. */
export interface BalanceView {
  readonly label: string;
  /** The amount, formatted; null when the supplier did not tell. */
  readonly amount: string | null;
  readonly inDebt: boolean;
  readonly bar: readonly BarPart[] | null;
  /** What the limit means just now, a sentence each. */
  readonly sentences: readonly string[];
}

/** Words a balance and the agreed limit of debt; amounts in kopiykas, a negative balance is debt, a limit of 0 is none. */
export function viewBalance({ t, language }: Pick<Scope, 't' | 'language'>, account: Pick<Account, 'balance' | 'creditLimit'>): BalanceView {
  const { balance } = account;
  const limit = account.creditLimit ?? 0;
  if (balance === null) return { label: t('profile:balanceUnknown'), amount: null, inDebt: false, bar: null, sentences: [] };
  const money = (kopiykas: number) => formatMoney(language, kopiykas);
  const debt = Math.max(0, -balance);
  const face = { label: t(debt > 0 ? 'profile:debt' : 'profile:prepaid'), amount: money(Math.abs(balance)), inDebt: debt > 0 };
  if (limit <= 0) return { ...face, bar: null, sentences: [t('profile:noLimit')] };
  const rest =
    debt > limit
      ? t('profile:limitExceeded', { amount: money(debt - limit) })
      : t('profile:limitLeft', { amount: money(limit - debt) });
  const bar: BarPart[] = [{ fraction: debt / limit, tone: debt > limit ? 'over' : 'used' }];
  return { ...face, bar, sentences: [t('profile:limit', { amount: money(limit) }), rest] };
}
