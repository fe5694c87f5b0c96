import { nameLot } from '~/supply/goods-words.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import { discountPercent, priceFor, type Buyer } from '~/trade/pricing';
import { packsOf } from '~/trade/quantity';
import type { NamedRefusal } from '~/trade/refused-line';
import { availableIn } from '~/trade/stock';
import type { WholesaleError } from '~server/api/wholesale-error';
import type { Product } from '~server/contract/catalogue';
import { addItem } from './add-item.server';
import { checkQuantity, tooMany, type QuantityProblem } from './check-quantity';
import { draftLine } from './draft';
import { nameWish } from './name-wish.server';
import { explainProblem, keepTyped, offerQuantities } from './quantity-words.server';
import { shortageIn } from './shortage-in.server';
import type { ShortWish } from './split-offers.server';
import type { Wish } from './wishes';

/** A line that is in the cart now. */
export interface AddedLine {
  readonly productId: string;
  readonly pieces: number;
  /** 'Додано 2 пачки (50 шт) Freedom, 60 см' */
  readonly text: string;
  /** As the wish named it. */
  readonly row?: number | undefined;
}

/** A line that was refused. */
export interface RefusedWish extends NamedRefusal {
  /** As the wish named it. */
  readonly row?: number | undefined;
}

/** `short` comes with what the stock does not allow. */
export type AddOutcome =
  | { readonly ok: true; readonly added: AddedLine }
  | { readonly ok: false; readonly refused: RefusedWish; readonly short?: ShortWish | undefined };

export interface AddFacts {
  /** Undefined for a product the API does not know. */
  readonly product: Product | undefined;
  readonly buyer: Buyer | null;
  /** Pieces of the product in the cart. */
  readonly inCart: number;
}

/**
 * Adds one product, once pack and stock allow it. Whatever the API says no with refuses this line alone: others beside it may
 * be in the cart already. So does an answer that is lost, unless the cart has the line: whether it will is not known.
 * @throws WholesaleError of kind `banned`; SessionEndedError
 */
export async function addLine(scope: Scope, wish: Wish, { product, buyer, inCart }: AddFacts): Promise<AddOutcome> {
  if (!product) return refuse(wish, nameWish(scope, wish.productId), scope.t('errors:noData'));
  const name = nameLot(scope, product);
  const price = priceFor(product, buyer);
  if (price === null) return refuse(wish, name, scope.t('words:noPrice'));

  const packSize = product.attributes.packSize ?? null;
  const refuseFor = (problem: QuantityProblem): AddOutcome => ({
    ...refuse(wish, name, explainProblem(scope, name, problem), offerQuantities(scope, problem, packSize)),
    short: problem.kind === 'tooMany' ? describeShort(product, price, problem, buyer) : undefined,
  });
  const bounds = { packSize, available: availableIn(product.stocks, scope.portal.env.warehouseId), inCart };
  const checked = checkQuantity(wish.quantity, wish.unit, bounds);
  if (!checked.ok) return refuseFor(checked.problem);

  const body = draftLine({ ...product, price }, checked.pieces, buyer);
  const addition = await addItem(scope, body, inCart);
  if (addition.kind === 'lost')
    return { ok: false, refused: { ...refuse(wish, name, scope.t('cart:answerLost')).refused, isUnknown: true } };
  if (addition.kind === 'refused') {
    const available = shortageIn(addition.refusal);
    if (available !== null) return refuseFor(tooMany(checked.pieces, { ...bounds, available }));
    return refuse(wish, name, explainRefusal(scope, addition.refusal));
  }
  const text = describeAdded(scope, name, checked.pieces, packSize);
  return { ok: true, added: { productId: product.id, pieces: checked.pieces, text, row: wish.row } };
}

/** Why the API did not take a line that was not too large. @throws what it says to a banned customer */
function explainRefusal({ t }: Scope, refusal: WholesaleError): string {
  if (refusal.kind === 'banned') throw refusal;
  if (refusal.status === 429) return t('cart:askedTooOften');
  if (refusal.kind === 'notFound') return t('errors:noData');
  return refusalWords(t, refusal.status, refusal.failure?.message ?? '');
}

/** Refuses a line of which the price, the stock or the cart could not be read: nothing was sent. */
export function refuseUnchecked(scope: Scope, wish: Wish, product: Product | undefined): AddOutcome {
  return refuse(wish, product ? nameLot(scope, product) : nameWish(scope, wish.productId), scope.t('cart:notChecked'));
}

function describeShort(
  product: Product,
  price: number,
  { asked, inCart, offer }: Extract<QuantityProblem, { kind: 'tooMany' }>,
  buyer: Buyer | null,
): ShortWish {
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

function describeAdded({ t }: Scope, name: string, count: number, packSize: number | null): string {
  const packs = packsOf(count, packSize);
  const pieces = t('words:pieces', { count });
  return packs === null
    ? t('cart:addedPieces', { pieces, name })
    : t('cart:addedPacks', { count: packs, pieces, name });
}

/** A line that is not added, with what was typed and why not. */
export function refuse(wish: Wish, name: string, message: string, offers: RefusedWish['offers'] = []) {
  return {
    ok: false as const,
    refused: {
      productId: wish.productId,
      row: wish.row,
      name,
      typed: keepTyped(wish.quantity),
      unit: wish.unit,
      message,
      offers,
    },
  };
}
