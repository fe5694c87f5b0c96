import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Log } from '../log';
import type { Lot, Variety } from '../search-index/catalogue';
import { StoreUnavailableError, type AccountStore, type StoredRecord } from '../store/account-store';
import { countChanges, isNew, noticeGoods, type Changes, type Goods, type SeenGoods, type Sight } from './notice-goods';

/** No account's key has a space. */
const ACCOUNT = 'catalogue goods';
/** Records that the goods are divided into; each has room for some thousands. */
const SHARDS = 64;
const ATTEMPTS = 3;
const BATCH = 1_000;
/** So many looks in a row, an hour and more, that find over half of the stock gone are believed. */
const LOSSES_BELIEVED = 20;
/** The index waits no longer for the store, ms. */
const LIMIT_MS = 5_000;
/** Holds the time of a look at which over half of the catalogue had changed, ms: for an hour nothing is new, however far its writes came. */
const TURNED = 'turned';
const TURNED_MS = 3_600_000;

/** Ids and what was seen of each, in two lists: pairs take twice as long to read. */
const columns = z.tuple([z.array(z.string()), z.array(z.number())]);

interface Shard {
  readonly kind: string;
  readonly lots: readonly Lot[];
}

/**
 * Marks the lots that are new since they were seen last, by this process or another, and remembers them.
 * @param from when the catalogue began to be read, ms
 * @returns when each variety with new lots was noticed last, ms, ascending; none while the store is away
 */
export type MarkNews = (varieties: readonly Variety[], from: number) => Promise<readonly number[]>;

/** What was seen of the catalogue is kept in the account store, which processes share. Works in steps of a few milliseconds. */
export function createGoodsMemory(store: AccountStore, log: Log): MarkNews {
  let missing: ReadonlySet<string> = new Set();
  /** Looks in a row that found over half of the stock gone. */
  let losses = 0;

  /** Writes what has changed of a shard; of processes that notice the same at once the first names its hour. */
  async function remember({ kind, lots }: Shard, sight: Sight): Promise<SeenGoods> {
    for (let attempt = 1; ; attempt += 1) {
      const { seen, version } = parse(await store.read(ACCOUNT, kind));
      const next = noticeGoods(seen, goodsOf(lots), sight);
      const content = JSON.stringify([[...next.keys()], [...next.values()]]);
      const outcome = next === seen ? 'written' : await store.write(ACCOUNT, kind, content, version);
      if (outcome === 'written') return next;
      if (outcome === 'tooLarge') log.debug({ shard: kind, goods: next.size }, 'too many goods to notice new ones');
      if (outcome === 'tooLarge' || attempt === ATTEMPTS) return seen ?? new Map();
    }
  }

  /** Whether nothing of a look is new; null where what was seen stays: a stock that is gone is more often a fault of the supplier's system than true. */
  async function judge({ changed, lost, known, size }: Changes, at: number, turned: StoredRecord | undefined) {
    losses = lost * 2 > known ? losses + 1 : 0;
    if (losses > 0 && losses < LOSSES_BELIEVED) return null;
    const isTurning = losses > 0 || changed * 2 > size;
    if (isTurning) await store.write(ACCOUNT, TURNED, String(at), turned?.version ?? 0);
    return isTurning || at - Number(turned?.content ?? 0) < TURNED_MS;
  }

  async function findNews(varieties: readonly Variety[], from: number): Promise<ReadonlyMap<string, number>> {
    const stored = new Map((await store.list(ACCOUNT)).map((record) => [record.kind, record]));
    const look = { from, at: Date.now(), isTurned: false, missing };
    const nowMissing = new Set<string>();
    const news = new Map<string, number>();
    function collect(seen: SeenGoods, goods: Goods): void {
      for (const [id, time] of seen) {
        if (time >= 0 && !goods.has(id)) nowMissing.add(id);
        if (isNew(time, look.at) && goods.get(id) === true) news.set(id, time);
      }
    }

    const changedShards: Shard[] = [];
    const all = { changed: 0, lost: 0, known: 0, size: 0 };
    for (const shard of await divide(varieties)) {
      const { seen } = parse(stored.get(shard.kind));
      const goods = goodsOf(shard.lots);
      const changes = countChanges(seen, goods);
      for (const name of ['changed', 'lost', 'known', 'size'] as const) all[name] += changes[name];
      if (seen && noticeGoods(seen, goods, look) === seen) collect(seen, goods);
      else changedShards.push(shard);
      await setImmediate();
    }
    missing = nowMissing;
    const isTurned = await judge(all, look.at, stored.get(TURNED));
    if (isTurned === null) return news;
    for (const shard of changedShards) {
      if (Date.now() - look.at > LIMIT_MS) break;
      collect(await remember(shard, { ...look, isTurned }), goodsOf(shard.lots));
      await setImmediate();
    }
    return news;
  }

  return async (varieties, from) => {
    try {
      return mark(varieties, await findNews(varieties, from));
    } catch (error) {
      // The store says so itself.
      if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, 'new goods not noticed');
      return [];
    }
  };
}

async function divide(varieties: readonly Variety[]): Promise<readonly Shard[]> {
  const shards = Array.from({ length: SHARDS }, (_, at) => ({ kind: String(at), lots: [] as Lot[] }));
  for (const [at, { lots }] of varieties.entries()) {
    for (const lot of lots) shards[crc32(lot.id) % SHARDS]?.lots.push(lot);
    if (at % BATCH === 0) await setImmediate();
  }
  return shards;
}

function goodsOf(lots: readonly Lot[]): Goods {
  const goods = new Map<string, boolean>();
  for (const { id, inStock } of lots) goods.set(id, inStock);
  return goods;
}

/** A record that cannot be read starts again. */
function parse(record: StoredRecord | null | undefined): { seen: SeenGoods | undefined; version: number } {
  const { version = 0, content = 'null' } = record ?? {};
  try {
    const [ids, times] = columns.parse(JSON.parse(content));
    const seen = new Map<string, number>();
    ids.forEach((id, at) => seen.set(id, times[at] ?? 0));
    return { seen, version };
  } catch {
    return { seen: undefined, version };
  }
}

function mark(varieties: readonly Variety[], news: ReadonlyMap<string, number>): readonly number[] {
  const noticed: number[] = [];
  for (const { lots } of varieties) {
    const own = lots.filter(({ id }) => news.has(id));
    for (const lot of own) lot.noticedAt = news.get(lot.id) ?? 0;
    if (own.length > 0) noticed.push(own.reduce((last, { noticedAt = 0 }) => Math.max(last, noticedAt), 0));
  }
  return noticed.sort((one, other) => one - other);
}
