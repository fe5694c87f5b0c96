import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { gradeLabel, productTitle } from '~/data/product-labels.server';
import { sum } from '~server/domain/pricing';
import { packsOf } from '~server/domain/quantity';
import type { NamedRejection, OfferedSplit } from '~server/domain/rejected-line';
import type { WholesaleErrorKind } from '~server/api/wholesale-error';
import type { LineInput } from './cart-form';
import type { QuantityError } from './check-quantity';
import { explainQuantityError, fitTyped, offerQuantities } from './quantity-errors.server';

export type AddError =
  | { readonly kind: 'unchecked' | 'unknownProduct' | 'noPrice' | 'stillRunning' }
  | { readonly kind: 'tooManyLines'; readonly limit: number }
  | { readonly kind: 'quantity'; readonly problem: QuantityError }
  /** `lost`: unknown whether it was added. */
  | {
      readonly kind: 'rejected' | 'lost';
      readonly code: WholesaleErrorKind;
      readonly status: number;
      readonly reason: string;
    };

interface Line {
  readonly line: LineInput;
  /** Undefined when the product does not exist or could not be loaded. */
  readonly name?: string | undefined;
  readonly packSize?: number | null | undefined;
}

interface Added extends Line {
  readonly pieces: number;
  readonly error?: undefined;
}

interface Rejected extends Line {
  readonly pieces?: undefined;
  readonly error: AddError;
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** What became of a line; plain data, as it is remembered for the same form sent again. */
export type AddOutcome = Added | Rejected;

export interface AddedLine {
  readonly productId: string;
  readonly pieces: number;
  /** 'Додано 2 пачки (50 шт) Freedom, 60 см' */
  readonly text: string;
  readonly row?: number | undefined;
}

export interface AddResult {
  readonly added: readonly AddedLine[];
  readonly rejected: readonly (NamedRejection & { readonly row?: number | undefined })[];
  /** What was added, in one sentence; empty when nothing was. */
  readonly text: string;
}

/** The result of an addition in the customer's language. */
export function toAddResult(ctx: RequestContext, outcomes: readonly AddOutcome[]): AddResult {
  const { t } = ctx;
  const lines = outcomes.map((outcome) => ({ ...outcome, name: outcome.name ?? nameFromIndex(ctx, outcome.line) }));
  const added = lines.flatMap(({ line, name, packSize = null, pieces }): AddedLine[] => {
    if (pieces === undefined) return [];
    const packs = packsOf(pieces, packSize);
    const amount = { pieces: t('common:pieces', { count: pieces }), name };
    const text = packs === null ? t('cart:addedPieces', amount) : t('cart:addedPacks', { ...amount, count: packs });
    return [{ productId: line.productId, pieces, text, row: line.row }];
  });
  const rejected = lines.flatMap((outcome): AddResult['rejected'] => {
    if (outcome.error === undefined) return [];
    const { line, name, packSize = null, error, splits } = outcome;
    const { productId, row, quantity, unit } = line;
    const message = explainAddError(ctx, name, error);
    const offers = error.kind === 'quantity' ? offerQuantities(ctx, error.problem, packSize) : [];
    const isUnknown = error.kind === 'lost' || error.kind === 'stillRunning' || undefined;
    return [{ productId, row, name, typed: fitTyped(quantity), unit, message, offers, splits, isUnknown }];
  });
  const pieces = t('common:pieces', { count: sum(added.map((line) => line.pieces)) });
  const text = added.length > 1 ? t('cart:addedMany', { count: added.length, pieces }) : (added[0]?.text ?? '');
  return { added, rejected, text };
}

/** A product that cannot be loaded is named as in the catalogue index. */
function nameFromIndex(ctx: RequestContext, { productId }: LineInput): string {
  const known = ctx.services.catalogueIndex.current()?.findProduct(productId);
  if (!known) return ctx.t('cart:item');
  const { variety, lot } = known;
  return gradeLabel(ctx, productTitle(ctx, variety.names[ctx.language], lot.lengthCm), lot.secondGrade);
}

function explainAddError(ctx: RequestContext, name: string, error: AddError): string {
  const { t } = ctx;
  switch (error.kind) {
    case 'unchecked':
      return t('cart:notChecked');
    case 'unknownProduct':
      return t('cart:health.gone');
    case 'noPrice':
      return t('common:noPrice');
    case 'tooManyLines':
      return t('cart:tooManyLines', { count: error.limit });
    case 'stillRunning':
      return t('cart:answerLost');
    case 'lost': {
      const { status, reason } = error;
      return reason === '' ? t('cart:answerLost') : `${sayApiError(ctx, status, reason)}. ${t('cart:additionUnknown')}`;
    }
    case 'rejected': {
      const { code, status, reason } = error;
      const words = sayApiError(ctx, status, reason);
      if (status === 429) return t('cart:askedTooOften');
      return code === 'notFound' ? t('errors:noData') : words;
    }
    case 'quantity':
      return explainQuantityError(ctx, name, error.problem);
  }
}
