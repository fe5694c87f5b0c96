import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '~server/log';
import { connectRedis } from '~server/redis/connect-redis';
import { openRedis } from '~server/redis/open-redis';
import { createSharedStore } from '~server/redis/shared-store';
import { startRedis } from '../support/start-redis';

/** An address that leads to one server or another, as that of a managed Redis; connections there are stay. */
async function startAddress(first: string): Promise<{ readonly url: string; leadTo: (url: string) => void }> {
  let port = Number(new URL(first).port);
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => void (port = Number(new URL(url).port)),
  };
}

// @fault S4
it('A Redis that became a replica is left at once for the server that its address leads to now', async () => {
  const next = await startRedis();
  onTestFinished(() => next.stop());
  const old = await startRedis(
    '--replicaof',
    '127.0.0.1',
    new URL(next.url).port,
    '--repl-diskless-load',
    'on-empty-db',
  );
  onTestFinished(() => old.stop());
  const address = await startAddress(old.url);
  const link = openRedis(address.url, createLog('silent'));
  await link?.redisReady;
  const store = createSharedStore(link);

  address.leadTo(next.url);
  expect(await store.set('key', 'refused', 60_000)).toBe(false);
  // A replica answers reads.
  const readAndWrite = async () => {
    await store.get('key');
    return await store.set('key', 'taken', 60_000);
  };
  await expect.poll(readAndWrite, { timeout: 20_000, interval: 100 }).toBe(true);

  const reader = await connectRedis(next.url);
  onTestFinished(() => reader.stop());
  expect(await reader.get('portal:key')).toBe('key\ntaken');
}, 30_000);
