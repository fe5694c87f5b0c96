import { data } from '@remix-run/node';
import { badForm } from '~/bff/errors/to-error-view.server';
import type { SaveOutcome } from '~/bff/account-record.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { loadVariantRefs } from '~/data/current-lots.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { orNull } from '~server/api/result';
import { cleanText } from '~server/domain/clean-text';
import { textIn, textsIn } from '~server/domain/form-fields';
import { parseQuantity } from '~server/domain/quantity';
import { parseCount } from '~server/domain/round';
import { variantKey, type VariantRef } from '~server/domain/variant-ref';
import { CALCULATE, emptySheet, TAKE_NORMS } from '../sheet/order-line';
import { sheetForm, toSheetResult } from '../sheet/sheet-form';
import { countRound, unreadableLines } from './count-round.server';
import { parseListSource, toListQuery } from './list-source';
import type { ListActionData, PostedList } from './list-view';
import { handleSaveList, nameError, type LoadOrder } from './save-list.server';
import type { ListLine } from './saved-list';
import { changeList, isSameName, loadLists, restoreList, saveNorms } from './saved-lists.server';

type Args = Pick<RouteArgs, 'ctx' | 'request'>;

/** The buttons of the list beside the one that adds. @returns null for that one */
export async function handleListForm({ ctx, request }: Args, form: FormData, loadOrder: LoadOrder) {
  const intent = textsIn(form, 'intent').at(-1) ?? 'add';
  if (intent === 'add') return null;
  const list = parseListForm({ ctx, request }, form);
  if (!list) return data<ListActionData>({ ...emptySheet, error: ctx.t('cart:unpaired') }, { status: 422 });
  switch (intent) {
    case CALCULATE:
    case TAKE_NORMS:
      return handleCount(ctx, list, intent === TAKE_NORMS);
    case 'saveNorms':
      return handleSaveNorms(ctx, list);
    case 'saveList':
      return handleSaveList(ctx, list, loadOrder);
    case 'renameList':
      return handleRename(ctx, list);
    case 'moveLine':
      return handleMove(ctx, list);
    case 'deleteList':
      return handleDelete(ctx, list);
    case 'restoreList':
      return handleRestore(ctx, list);
    default:
      throw badForm(ctx, request);
  }
}

/** A posted form of the page; null where its quantities are not paired with its lines. */
export function parseListForm({ ctx, request }: Args, form: FormData): PostedList | null {
  const { data: posted } = sheetForm.safeParse(form);
  if (!posted) return null;
  const { source } = parseListSource(new URL(request.url).searchParams, 1);
  const listName = cleanText(textIn(form, 'listName'));
  const documentId = textIn(form, 'documentId');
  const naming = { typed: listName, error: null };
  const isFromSheet = documentId === '' && textIn(form, 'source') !== 'cart';
  return {
    form,
    posted,
    listId: source.from === 'list' ? source.id : '',
    listName,
    result: isFromSheet
      ? { ...toSheetResult(ctx, posted), naming, positions: textsIn(form, 'position') }
      : { ...emptySheet, saving: { documentId, naming } },
  };
}

/** A form that counts in packs as one that counts in pieces, as the page does: '3' is '3 packs' in it. */
export function nameUnits({ t }: RequestContext, form: FormData): FormData {
  if (textIn(form, 'unit') !== 'pack') return form;
  const named = new FormData();
  for (const [name, value] of form) {
    const isBare = /^(norm|left|quantity)$/.test(name) && typeof value === 'string' && /^\s*[1-9]\d*\s*$/.test(value);
    named.append(name, name === 'unit' ? 'piece' : isBare ? t('common:packs', { count: Number(value) }) : value);
  }
  return named;
}

async function handleCount(ctx: RequestContext, { posted, result }: PostedList, takesNorms: boolean) {
  const counted = await countRound(ctx, posted, takesNorms);
  return data<ListActionData>({ ...result, ...counted }, { status: counted.rejected.length > 0 ? 422 : 200 });
}

/** Sets the norms of the page; of a saved list its pieces, where a good without a norm leaves the list. */
async function handleSaveNorms(ctx: RequestContext, { posted, listId, result }: PostedList) {
  const norms = new Map(posted.lines.flatMap((each) => (each.norm === undefined ? [] : [[each.productId, each]])));
  const ids = [...norms.keys()];
  const [goods, products] = await Promise.all([loadVariantRefs(ctx, ids), loadProductsById(ctx, ids)]);
  const rejected = unreadableLines(ctx, posted, products);
  if (rejected.length > 0) return data<ListActionData>({ ...result, rejected }, { status: 422 });
  const set: ListLine[] = [];
  const cleared: VariantRef[] = [];
  for (const [id, known] of goods) {
    const line = norms.get(id);
    const packSize = products.get(id)?.attributes.packSize ?? null;
    const pieces = parseCount(line?.norm ?? '', line?.unit ?? posted.unit ?? 'piece', packSize);
    if (pieces) set.push({ ...known, pieces });
    else cleared.push(known);
  }
  if (listId === '') return answer(ctx, result, await saveNorms(ctx, set, cleared), ctx.t('list:normsSaved'));
  const removed = new Set(cleared.map(variantKey));
  const changed = new Map(set.map((each) => [variantKey(each), each.pieces]));
  const { outcome, list } = await changeList(ctx, listId, ({ lines }) => {
    const kept = lines
      .filter((each) => !removed.has(variantKey(each)))
      .map((each) => ({ ...each, pieces: changed.get(variantKey(each)) ?? each.pieces }));
    return kept.length > 0 ? { lines: kept } : {};
  });
  // It would have lost its last line: it was left as it is.
  if (list?.lines.every((each) => removed.has(variantKey(each))))
    return data<ListActionData>({ ...result, error: ctx.t('list:wouldBeEmpty') }, { status: 422 });
  return answer(ctx, result, outcome, ctx.t('list:changed', { name: list?.name }));
}

async function handleRename(ctx: RequestContext, { listId, listName, result }: PostedList) {
  const error = nameError(listName) ?? ((await isTaken(ctx, listId, listName)) ? 'list:nameTaken' : null);
  if (error)
    return data<ListActionData>({ ...result, naming: { typed: listName, error: ctx.t(error) } }, { status: 422 });
  const { outcome } = await changeList(ctx, listId, () => ({ name: listName }));
  return answer(ctx, result, outcome, ctx.t('list:changed', { name: listName }));
}

/** Whether another list has the name. */
async function isTaken(ctx: RequestContext, listId: string, name: string): Promise<boolean> {
  const lists = await orNull(loadLists(ctx));
  return lists?.some((each) => each.id !== listId && isSameName(each.name, name)) ?? false;
}

/** Sorts an open list by the numbers of its lines; of two with one number the one that moved is first. */
async function handleMove(ctx: RequestContext, { form, listId, result }: PostedList) {
  const positions = textsIn(form, 'position').map((text) => parseQuantity(text, 'piece', null));
  if (positions.some(({ ok }) => !ok))
    return data<ListActionData>({ ...result, error: ctx.t('list:badPosition') }, { status: 422 });
  const places = new Map(
    textsIn(form, 'lot').map((lot, at) => {
      const place = positions[at]?.ok ? positions[at].pieces : at + 1;
      // One that moves down comes after, one that moves up before what had its number.
      return [lot, place === at + 1 ? place : place + (place > at + 1 ? 0.5 : -0.5)];
    }),
  );
  const { outcome, list } = await changeList(ctx, listId, ({ lines }) => {
    const placeOf = ({ lot }: ListLine) => places.get(lot) ?? lines.length + 1;
    return { lines: lines.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  });
  return answer(ctx, { ...result, positions: [] }, outcome, ctx.t('list:changed', { name: list?.name }));
}

/** Deletes a list; a missing one counts as deleted. */
async function handleDelete(ctx: RequestContext, { listId, result }: PostedList) {
  const { outcome, list } = await changeList(ctx, listId, () => ({ isDeleted: true }));
  const lists = ctx.links.to('list', {}, { from: 'list' });
  if (outcome === 'missing') return redirectWithFlash(ctx, lists, { text: ctx.t('list:alreadyDeleted') });
  if (outcome !== 'written') return answer(ctx, result, outcome, '');
  const undo = {
    label: ctx.t('cart:undoRemoval'),
    action: ctx.links.to('list', {}, toListQuery({ from: 'list', id: listId })),
    fields: { intent: 'restoreList' },
  };
  return redirectWithFlash(ctx, lists, { text: ctx.t('list:deleted', { name: list?.name }), undo });
}

async function handleRestore(ctx: RequestContext, { listId }: PostedList): Promise<Response> {
  const { outcome } = await restoreList(ctx, listId);
  const key = outcome === 'written' ? 'list:restored' : outcome === 'missing' ? 'list:missingList' : 'errors:notSaved';
  const id = outcome === 'written' ? listId : '';
  return redirectWithFlash(ctx, ctx.links.to('list', {}, toListQuery({ from: 'list', id })), { text: ctx.t(key) });
}

/** The sheet as it was typed, with what was saved or why not. */
function answer(ctx: RequestContext, result: ListActionData, outcome: SaveOutcome | 'missing', text: string) {
  if (outcome === 'written') return data<ListActionData>({ ...result, saved: { text } });
  if (outcome === 'missing')
    return data<ListActionData>({ ...result, error: ctx.t('list:missingList') }, { status: 404 });
  const error = ctx.t(outcome === 'tooLarge' ? 'list:full' : 'errors:notSaved');
  return data<ListActionData>({ ...result, error }, { status: outcome === 'tooLarge' ? 422 : 503 });
}
