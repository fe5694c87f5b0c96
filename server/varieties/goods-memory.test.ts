import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log';
import { createAccountStore, StoreUnavailableError, type AccountStore } from '../store/account-store';
import { IN_MEMORY, openSqlite } from '../store/sqlite';
import { catalogue as fixture } from '../search-index/catalogue.fixture';
import type { Variety } from '../search-index/catalogue';
import { createSearchIndex } from '../search-index/search-index';
import { createGoodsMemory } from './goods-memory';

const HOUR = 3_600_000;
const log = createLog('silent');
const openStore = () => createAccountStore({ open: () => openSqlite(IN_MEMORY), onChange: () => undefined });
const [rose] = fixture.varieties;

/** A variety a lot; those sold out stand in `out`. */
function catalogueOf(ids: readonly string[], out: readonly string[] = []): Variety[] {
  const [lot] = rose?.lots ?? [];
  if (!rose || !lot) throw new Error('the fixture has a rose');
  const soldOut = new Set(out);
  return ids.map((id) => ({ ...rose, lots: [{ ...lot, id, inStock: !soldOut.has(id) }] }));
}

const six = ['1', '2', '3', '4', '5', '6'];
const look = (store: AccountStore, varieties: readonly Variety[], from = Date.now()) =>
  createGoodsMemory(store, log)(varieties, from);
const timesOf = (varieties: readonly Variety[]) =>
  Object.fromEntries(varieties.flatMap(({ lots }) => lots.map(({ id, noticedAt }) => [id, noticedAt])));

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T04:10:00Z') });
  onTestFinished(() => void vi.useRealTimers());
}

it('Goods that come and stock that comes back are new at the same hour to every process and after a restart', async () => {
  stopClock();
  const store = openStore();
  expect(await look(store, catalogueOf(six, ['6']))).toEqual([]);
  vi.advanceTimersByTime(HOUR);
  const at = Date.now();
  const first = catalogueOf([...six, '7']);
  expect(await look(store, first)).toEqual([at, at]);
  expect(timesOf(first)).toMatchObject({ 1: undefined, 6: at, 7: at });
  vi.advanceTimersByTime(HOUR);
  const second = catalogueOf([...six, '7']);
  expect(await look(store, second)).toEqual([at, at]);
  expect(timesOf(second)).toEqual(timesOf(first));
});

it('Processes that look at once name one hour', async () => {
  const store = openStore();
  await look(store, catalogueOf(six));
  const looks = Array.from({ length: 4 }, () => catalogueOf([...six, '7', '8']));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(looks.map((varieties) => look(store, varieties)));
  const [times] = looks.map(timesOf);
  expect([typeof times?.[7], typeof times?.[8]]).toEqual(['number', 'number']);
  for (const each of looks) expect(timesOf(each)).toEqual(times);
});

it('A catalogue of which over half changed has nothing new, nor have looks after it', async () => {
  const store = openStore();
  await look(store, catalogueOf(six));
  const other = ['1', '2', '13', '14', '15', '16'];
  expect(await look(store, catalogueOf(other))).toEqual([]);
  expect(await look(store, catalogueOf(other))).toEqual([]);
});

it('A stock that is gone in one look and back in the next is not new, however much was sold out besides', async () => {
  const store = openStore();
  const ids = Array.from({ length: 500 }, (_, at) => String(at));
  const soldOut = ids.slice(0, 300);
  await look(store, catalogueOf(ids, soldOut));
  expect(await look(store, catalogueOf(ids, ids))).toEqual([]);
  expect(await look(store, catalogueOf(ids, soldOut))).toEqual([]);
  expect(await look(store, catalogueOf([...ids, 'new'], soldOut))).toHaveLength(1);
});

it('A store that fails while a turned catalogue is written leaves nothing of it that is new at the next look', async () => {
  stopClock();
  const kept = openStore();
  let left = Infinity;
  const store: AccountStore = {
    ...kept,
    write: (...record) => (left-- > 0 ? kept.write(...record) : Promise.reject(new StoreUnavailableError('away'))),
  };
  const ids = Array.from({ length: 640 }, (_, at) => String(at));
  await look(store, catalogueOf(ids));
  const turned = [...ids, ...Array.from({ length: 700 }, (_, at) => `other ${at}`)];
  left = 30;
  expect(await look(store, catalogueOf(turned))).toEqual([]);
  left = Infinity;
  expect(await look(store, catalogueOf(turned))).toEqual([]);
  vi.advanceTimersByTime(2 * HOUR);
  expect(await look(store, catalogueOf([...turned, 'new']))).toHaveLength(1);
});

it('Nothing is new while the store is away, and what came meanwhile is new when it is back', async () => {
  let isAway = false;
  const store = createAccountStore({
    open: async () => {
      const database = await openSqlite(IN_MEMORY);
      return {
        ...database,
        run: async (...statement) => {
          if (isAway) throw new Error('no disk');
          return database.run(...statement);
        },
      };
    },
    onChange: () => undefined,
  });
  await look(store, catalogueOf(six));
  isAway = true;
  expect(await look(store, catalogueOf([...six, '7']))).toEqual([]);
  isAway = false;
  expect(await look(store, catalogueOf([...six, '7']))).toHaveLength(1);
});

it('A record that was damaged starts again and calls nothing new', async () => {
  const store = openStore();
  await look(store, catalogueOf(six));
  for (const { kind, version } of await store.list('catalogue goods'))
    await store.write('catalogue goods', kind, '[1', version);
  expect(await look(store, catalogueOf([...six, '7']))).toEqual([]);
  expect(await look(store, catalogueOf([...six, '7', '8']))).toHaveLength(1);
});

it('Of 100,000 goods what is new is found in less time than half of their index takes, and in short steps', async () => {
  const store = openStore();
  const ids = Array.from({ length: 100_000 }, (_, at) => String(at + 100_000));
  const varieties = catalogueOf([...ids, 'new'], ids.slice(0, 60_000));
  const indexing = await measure(() => createSearchIndex({ ...fixture, varieties }));
  await look(store, catalogueOf(ids, ids.slice(0, 60_000)));
  const noticing = await measure(async () => expect(await look(store, varieties)).toHaveLength(1));
  expect(noticing.cpuMs).toBeLessThan(indexing.cpuMs / 2);
  expect(noticing.longestStepMs).toBeLessThan(200);
}, 60_000);

/** Processor time of some work, and of its longest step that keeps other work waiting. */
async function measure(work: () => Promise<unknown>): Promise<{ cpuMs: number; longestStepMs: number }> {
  const now = () => process.cpuUsage().user / 1_000;
  const startedAt = now();
  let [last, longestStepMs] = [startedAt, 0];
  const look = () => {
    longestStepMs = Math.max(longestStepMs, now() - last);
    last = now();
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  await work();
  clearImmediate(next);
  return { cpuMs: now() - startedAt, longestStepMs };
}
