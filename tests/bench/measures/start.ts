import { spawnSync } from 'node:child_process';
import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { median } from '../median';
import { openFixture } from '../fixture';

/** Time from the start of the process to its first page, in starts of a bare Node process: machines differ threefold. */
export async function measureStart({ quick }: Bench): Promise<Measured[]> {
  const fixture = await openFixture();
  const [times, bare]: [number[], number[]] = [[], []];
  for (let run = 0; run < (quick ? 3 : 9); run += 1) {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    bare.push(performance.now() - startedAt);
    const portal = await fixture.startPortal({ firstPage: '/categories/roses' });
    times.push(portal.startMs);
    await portal.stop();
  }
  await fixture.end();
  const note = `start ${median(times).toFixed(0)} ms, of Node alone ${median(bare).toFixed(0)} ms`;
  return [{ id: 'start.first', value: median(times) / median(bare), note }];
}
