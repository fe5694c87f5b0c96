import { data } from '@remix-run/node';
import { redirectWithFlash } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { loadVariantRefs } from '~/data/current-lots.server';
import { productName } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { MessageKey } from '~/i18n/message-key';
import { MAX_LIST_NAME } from '~/ui/forms/save-list-form';
import { isBlankQuantity } from '~server/domain/quantity';
import { parseCount } from '~server/domain/round';
import type { PostedSheet } from '../sheet/sheet-form';
import { toListQuery } from './list-source';
import type { ListActionData, PostedList } from './list-view';
import { MAX_LINES } from './saved-list';
import { saveList } from './saved-lists.server';

/** Lines of an order of the customer. @throws the 404 page for an unknown document */
export type LoadOrder = (documentId: string) => Promise<{ readonly lines: readonly ChosenLine[] }>;

/** Saves what is chosen on the sheet, an order (`documentId`) or the cart (`source=cart`) as a list. */
export async function handleSaveList(
  ctx: RequestContext,
  { posted, listName, result }: PostedList,
  loadOrder: LoadOrder,
) {
  const { t } = ctx;
  const { saving } = result;
  const refuse = (key: MessageKey, status = 422) => {
    const naming = { typed: listName, error: t(key, { count: MAX_LINES }) };
    return data<ListActionData>(
      { ...result, ...(saving ? { saving: { ...saving, naming } } : { naming }) },
      { status },
    );
  };
  const error = nameError(listName);
  if (error) return refuse(error);
  const chosen = saving ? await sourceLines(ctx, saving.documentId, loadOrder) : await chosenLines(ctx, posted);
  const ids = chosen.map(({ productId }) => productId);
  const goods = await loadVariantRefs(ctx, ids);
  const lines = chosen.flatMap(({ productId, pieces }) => {
    const known = goods.get(productId);
    return known ? [{ ...known, pieces }] : [];
  });
  if (lines.length === 0) return refuse(saving ? 'list:nothingToSave' : 'list:nothingChosen');
  if (lines.length > MAX_LINES) return refuse('list:tooLong');
  const { id, isNew, outcome } = await saveList(ctx, listName, lines);
  if (outcome === 'tooLarge') return refuse('list:full');
  if (outcome !== 'written') return refuse('errors:notSaved', 503);
  const gone = chosen.flatMap(({ productId, name }) => (goods.has(productId) ? [] : [name]));
  const done = t(isNew ? 'list:saved' : 'list:joined', {
    name: listName,
    goods: t('list:sum.goods', { count: lines.length }),
  });
  const text = gone.length > 0 ? `${done} ${t('list:leftOut', { names: gone.join(', ') })}` : done;
  const href = ctx.links.to('list', {}, toListQuery({ from: 'list', id }));
  if (saving) return redirectWithFlash(ctx, href, { text });
  return data<ListActionData>({ ...result, saved: { text, href } });
}

/** Why a list cannot have a name. */
export function nameError(name: string): MessageKey | null {
  if (name === '') return 'errors:required';
  return name.length > MAX_LIST_NAME ? 'list:nameTooLong' : null;
}

interface ChosenLine {
  readonly productId: string;
  readonly pieces: number;
  readonly name: string;
}

/** Lines of a posted sheet with a quantity that can be read. */
async function chosenLines(ctx: RequestContext, { lines, unit = 'piece' }: PostedSheet): Promise<ChosenLine[]> {
  const wanted = lines.filter(({ quantity }) => !isBlankQuantity(quantity));
  const ids = wanted.map(({ productId }) => productId);
  const products = await loadProductsById(ctx, ids);
  return wanted.flatMap(({ productId, quantity, unit: own }) => {
    const pieces = parseCount(quantity, own ?? unit, products.get(productId)?.attributes.packSize ?? null);
    return pieces ? [{ productId, pieces, name: productName(ctx, productId, products.get(productId)) }] : [];
  });
}

/** Of an order, else of the cart. */
async function sourceLines(ctx: RequestContext, documentId: string, loadOrder: LoadOrder) {
  if (documentId !== '') return (await loadOrder(documentId)).lines;
  return (await loadCartItems(ctx)).map(({ productId, quantity }) => ({
    productId,
    pieces: quantity,
    name: productName(ctx, productId, undefined),
  }));
}
