import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';
import type { RequestContext } from '~/bff/context.server';
import { debtAges, sumByAge, totalsOf, type Debt } from '~server/domain/debts';
import { formatMoney, formatNumber, formatShortDate } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import type { SummaryRow } from '~/ui/lists/summary-list';
import { absolute, addUp, isZero, negate, ratio, signOf, subtract, type Money } from '~server/contract/money';
import { toStatusViews } from '../document-row.server';
import { loadDebts, MAX_DOCUMENTS } from './find-debts.server';

/** What is unpaid, and how it compares with the account; the balance is left out where it cannot be loaded. @throws WholesaleError */
export async function loadDebtsPage(ctx: RequestContext) {
  const { t, language } = ctx;
  const [{ entries, isCut }, account] = await Promise.all([loadDebts(ctx), orNull(ctx.account())]);
  const sum = addUp(totalsOf(entries));
  const { sums, notes } = compareWithAccount(ctx, sum, account?.balance ?? null);
  const title = t('debts:pageTitle');
  const view = {
    title,
    debts: entries.map((debt) => toDebtView(ctx, debt)),
    ages: toAgeViews(ctx, entries, sum),
    // The sum of the documents, the account's balance and their difference.
    sums,
    // What the difference means, and what is not counted.
    notes: [
      ...notes,
      ...(entries.some(({ document }) => document.total === null) ? [t('debts:withoutTotal')] : []),
      ...(isCut ? [t('debts:cutList', { most: formatNumber(language, MAX_DOCUMENTS) })] : []),
    ],
  };
  return { title, description: t('debts:pageDescription'), view };
}

export type DebtsView = Awaited<ReturnType<typeof loadDebtsPage>>['view'];

function toDebtView(ctx: RequestContext, { document, days }: Debt) {
  const { t, language, links, services } = ctx;
  const { id, date, total } = document;
  const href = links.to(listOf(document), {}, { id });
  return {
    id,
    title: documentTitle(ctx, document),
    href,
    date: formatShortDate(language, date),
    age: days <= 0 ? t('debts:ageToday') : t('debts:ageDays', { count: days }),
    isOld: days > debtAges[2],
    payment: toStatusViews(ctx, document).payment,
    total: formatTotal(ctx, total),
    // Where the supplier's account and the payment code stand.
    payHref: services.env.paymentAccount
      ? `${href}#payment`
      : links.to('customer-print-document-id', { id }, { sheet: 'paymentInformation' }),
  };
}

function toAgeViews({ t, language }: RequestContext, debts: readonly Debt[], sum: Money) {
  const [week, fortnight, month] = debtAges;
  const labels = [
    t('debts:upToDays', { days: week }),
    t('debts:betweenDays', { from: week + 1, days: fortnight }),
    t('debts:betweenDays', { from: fortnight + 1, days: month }),
    t('debts:olderDays', { days: month }),
  ];
  return sumByAge(debts).map(({ upTo, count, total }, index) => ({
    key: String(upTo),
    label: labels[index] ?? '',
    count: t('documents:count.history', { count }),
    total: formatMoney(language, total),
    // Of the whole, 0 to 1.
    fraction: signOf(sum) > 0 ? Math.max(0, ratio(total, sum)) : 0,
  }));
}

/** @param balance negative is debt; null when unknown */
function compareWithAccount({ t, language }: RequestContext, sum: Money, balance: Money | null) {
  const row = (key: string, label: string, amount: Money, tone: NonNullable<SummaryRow['tone']> | null = null) => ({
    key,
    label,
    value: formatMoney(language, amount),
    tone,
  });
  const ofDocuments = row('documents', t('debts:ofDocuments'), sum, 'result');
  if (balance === null) return { sums: [ofDocuments], notes: [t('debts:noBalance')] };
  const isPrepaid = signOf(balance) > 0;
  const difference = subtract(negate(balance), sum);
  const sums = [
    ofDocuments,
    row('account', t(isPrepaid ? 'debts:accountPrepaid' : 'debts:accountDebt'), absolute(balance)),
    ...(isZero(difference) ? [] : [row('difference', t('debts:theDifference'), difference)]),
  ];
  if (isZero(difference)) return { sums, notes: isZero(sum) ? [] : [t('debts:isEqual')] };
  return { sums, notes: [t(signOf(difference) > 0 ? 'debts:accountOwesMore' : 'debts:accountOwesLess')] };
}
