import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request as ask } from 'node:http';
import { describe, expect, it } from 'vitest';
import { drain } from './drain';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';

const slowly = async () => {
  await sleep(150);
  return new Response('done');
};

describe('drain', () => {
  // @fault P4
  it('is unready at once, serves for the delay, completes responses and closes idle connections', async () => {
    await using host = await startTestServer(slowly);
    const idle = openRawConnection(host.port, 'GET /healthz HTTP/1.1', 'Host: shop', '', '');
    await sleep(50);
    const drained = drain(host.server, host.lifecycle, { delayMs: 1500, limitMs: 60_000 });
    const ready = await fetch(`${host.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'draining', build: '1' });
    const during = await fetch(host.url);
    expect(during.headers.get('connection')).toBe('close');
    const last = fetch(host.url);
    await sleep(20);
    expect(await (await last).text()).toBe('done');
    await drained;
    await expect(fetch(host.url)).rejects.toThrow();
    expect(await idle.received()).toMatch(/^HTTP\/1.1 200 /);
  });

  // @fault P4
  it.each([
    ['until shortly before the delay is over', -50],
    ['long after the delay, because its load balancer is slow to notice', 700],
  ])('fails no request of a keep-alive client %s', async (_, longerMs) => {
    await using host = await startTestServer(() => new Response('fine'));
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const statuses: (number | string)[] = [];
    const askOnce = () =>
      new Promise<void>((resolve) => {
        ask(host.url, { agent }, (answer) => {
          statuses.push(answer.statusCode ?? 0);
          answer.resume().on('end', resolve);
        })
          .on('error', (error: NodeJS.ErrnoException) => {
            statuses.push(error.code ?? 'error');
            resolve();
          })
          .end();
      });
    const delayMs = 300;
    const until = performance.now() + delayMs + longerMs;
    const drained = drain(host.server, host.lifecycle, { delayMs, limitMs: 5000 });
    await Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (performance.now() < until) await askOnce();
      }),
    );
    await drained;
    expect(statuses.length).toBeGreaterThan(4);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  // @fault P5
  it('closes a keep-alive connection whose request was active when the server closed', async () => {
    await using host = await startTestServer(slowly);
    const agent = new Agent({ keepAlive: true });
    const answered = new Promise<void>((resolve, reject) => {
      ask(host.url, { agent }, (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
    await expect
      .poll(
        async () => await new Promise<number>((resolve) => host.server.getConnections((_, count) => resolve(count))),
      )
      .toBe(1);
    await drain(host.server, host.lifecycle, { delayMs: 0, limitMs: 60_000 });
    await answered;
  });

  // @fault P5
  it('cuts endless responses at the limit', async () => {
    await using host = await startTestServer(() => new Promise<Response>(() => undefined));
    const hanging = fetch(host.url).catch((error: unknown) => error);
    await expect
      .poll(
        async () => await new Promise<number>((resolve) => host.server.getConnections((_, count) => resolve(count))),
      )
      .toBe(1);
    await drain(host.server, host.lifecycle, { delayMs: 0, limitMs: 200 });
    expect(await hanging).toBeInstanceOf(Error);
  });
});
