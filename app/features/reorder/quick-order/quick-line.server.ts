import { originLabel, formatPriceForBuyer } from '~/data/product-labels.server';
import type { RequestContext } from '~/bff/context.server';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { priceFor } from '~server/domain/pricing';
import { parseQuantity, splitUnit } from '~server/domain/quantity';
import type { Unit } from '~server/domain/unit-words';
import { availableIn, leftIn, wholePacksLeft } from '~server/domain/stock';
import type { LineChoice } from '~/features/reorder/sheet/order-line';
import { toOrderLine, type SheetContext } from '~/features/reorder/sheet/order-line.server';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/domain/order-text/read-message';
import type { Product } from '~server/contract/catalogue';
import { isFraction } from '~server/domain/written-number';
import { askQuantity } from './ask-quantity.server';
import type { QuickLine } from './quick-order-view';

const [MAX_TYPED, MAX_LINE] = [20, 200];

export interface QuickLineContext extends SheetContext {
  /** Substitutes of a product that is out of stock, by its id. */
  readonly substitutes?: ReadonlyMap<string, readonly Product[]>;
}

/** A line of the message with its matches, none of them chosen while it is in doubt; without an order when nothing was found. */
export function toQuickLine(
  ctx: RequestContext,
  { typed, alone, query, maybeLength, row }: MessageLine & { readonly row: number },
  match: LineMatch,
  facts: QuickLineContext,
): QuickLine {
  const { t } = ctx;
  const products = pricedProducts(match, facts);
  const { quantity, unit } = match;
  const isUnclear = isFraction(quantity) || match.candidates.length > 0;
  const preferred = products.find((product) => isInStock(ctx, product, quantity, unit, facts)) ?? products[0];
  const line = {
    row,
    name: typed.slice(0, MAX_LINE),
    alone: alone.slice(0, MAX_LINE),
    searchHref: ctx.links.to('search', {}, { q: query.slice(0, 100) || undefined }),
  };
  if (!preferred || match.kind === 'unknown') {
    const badge = { tone: 'bad', word: t('quick-order:nothingSimilar') } as const;
    return { ...line, productId: '', badge, order: null, choice: noChoice };
  }
  const substitutes = facts.substitutes?.get(products[0]?.id ?? '') ?? [];
  const isSure = match.kind === 'sure' && substitutes.length === 0;
  const all = [preferred, ...products.filter((product) => product !== preferred), ...substitutes];
  const figure = quantity === '' && !isUnclear ? maybeLength?.figure : undefined;
  return {
    ...line,
    productId: isSure ? preferred.id : '',
    order: { quantity: isUnclear ? '' : initialQuantity(ctx, all, preferred, quantity, unit) },
    choice: {
      isOpen: !isSure,
      options: all.map((product) => toLineChoice(ctx, product, facts)),
      hint: hintFor(t, substitutes.length > 0, match),
      question: askQuantity(ctx, match, isSure ? preferred : undefined),
      askQuantity: figure ? t('quick-order:isLength', { figure }) : t('quick-order:noQuantity'),
    },
  };
}

const noChoice = { options: [], isOpen: true, hint: null, askQuantity: '' };

/** Why the row waits for a choice; null where a product is chosen. */
function hintFor(t: RequestContext['t'], isSoldOut: boolean, { kind, doubt = 'several' }: LineMatch): string | null {
  if (isSoldOut) return t('quick-order:takeInstead');
  return kind === 'sure' ? null : t(`quick-order:doubt.${doubt}`);
}

/** The best match, when no whole pack of any match is in stock. */
export function findSoldOut(ctx: RequestContext, match: LineMatch, facts: QuickLineContext): Product | undefined {
  const products = pricedProducts(match, facts);
  const { warehouseId } = ctx.services.env;
  const isOpen = (product: Product) => wholePacksLeft(product, warehouseId, facts.inCart.get(product.id)) > 0;
  return products.some(isOpen) ? undefined : products[0];
}

function pricedProducts({ productIds }: LineMatch, { products, buyer }: QuickLineContext): Product[] {
  return productIds.flatMap((id) => products.get(id) ?? []).filter((product) => priceFor(product, buyer) !== null);
}

/** The quantity to fill in: packs, or pieces while no product is chosen. */
function initialQuantity(
  { t }: RequestContext,
  products: readonly Product[],
  preferred: Product | undefined,
  quantity: string,
  unit: Unit,
): string {
  const packSize = preferred?.attributes.packSize ?? null;
  const read = parseQuantity(quantity, unit, packSize);
  const isOnePack = products.every(({ attributes }) => (attributes.packSize ?? null) === packSize);
  const pieces = parsePieces(preferred, quantity, unit);
  if (pieces !== null)
    return isOnePack ? formatQuantityInput(t, pieces, packSize) : t('common:pieces', { count: pieces });
  const isSplit = !read.ok && read.error.kind === 'splitsPack' && splitUnit(quantity).unit === null;
  return isSplit ? `${quantity} ${t('common:pieceUnit')}` : quantity.slice(0, MAX_TYPED);
}

/** Pieces of a written quantity; null when it is no whole number or too large. */
function parsePieces(product: Product | undefined, quantity: string, unit: Unit): number | null {
  const read = parseQuantity(quantity, unit, product?.attributes.packSize ?? null);
  return read.ok && Number.isSafeInteger(read.pieces) ? read.pieces : null;
}

function isInStock(ctx: RequestContext, product: Product, quantity: string, unit: Unit, facts: QuickLineContext) {
  return (
    (parsePieces(product, quantity, unit) ?? 1) <=
    wholePacksLeft(product, ctx.services.env.warehouseId, facts.inCart.get(product.id))
  );
}

function toLineChoice(ctx: RequestContext, product: Product, facts: QuickLineContext): LineChoice {
  const { t } = ctx;
  const { warehouseId } = ctx.services.env;
  const available = availableIn(product.stocks, warehouseId);
  const left = leftIn(product.stocks, warehouseId, facts.inCart.get(product.id));
  const { productId, name, retail, order } = toOrderLine(ctx, product, { ...facts, pieces: 0, left });
  const { packSize, piecePrice, percentOff } = order.goods;
  return {
    productId,
    name: [name, originLabel(product)].filter(Boolean).join(' · '),
    facts: [
      formatPriceForBuyer(ctx, piecePrice, percentOff),
      retail,
      packSize ? t('quick-order:packOf', { pieces: t('common:pieces', { count: packSize }) }) : '',
      formatStock(),
    ]
      .filter(Boolean)
      .join(' · '),
    goods: order.goods,
  };

  function formatStock(): string {
    if (available === 0) return t('quick-order:soldOut');
    const isOpen = wholePacksLeft(product, warehouseId) > 0;
    return t(isOpen ? 'quick-order:available' : 'quick-order:lessThanPack', {
      pieces: t('common:pieces', { count: available }),
    });
  }
}
