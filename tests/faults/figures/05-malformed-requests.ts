import { malformedRequests, sendBytes } from '../../../server/http/malformed-requests.fixture';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { eachOf } from '../many';
import { startFixture } from '../start-portals';

const limitMs = 30_000;

// @asvs 4.2.1
export const figure: Figure = {
  number: 5,
  what: '10,000 malformed requests over a bare socket',
  target: 'no 5xx, no hang over 30 s, no exit',
  limitSeconds: 900,
  async measure(run) {
    const { portal } = await startFixture(run);
    const requests = malformedRequests(run.quick ? 1_000 : 10_000);
    let longest = 0;
    const statuses = await eachOf(requests, 40, async (bytes) => {
      const startedAt = performance.now();
      const answers = await sendBytes(Number(new URL(portal.url).port), bytes, limitMs).catch(() => ['hang']);
      longest = Math.max(longest, performance.now() - startedAt);
      return answers.find((status) => !status.startsWith('1')) ?? 'closed';
    });
    const counts = countEach(statuses);
    const failed = statuses.filter((status) => status.startsWith('5')).length;
    const alive = await fetch(`${portal.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    return {
      value: `${requests.length} sent: ${failed} × 5xx, ${counts['hang'] ?? 0} hangs (longest ${(longest / 1_000).toFixed(1)} s), ${alive ? 'alive' : 'gone'}`,
      ok: failed === 0 && !counts['hang'] && alive,
      details: {
        statuses: counts,
        failed: requests.filter((_, index) => /^5|hang/.test(statuses[index] ?? '')).slice(0, 20),
      },
    };
  },
};
