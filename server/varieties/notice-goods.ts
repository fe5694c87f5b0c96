/** By product, ms: negative since when it is not in stock, else when it was noticed as new, 0 where it was there from the start. */
export type SeenGoods = ReadonlyMap<string, number>;

/** Products and whether they are in stock. */
export type Goods = ReadonlyMap<string, boolean>;

export interface Sight {
  /** When the catalogue began to be read, and when it had been read, ms. */
  readonly from: number;
  readonly at: number;
  /** Over half of the catalogue changed: nothing of it is new. */
  readonly isTurned: boolean;
  /** Products that the last catalogue lacked, too: one that moves to another page meanwhile is overlooked. */
  readonly missing: ReadonlySet<string>;
}

const NEW_MS = 72 * 3_600_000;
/** What is gone for so long is forgotten: it is new when it returns, as before it was seen. */
const FORGET_MS = 24 * 3_600_000;

export interface Changes {
  /** In stock now and not before, or the other way round. */
  readonly changed: number;
  /** Of these what is not in stock any more. */
  readonly lost: number;
  /** What was in stock before. */
  readonly known: number;
  /** All that is or was there. */
  readonly size: number;
}

/** What has changed of a catalogue; without anything seen it starts. */
export function countChanges(seen: SeenGoods | undefined, goods: Goods): Changes {
  let [changed, lost, known, size] = [0, 0, 0, goods.size];
  if (!seen) return { changed, lost, known, size };
  for (const [id, inStock] of goods) if (isIn(seen.get(id)) !== inStock) changed += 1;
  for (const [id, time] of seen) {
    if (!isIn(time)) continue;
    known += 1;
    if (goods.get(id) === true) continue;
    lost += 1;
    if (goods.has(id)) continue;
    changed += 1;
    size += 1;
  }
  return { changed, lost, known, size };
}

/**
 * What is seen of goods after a look at them: new is what was not there, or not in stock, before. What another process saw
 * after this look began stays as it is.
 * @returns `seen` itself where nothing changed
 */
export function noticeGoods(seen: SeenGoods | undefined, goods: Goods, sight: Sight): SeenGoods {
  const changes = new Map<string, number | undefined>();
  const look = { ...sight, isTurned: sight.isTurned || !seen };
  function take(id: string, known: number | undefined, time: number | undefined): void {
    if (time !== known) changes.set(id, time);
  }
  for (const [id, inStock] of goods) take(id, seen?.get(id), lookAt(seen?.get(id), inStock, look));
  for (const [id, known] of seen ?? []) if (!goods.has(id)) take(id, known, lookFor(id, known, sight));
  if (seen && changes.size === 0) return seen;
  const next = new Map(seen);
  for (const [id, time] of changes)
    if (time === undefined) next.delete(id);
    else next.set(id, time);
  return next;
}

/** What is seen of a product that the catalogue lacks; undefined to forget it. */
function lookFor(id: string, known: number, { from, at, missing }: Sight): number | undefined {
  if (!isIn(known)) return at + known > FORGET_MS ? undefined : known;
  return known <= from && missing.has(id) ? -at : age(known, at);
}

function lookAt(known: number | undefined, inStock: boolean, { from, at, isTurned }: Sight): number {
  if (known !== undefined && (isIn(known) === inStock || Math.abs(known) > from)) return age(known, at);
  if (!inStock) return -at;
  return isTurned ? 0 : at;
}

/** Of times when something was noticed those that are new still. @param at ms */
export function stillNew(noticed: readonly number[] | undefined, at: number): readonly number[] {
  return noticed?.filter((time) => isNew(time, at)) ?? [];
}

export function isNew(time: number, at: number): boolean {
  return time > 0 && time > at - NEW_MS;
}

function isIn(time: number | undefined): boolean {
  return time !== undefined && time >= 0;
}

function age(time: number, at: number): number {
  return time > 0 && !isNew(time, at) ? 0 : time;
}
