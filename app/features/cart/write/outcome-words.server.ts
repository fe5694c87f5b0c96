import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { formatQuantity } from '~/i18n/format-quantity';
import { formatList } from '~/i18n/formats';
import { sum } from '~server/domain/pricing';
import { packsOf } from '~server/domain/quantity';
import type { NamedRejection } from '~server/domain/rejected-line';
import type { CartOutcome, OutcomeReason } from '../model/cart-outcome';
import { explainQuantityError, fitTyped, offerQuantities } from '../model/quantity-errors.server';

/** 'Додано 2 пачки (50 шт) Freedom, 60 см' */
export function describeDone({ t }: RequestContext, { verb, name, packSize, before, after }: CartOutcome): string {
  if (verb === 'remove') return t('cart:removed', { name, pieces: t('common:pieces', { count: before }) });
  if (verb === 'change') return t('cart:changed', { name, amount: formatQuantity(t, after, packSize) });
  const packs = packsOf(after - before, packSize);
  const amount = { pieces: t('common:pieces', { count: after - before }), name };
  return packs === null ? t('cart:addedPieces', amount) : t('cart:addedPacks', { ...amount, count: packs });
}

/** What was done, in one sentence; empty when nothing was. */
export function describeAllDone(ctx: RequestContext, done: readonly CartOutcome[]): string {
  const [first] = done;
  if (!first || done.length === 1) return first ? describeDone(ctx, first) : '';
  const pieces = ctx.t('common:pieces', { count: sum(done.map(({ before, after }) => after - before)) });
  return ctx.t('cart:addedMany', { count: done.length, pieces });
}

/** A line that was not added or changed, to be told at its field. */
export function toRejection(ctx: RequestContext, outcome: CartOutcome): NamedRejection & { readonly row?: number } {
  const { verb, kind, productId, name, packSize, why, requested, splits } = outcome;
  return {
    productId,
    name,
    typed: fitTyped(requested?.quantity ?? ''),
    unit: requested?.unit,
    ...(requested?.row !== undefined && { row: requested.row }),
    message: explainOutcome(ctx, outcome),
    offers: why?.kind === 'quantity' ? offerQuantities(ctx, why.problem, packSize) : [],
    splits,
    ...(kind === 'unknown' && { isUnknown: true }),
    ...(verb === 'change' && { isChange: true }),
  };
}

/** Why a line is not as it was asked for; where the page may not show the line, with its name. */
export function explainOutcome(ctx: RequestContext, outcome: CartOutcome): string {
  const { verb, kind, name, why } = outcome;
  if (!why) return '';
  const message = kind === 'lost' ? explainLost(ctx, outcome, why) : explainReason(ctx, outcome, why);
  return (verb === 'restore' || verb === 'split') && name !== '' ? `${name}: ${message}` : message;
}

/** The lines whose new price was refused, in one sentence. */
export function explainUnpriced({ t, language }: RequestContext, lines: readonly CartOutcome[]): string {
  const names = lines.map(({ name }) => name);
  return names.length > 0 ? t('cart:health.notTaken', { name: formatList(language, names) }) : '';
}

/** The text with a full stop, unless it has one or is empty. */
export function toSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

function explainReason(ctx: RequestContext, outcome: CartOutcome, why: OutcomeReason): string {
  const { t } = ctx;
  switch (why.kind) {
    case 'unverified':
    case 'cartUnread':
      return outcome.verb === 'change' ? t('cart:notChanged', amountOf(ctx, outcome)) : t('cart:notChecked');
    case 'unknownProduct':
      return t('cart:health.gone');
    case 'noPrice':
      return t('common:noPrice');
    case 'gone':
      return t('cart:lineGone');
    case 'changedAgain':
      return t('cart:health.changedAgain');
    case 'tooManyLines':
      return t('cart:tooManyLines', { count: why.limit });
    case 'quantity':
      return explainQuantityError(ctx, outcome.name, why.problem);
    case 'api':
      return explainApiError(ctx, outcome, why);
    case 'stillRunning':
    case 'soldOut':
      return t('cart:answerLost');
  }
}

function explainApiError(
  ctx: RequestContext,
  outcome: CartOutcome,
  { code, status, reason }: Extract<OutcomeReason, { kind: 'api' }>,
): string {
  const { t } = ctx;
  const { verb, kind, name } = outcome;
  const words = sayApiError(ctx, status, reason);
  if (verb === 'change' || verb === 'remove' || verb === 'reprice') {
    if (kind === 'unknown') return words;
    if (verb !== 'change') return t('cart:notRemoved', { name });
    const amount = amountOf(ctx, outcome);
    const isUnsaid = reason === '' || status === 429;
    return isUnsaid ? t('cart:notChanged', amount) : `${toSentence(words)} ${t('cart:stillHas', amount)}`;
  }
  if (kind === 'unknown') return reason === '' ? t('cart:answerLost') : `${words}. ${t('cart:additionUnknown')}`;
  if (status === 429) return t('cart:askedTooOften');
  return code === 'notFound' ? t('errors:noData') : words;
}

/** A line that is missing after a failed change and a failed restore. */
function explainLost(ctx: RequestContext, outcome: CartOutcome, why: OutcomeReason): string {
  const { t } = ctx;
  const values = { name: outcome.name, ...amountOf(ctx, outcome) };
  if (why.kind === 'cartUnread') return t('cart:lostPerhaps', values);
  if (why.kind === 'soldOut')
    return t('cart:soldMeanwhile', { ...values, available: t('common:pieces', { count: why.available }) });
  if (why.kind !== 'api' || why.reason === '') return t('cart:lost', values);
  return `${toSentence(sayApiError(ctx, why.status, why.reason))} ${t('cart:lostRefused', values)}`;
}

function amountOf({ t }: RequestContext, { before, packSize }: CartOutcome) {
  return { amount: formatQuantity(t, before, packSize) };
}
