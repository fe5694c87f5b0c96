import type { RequestContext } from '~/bff/context.server';
import { calculateCreditUse, type CreditUse, type CreditStatus } from '~server/domain/credit-limit';
import { formatPhone, phoneHref } from '~server/domain/phone-numbers';
import { formatMoney, formatShortAmount, formatShortMoney } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import type { BarPart } from '~/ui/lists/stat-bar';
import type { Account } from '~server/contract/account';
import { endpoints } from '~server/contract/endpoints';
import { absolute, most, negate, ratio, subtract, type Money } from '~server/contract/money';

/** Loads balance and limit, or takes those of the account when they cannot be loaded. */
export async function loadCreditStatus(ctx: RequestContext, account: Account): Promise<CreditStatus> {
  const fresh = await orNull(ctx.api.call(endpoints.account.balance, { params: { id: account.id } }));
  return fresh?.data ?? account;
}

export function toCreditView({ language, t }: RequestContext, use: CreditUse) {
  const labels = {
    debt: formatShortMoney(language, use.debt),
    used: formatShortMoney(language, use.used),
    left: formatShortMoney(language, absolute(use.left)),
  };
  const whole = most(use.limit, use.used);
  const parts: readonly BarPart[] = [
    { tone: 'used', fraction: ratio(use.debt, whole) },
    { tone: use.isOver ? 'over' : 'added', fraction: ratio(subtract(use.used, use.debt), whole) },
  ];
  return {
    /** Amount above the limit; 0 within it. */
    over: most({ ...use.left, amount: 0 }, negate(use.left)),
    limit: t('checkout:limit', { limit: formatShortMoney(language, use.limit) }),
    text: t(use.isOver ? 'checkout:limitOver' : 'checkout:limitLeft', labels),
    parts,
  };
}

export type CreditView = ReturnType<typeof toCreditView>;

/** Loads the credit limit including this cart; null when none is agreed or it cannot be loaded. */
export async function loadAvailableCredit(ctx: RequestContext, total: Money): Promise<CreditView | null> {
  const account = await orNull(ctx.account());
  const use = account && calculateCreditUse(await loadCreditStatus(ctx, account), total);
  return use && toCreditView(ctx, use);
}

/** The credit status of an order above the limit; null within it. */
export function exceedsLimit(creditStatus: CreditStatus, total: Money): CreditUse | null {
  const use = calculateCreditUse(creditStatus, total);
  return use?.isOver ? use : null;
}

/** The confirmation of specification section 8, with contact and submitted values. */
export async function toOverLimitView(
  ctx: RequestContext,
  use: CreditUse,
  total: Money,
  fields: Readonly<Record<string, string>>,
) {
  const { language, t } = ctx;
  const contact = (await ctx.account())?.salesRepresentative;
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
    total: formatMoney(language, total),
    fields,
  };
}

export type OverLimitView = Awaited<ReturnType<typeof toOverLimitView>>;
