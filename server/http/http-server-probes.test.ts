import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { env, startTestServer } from './http-server.fixture';

const fine = () => new Response('fine');

async function startApi(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/1.0`, [Symbol.dispose]: () => void server.close() };
}

// @fault P1
it('GET /healthz answers 200 whatever the API does', async () => {
  await using host = await startTestServer(fine);
  const response = await fetch(`${host.url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'alive' });
});

// @fault P2
it('GET /readyz answers 503 until started, then 200 with the state of the API', async () => {
  const answer = vi.fn<RequestListener>(
    (_, response) => void response.end('{"data":{"id":1,"name":"","setting":{},"ios":"1.4.0","android":"1.4.2"}}'),
  );
  using api = await startApi(answer);
  await using host = await startTestServer(fine, {
    env: { ...env, wholesaleApiUrl: api.url },
    lifecycle: { phase: 'starting' },
  });
  const read = async () => {
    const response = await fetch(`${host.url}/readyz`);
    return [response.status, (await response.json()) as unknown];
  };
  expect(await read()).toEqual([503, { status: 'starting', build: '1' }]);
  host.lifecycle.phase = 'ready';
  expect(await Promise.all([read(), read()])).toEqual(
    Array(2).fill([200, { status: 'ready', build: '1', api: 'reachable' }]),
  );
  expect(answer).toHaveBeenCalledTimes(3);
});

it('GET /readyz answers 200 and names an unknown warehouse, which is logged once', async () => {
  using api = await startApi(
    ({ url = '' }, response) =>
      void response
        .writeHead(url.includes('/warehouses/') ? 404 : 200)
        .end('{"data":{"id":1,"name":"","setting":{},"ios":"1.4.0","android":"1.4.2"}}'),
  );
  await using host = await startTestServer(fine, { env: { ...env, wholesaleApiUrl: api.url, warehouseId: 'nope' } });
  const warnings = () => host.lines.filter(({ level }) => level === 'warn');
  await expect.poll(warnings).toMatchObject([{ api: 'warehouse nope: answers 404' }]);
  const response = await fetch(`${host.url}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ready', build: '1', api: 'warehouse nope: answers 404' },
  ]);
  expect(warnings()).toHaveLength(1);
});

// @fault P2
it('GET /readyz answers 200 and says so when the API fails', async () => {
  using broken = await startApi((_, response) => void response.writeHead(502).end());
  await using host = await startTestServer(fine, { env: { ...env, wholesaleApiUrl: broken.url } });
  const answer = await fetch(`${host.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', build: '1', api: 'answers 502' }]);
  await using alone = await startTestServer(fine, { env: { ...env, wholesaleApiUrl: 'http://127.0.0.1:9/1.0' } });
  const without = await fetch(`${alone.url}/readyz`);
  expect([without.status, await without.json()]).toEqual([200, { status: 'ready', build: '1', api: 'unreachable' }]);
});

// @fault R4 @asvs 13.4.5
it('GET /metrics is allowed from loopback or with the token only', async () => {
  await using host = await startTestServer(fine);
  const read = async (headers: Record<string, string>) => await fetch(`${host.url}/metrics`, { headers });
  await fetch(`${host.url}/search`);
  const local = await read({});
  expect(local.headers.get('content-type')).toContain('text/plain');
  const text = await local.text();
  expect(text).toMatch(/portal_http_request_duration_seconds_count\{route="page",status="200"\} \d/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain(`portal_build_info{build="1",node="${process.version}"} 1`);
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect((await read(forwarded)).status).toBe(403);
  expect((await read({ ...forwarded, authorization: 'Bearer a-token-of-somebody-else' })).status).toBe(403);
  expect(
    (await read({ ...forwarded, authorization: `Bearer ${'x'.repeat(env.metricsToken?.length ?? 0)}` })).status,
  ).toBe(403);
  expect((await read({ ...forwarded, authorization: `Bearer ${env.metricsToken ?? ''}` })).status).toBe(200);
});
