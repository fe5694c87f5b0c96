import { expect, it } from 'vitest';
import { startTestServer } from './http-server.fixture';
import { malformedRequests, sendBytes } from './malformed-requests.fixture';

// @fault R6
it('Two thousand malformed requests cause no 5xx, no hang and no exit', async () => {
  await using host = await startTestServer(() => new Response('fine'));
  const requests = malformedRequests(2000);
  const statuses = new Map<string, number>();
  for (let at = 0; at < requests.length; at += 50) {
    await Promise.all(
      requests.slice(at, at + 50).map(async (bytes) => {
        const answers = await sendBytes(host.port, bytes, 30_000);
        const status = answers.find((one) => !one.startsWith('1')) ?? 'closed';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(
          answers.filter((one) => one.startsWith('5')),
          JSON.stringify(bytes),
        ).toEqual([]);
      }),
    );
  }
  expect(statuses.get('400')).toBeGreaterThan(100);
  expect(statuses.get('200')).toBeGreaterThan(50);
  expect(await (await fetch(host.url)).text()).toBe('fine');
}, 60_000);
