import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { openFixture, type Measured as MeasuredProcess } from '../fixture';

const CATEGORY = '/categories/roses';
const ROUNDS = 8;
const WARM_UP = 300;
/** A process idle for this long, ms, has built its search index: of 100,000 products within a minute. */
const QUIET = { lastsMs: 3_000, usesMs: 20 };
const LONGEST_UNREST_MS = 240_000;

/** Size and CPU time of the category page with many products, compared with the usual catalogue in alternating rounds. */
export async function measureScale({ quick }: Bench): Promise<Measured[]> {
  const usual = await openSide(600);
  const many = await openSide(quick ? 10_000 : 100_000);
  for (let round = 0; round < ROUNDS; round += 1) for (const side of [usual, many]) await side.measure(quick ? 20 : 80);
  const [little, much] = [await usual.close(), await many.close()];
  const note = quick
    ? 'with 10,000 products'
    : `memory: ${much.memory.toFixed(0)} MB with 100,000 products, ${little.memory.toFixed(0)} MB with 600`;
  return [
    { id: 'scale.bytes', value: (much.bytes / little.bytes) * 100, note },
    { id: 'scale.cpu', value: (much.cpuMs / little.cpuMs) * 100, note },
  ];
}

async function openSide(products: number) {
  const fixture = await openFixture(products);
  const portal = await fixture.startPortal();
  const read = async () =>
    (
      await (
        await fetch(portal.url + CATEGORY, { headers: { cookie: 'own=1', 'accept-encoding': 'br' } })
      ).arrayBuffer()
    ).byteLength;
  for (let time = 0; time < WARM_UP; time += 1) await read();
  await untilQuiet(portal);
  let [pages, bytes, usedMs] = [0, 0, 0];
  return {
    async measure(count: number): Promise<void> {
      const before = portal.readCpuMs();
      for (let time = 0; time < count; time += 1) bytes += await read();
      usedMs += portal.readCpuMs() - before;
      pages += count;
    },
    /** Bytes and CPU time of a page, and memory of the process, MB. */
    async close(): Promise<{ bytes: number; cpuMs: number; memory: number }> {
      const memory = portal.readMemory();
      await fixture.end();
      return { bytes: bytes / pages, cpuMs: usedMs / pages, memory };
    },
  };
}

async function untilQuiet(portal: MeasuredProcess): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < LONGEST_UNREST_MS;) {
    const before = portal.readCpuMs();
    await wait(QUIET.lastsMs);
    if (portal.readCpuMs() - before <= QUIET.usesMs) return;
  }
  throw new Error('the portal does not come to rest');
}
