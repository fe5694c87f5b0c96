import { lotTitle } from '~/data/product-labels.server';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { discountPercent, priceFor, type Buyer } from '~/domain/pricing';
import { packsOf } from '~/domain/quantity';
import type { NamedRejection } from '~/domain/rejected-line';
import { availableIn } from '~/domain/stock';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { Product } from '~server/contract/catalogue';
import { addItem } from './add-item.server';
import { checkQuantity, tooMany, type QuantityError } from './check-quantity';
import { toLinePayload } from './line-payload';
import { productNameOf } from './product-fallback-name.server';
import { explainQuantityError, fitTyped, offerQuantities } from './quantity-errors.server';
import { parseOutOfStock } from './parse-out-of-stock.server';
import type { ShortLine } from './split-offers.server';
import type { LineInput } from './line-input';
import { type Money } from '~server/contract/money';

export interface AddedLine {
  readonly productId: string;
  readonly pieces: number;
  /** 'Додано 2 пачки (50 шт) Freedom, 60 см' */
  readonly text: string;
  readonly row?: number | undefined;
}

export interface RejectedLineInput extends NamedRejection {
  readonly row?: number | undefined;
}

export type AddOutcome =
  | { readonly ok: true; readonly added: AddedLine }
  | { readonly ok: false; readonly rejected: RejectedLineInput; readonly short?: ShortLine | undefined };

export interface AddFacts {
  readonly product: Product | undefined;
  readonly buyer: Buyer | null;
  readonly inCart: number;
}

/**
 * Adds one product within its pack and stock limits. An API error or a lost response rejects only this line.
 * @throws WholesaleError of kind `banned`; SessionEndedError
 */
export async function addLine(
  ctx: RequestContext,
  lineInput: LineInput,
  { product, buyer, inCart }: AddFacts,
): Promise<AddOutcome> {
  if (!product) return reject(lineInput, productNameOf(ctx, lineInput.productId), ctx.t('errors:noData'));
  const name = lotTitle(ctx, product);
  const price = priceFor(product, buyer);
  if (price === null) return reject(lineInput, name, ctx.t('common:noPrice'));

  const packSize = product.attributes.packSize ?? null;
  const refuseFor = (problem: QuantityError): AddOutcome => ({
    ...reject(lineInput, name, explainQuantityError(ctx, name, problem), offerQuantities(ctx, problem, packSize)),
    short: problem.kind === 'tooMany' ? describeShort(product, price, problem, buyer) : undefined,
  });
  const bounds = { packSize, available: availableIn(product.stocks, ctx.services.env.warehouseId), inCart };
  const checked = checkQuantity(lineInput.quantity, lineInput.unit, bounds);
  if (!checked.ok) return refuseFor(checked.problem);

  const body = toLinePayload({ ...product, price }, checked.pieces, buyer);
  const addition = await addItem(ctx, body, inCart);
  if (addition.kind === 'lost') {
    const { status, reason } = addition.rejection;
    const text =
      reason === ''
        ? ctx.t('cart:answerLost')
        : `${apiErrorMessage(ctx.t, status, reason)}. ${ctx.t('cart:additionUnknown')}`;
    return { ok: false, rejected: { ...reject(lineInput, name, text).rejected, isUnknown: true } };
  }
  if (addition.kind === 'rejected') {
    const available = parseOutOfStock(addition.rejection);
    if (available !== null) return refuseFor(tooMany(checked.pieces, { ...bounds, available }));
    return reject(lineInput, name, explainRejection(ctx, addition.rejection));
  }
  const text = describeAdded(ctx, name, checked.pieces, packSize);
  return { ok: true, added: { productId: product.id, pieces: checked.pieces, text, row: lineInput.row } };
}

function explainRejection({ t }: RequestContext, rejection: WholesaleError): string {
  if (rejection.kind === 'banned') throw rejection;
  if (rejection.status === 429) return t('cart:askedTooOften');
  if (rejection.kind === 'notFound') return t('errors:noData');
  return apiErrorMessage(t, rejection.status, rejection.reason);
}

/** Rejects a line whose price, stock or cart could not be loaded; nothing was sent. */
export function rejectUnchecked(ctx: RequestContext, lineInput: LineInput, product: Product | undefined): AddOutcome {
  return reject(
    lineInput,
    product ? lotTitle(ctx, product) : productNameOf(ctx, lineInput.productId),
    ctx.t('cart:notChecked'),
  );
}

function describeShort(
  product: Product,
  price: Money,
  { asked, inCart, offer }: Extract<QuantityError, { kind: 'tooMany' }>,
  buyer: Buyer | null,
): ShortLine {
  const percent = discountPercent(product, buyer);
  const { id, name, images } = product;
  return {
    productId: id,
    name,
    alt: images[0]?.alt ?? '',
    product,
    asked: asked - inCart,
    take: offer,
    price,
    percent,
  };
}

function describeAdded({ t }: RequestContext, name: string, count: number, packSize: number | null): string {
  const packs = packsOf(count, packSize);
  const pieces = t('common:pieces', { count });
  return packs === null
    ? t('cart:addedPieces', { pieces, name })
    : t('cart:addedPacks', { count: packs, pieces, name });
}

/** Rejects a line, with its typed quantity and the reason. */
export function reject(lineInput: LineInput, name: string, message: string, offers: RejectedLineInput['offers'] = []) {
  return {
    ok: false as const,
    rejected: {
      productId: lineInput.productId,
      row: lineInput.row,
      name,
      typed: fitTyped(lineInput.quantity),
      unit: lineInput.unit,
      message,
      offers,
    },
  };
}
