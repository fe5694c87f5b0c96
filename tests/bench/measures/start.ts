import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { median } from '../median';
import { openFixture } from '../stage';

/** From the start of the process to its first whole page, beside the time in which Node alone answers. */
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
