import type { Measured } from '../budgets';
import type { Bench } from '../bench';
import { openStage } from '../stage';

const CATEGORY = '/categories/roses';

/** What the category page weighs and costs with many products, against the usual catalogue. */
export async function measureScale({ quick }: Bench): Promise<Measured[]> {
  const usual = await costOf(600, quick);
  const many = await costOf(quick ? 10_000 : 100_000, quick);
  const note = quick ? 'with 10,000 products' : `${many.memory.toFixed(0)} MB with 100,000 products, ${usual.memory.toFixed(0)} MB with 600`;
  return [
    { id: 'scale.bytes', value: (many.bytes / usual.bytes) * 100, note },
    { id: 'scale.cpu', value: (many.cpuMs / usual.cpuMs) * 100, note },
  ];
}

async function costOf(products: number, quick: boolean): Promise<{ bytes: number; cpuMs: number; memory: number }> {
  const stage = await openStage(products);
  const portal = await stage.startPortal();
  const read = async () => (await (await fetch(portal.url + CATEGORY, { headers: { cookie: 'own=1', 'accept-encoding': 'br' } })).arrayBuffer()).byteLength;
  let bytes = 0;
  for (let time = 0; time < 100; time += 1) bytes = await read();
  const before = portal.readCpuMs();
  const count = quick ? 100 : 400;
  for (let time = 0; time < count; time += 1) await read();
  const cpuMs = (portal.readCpuMs() - before) / count;
  const memory = portal.readMemory();
  await stage.end();
  return { bytes, cpuMs, memory };
}
