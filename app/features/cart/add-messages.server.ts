import { apiErrorMessage } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import type { Addition } from '~/data/cart-items.server';
import { gradeLabel, lotTitle, productTitle } from '~/data/product-labels.server';
import { sum } from '~/domain/pricing';
import { packsOf } from '~/domain/quantity';
import type { NamedRejection, OfferedSplit } from '~/domain/rejected-line';
import type { Product } from '~server/contract/catalogue';
import type { LineInput } from './cart-form';
import type { QuantityError } from './check-quantity';
import { explainQuantityError, fitTyped, offerQuantities } from './quantity-errors.server';

export type AddError =
  | { readonly kind: 'unchecked' | 'unknownProduct' | 'noPrice' | 'stillRunning' }
  | { readonly kind: 'tooManyLines'; readonly limit: number }
  | { readonly kind: 'quantity'; readonly problem: QuantityError }
  | Extract<Addition, { kind: 'rejected' | 'lost' }>;

export interface AddedOutcome {
  readonly line: LineInput;
  readonly product: Product;
  readonly pieces: number;
}

export interface RejectedOutcome {
  readonly line: LineInput;
  /** Undefined when it does not exist or could not be loaded. */
  readonly product?: Product | undefined;
  readonly error: AddError;
}

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

/** @param splits offers for products above the stock, by product id */
export function toAddResult(
  ctx: RequestContext,
  added: readonly AddedOutcome[],
  rejected: readonly RejectedOutcome[],
  splits: ReadonlyMap<string, readonly OfferedSplit[]> = new Map(),
): AddResult {
  const { t } = ctx;
  const addedLines = added.map(({ line, product, pieces }): AddedLine => {
    const packs = packsOf(pieces, product.attributes.packSize ?? null);
    const amount = { pieces: t('common:pieces', { count: pieces }), name: lotTitle(ctx, product) };
    const text = packs === null ? t('cart:addedPieces', amount) : t('cart:addedPacks', { ...amount, count: packs });
    return { productId: product.id, pieces, text, row: line.row };
  });
  const pieces = t('common:pieces', { count: sum(added.map((each) => each.pieces)) });
  return {
    added: addedLines,
    rejected: rejected.map((outcome) => describeRejected(ctx, outcome, splits)),
    text: added.length > 1 ? t('cart:addedMany', { count: added.length, pieces }) : (addedLines[0]?.text ?? ''),
  };
}

function describeRejected(
  ctx: RequestContext,
  { line, product, error }: RejectedOutcome,
  splits: ReadonlyMap<string, readonly OfferedSplit[]>,
): AddResult['rejected'][number] {
  const { productId, row, quantity, unit } = line;
  const name = nameProduct(ctx, productId, product);
  const isUnknown = error.kind === 'lost' || error.kind === 'stillRunning';
  return {
    productId,
    row,
    name,
    typed: fitTyped(quantity),
    unit,
    message: explainAddError(ctx, name, error),
    offers: error.kind === 'quantity' ? offerQuantities(ctx, error.problem, product?.attributes.packSize ?? null) : [],
    ...(isUnknown && { isUnknown }),
    splits: splits.get(productId),
  };
}

/** A product that cannot be loaded is named as in the catalogue index. */
function nameProduct(ctx: RequestContext, productId: string, product: Product | undefined): string {
  if (product) return lotTitle(ctx, product);
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
      const { status, reason } = error.rejection;
      return reason === ''
        ? t('cart:answerLost')
        : `${apiErrorMessage(t, status, reason)}. ${t('cart:additionUnknown')}`;
    }
    case 'rejected': {
      const { kind, status, reason } = error.rejection;
      if (status === 429) return t('cart:askedTooOften');
      return kind === 'notFound' ? t('errors:noData') : apiErrorMessage(t, status, reason);
    }
    case 'quantity':
      return explainQuantityError(ctx, name, error.problem);
  }
}
