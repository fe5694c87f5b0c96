import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../log';
import { redisUp, writeMetrics } from '../metrics';
import { openRedis } from './open-redis';
import { startSilentRedis } from './silent-redis.fixture';

const log = createLog('silent');
const metric = async () => /^portal_redis_up .*$/m.exec((await writeMetrics()).body)?.[0];

// Files tested before this one in the same process may have opened a Redis of their own.
beforeEach(() => redisUp.remove());

it('The metrics omit a Redis that is not configured and show a configured one from the start', async () => {
  expect(openRedis(undefined, log)).toBeNull();
  expect(await metric()).toBeUndefined();
  await using server = await startSilentRedis();
  await openRedis(server.url, log, 100)?.redisReady;
  await expect.poll(metric, { timeout: 5_000 }).toBe('portal_redis_up 1');
});

it('The log explains why Redis is unavailable, without its password, and the metrics show its return without traffic', async () => {
  const lines: string[] = [];
  let isOpen = false;
  const answer = (command: string) =>
    isOpen ? (/get$/i.test(command) ? '$-1' : '+OK') : '-WRONGPASS invalid username-password pair';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) =>
      (chunk.toString().match(/\*\d+\r\n\$\d+\r\n\w+/g) ?? []).forEach((command) =>
        socket.write(`${answer(command)}\r\n`),
      ),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `redis://:canary@127.0.0.1:${(server.address() as AddressInfo).port}`;
  openRedis(url, createLog('info', { write: (line) => void lines.push(line) }), 100);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('"message":"WRONGPASS invalid username-password pair"');
  expect(lines.join('')).not.toContain('canary');
  expect(await metric()).toBe('portal_redis_up 0');
  isOpen = true;
  await expect.poll(metric, { timeout: 8_000 }).toBe('portal_redis_up 1');
  server.close();
}, 10_000);
