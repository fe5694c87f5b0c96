import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { loadRecord, saveRecord, type RecordKind, type SaveOutcome } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { loadVariantRefs } from '~/data/current-lots.server';
import { digest } from '~server/digest';
import { variantKey, type VariantRef } from '~server/domain/variant-ref';
import { norms, savedLists, type ListLine, type SavedList } from './saved-list';

/** A list as cookies held it, with a weekday after its name and the price of each line at its end. */
const cookieList = z
  .tuple([z.string(), z.string(), z.string(), z.number(), z.array(z.array(z.unknown())), z.literal(1).optional()])
  .transform(([id, owner, name, , lines, deleted]) => ({
    owner,
    isDeleted: deleted !== undefined,
    list: {
      id,
      name,
      lines: lines.map(([product, lengthCm, farmId, lot, pieces]) => ({
        name: product,
        lengthCm,
        farmId,
        lot,
        pieces,
      })),
    },
  }));

const listsKind: RecordKind<readonly SavedList[]> = {
  kind: 'lists',
  schema: savedLists,
  empty: [],
  cookie: {
    name: 'templates',
    take({ value }, content, { accountId }) {
      const owner = digest(`templates ${accountId}`).slice(0, 6);
      const all = z.array(z.unknown()).safeParse(content).data ?? [];
      const parsed = all.map((each) => cookieList.safeParse(each).data);
      const own = parsed.filter((each) => each?.owner === owner);
      if (own.length === 0) return null;
      const added = own.flatMap((each) => (each?.isDeleted ? [] : (savedLists.safeParse([each?.list]).data ?? [])));
      const isNew = added.filter(({ id }) => value.every((each) => each.id !== id));
      const rest = all.filter((_, at) => !own.includes(parsed[at]));
      return { value: isNew.length > 0 ? [...value, ...isNew] : value, ...(rest.length > 0 && { rest }) };
    },
  },
};

const normsKind: RecordKind<readonly ListLine[]> = { kind: 'norms', schema: norms, empty: [] };

/** The lists of the customer, the newest first. @throws WholesaleError */
export async function loadLists(ctx: RequestContext): Promise<readonly SavedList[]> {
  return withoutDeleted((await loadRecord(ctx, listsKind)).value);
}

/** Saves lines under a name: they join the list that has it, or make a new one. @throws WholesaleError when the account cannot be loaded */
export async function saveList(ctx: RequestContext, name: string, lines: readonly ListLine[]) {
  let saved = { id: randomBytes(4).toString('hex'), isNew: true };
  const created = saved.id;
  const outcome = await saveRecord(ctx, listsKind, (all) => {
    const kept = withoutDeleted(all);
    const known = kept.find((each) => isSameName(each.name, name));
    saved = { id: known?.id ?? created, isNew: !known };
    if (!known) return [{ id: created, name, lines }, ...kept];
    return kept.map((each) => (each === known ? { ...each, lines: joinLines(each.lines, lines) } : each));
  });
  return { ...saved, outcome };
}

/** Changes a list, or marks it as deleted. @returns the list as it is now, unless it is missing. @throws as {@link saveList} */
export async function changeList(
  ctx: RequestContext,
  id: string,
  change: (list: SavedList) => Partial<Pick<SavedList, 'name' | 'lines' | 'isDeleted'>>,
  among: 'kept' | 'all' = 'kept',
): Promise<{ readonly outcome: SaveOutcome | 'missing'; readonly list: SavedList | undefined }> {
  let list: SavedList | undefined;
  const outcome = await saveRecord(ctx, listsKind, (all) => {
    const lists = among === 'all' ? all : withoutDeleted(all);
    const changed = lists.map((each) => (each.id === id ? { ...each, ...change(each) } : each));
    list = changed.find((each) => each.id === id);
    return changed;
  });
  return { outcome: outcome === 'written' && !list ? 'missing' : outcome, list };
}

/** Brings back the list that was deleted last. @throws as {@link saveList} */
export function restoreList(ctx: RequestContext, id: string): ReturnType<typeof changeList> {
  return changeList(ctx, id, () => ({ isDeleted: false }), 'all');
}

/** The norms that the customer has set, by product, in pieces. @throws WholesaleError when the products cannot be loaded */
export async function loadNorms(
  ctx: RequestContext,
  productIds: readonly string[],
): Promise<(productId: string) => number | undefined> {
  const saved = (await optional(ctx, 'lists', loadRecord(ctx, normsKind)))?.value ?? [];
  if (saved.length === 0) return () => undefined;
  const pieces = new Map(saved.map((each) => [variantKey(each), each.pieces]));
  const goods = await loadVariantRefs(ctx, productIds);
  return (id) => {
    const own = goods.get(id);
    return own && pieces.get(variantKey(own));
  };
}

/** Sets norms; those of `cleared` are learned again. @throws as {@link saveList} */
export function saveNorms(ctx: RequestContext, changed: readonly ListLine[], cleared: readonly VariantRef[]) {
  const gone = new Set(cleared.map(variantKey));
  return saveRecord(ctx, normsKind, (all) => joinLines(all, changed).filter((each) => !gone.has(variantKey(each))));
}

/** Lines with others, which win where both have a variant. */
function joinLines(lines: readonly ListLine[], others: readonly ListLine[]): readonly ListLine[] {
  const added = new Map(others.map((each) => [variantKey(each), each]));
  const known = new Set(lines.map(variantKey));
  return [
    ...lines.map((each) => added.get(variantKey(each)) ?? each),
    ...[...added].flatMap(([key, each]) => (known.has(key) ? [] : [each])),
  ];
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

/** Without the one that was deleted last. */
function withoutDeleted(all: readonly SavedList[]): readonly SavedList[] {
  return all.filter(({ isDeleted }) => !isDeleted);
}
