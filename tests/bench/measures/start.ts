import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { median } from '../median';
import { openFixture } from '../fixture';

/** Time from the start of the process to its first page, compared with a bare Node server. */
export async function measureStart({ quick }: Bench): Promise<Measured[]> {
  const fixture = await openFixture();
  const times: number[] = [];
  for (let run = 0; run < (quick ? 3 : 9); run += 1) {
    const portal = await fixture.startPortal({ firstPage: '/categories/roses' });
    times.push(portal.startMs);
    await portal.stop();
  }
  await fixture.end();
  return [{ id: 'start.first', value: median(times) }];
}
