import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApiProbe } from './api-probe';

let isSilent: boolean;
let asked: number;
let api: Server;

beforeEach(async () => {
  [isSilent, asked] = [false, 0];
  api = createServer((_, response) => {
    asked += 1;
    if (!isSilent) response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const probeOf = (keepMs: number, timeoutMs: number) => createApiProbe(`http://127.0.0.1:${(api.address() as AddressInfo).port}/1.0`, keepMs, timeoutMs);
const pause = (ms: number) => new Promise<'pause'>((resolve) => setTimeout(resolve, ms, 'pause'));

it('the first who ask wait for one question together', async () => {
  const probe = probeOf(5_000, 5_000);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual(['reachable', 'reachable', 'reachable']);
  expect(asked).toBe(1);
});

it('whoever asks later hears the last word at once, and the new one when it is there', async () => {
  const probe = probeOf(0, 300);
  expect(await probe()).toBe('reachable');
  isSilent = true;
  await pause(5);
  expect(await Promise.race([probe(), pause(200)])).toBe('reachable');
  await expect.poll(async () => await Promise.race([probe(), pause(200)]), { timeout: 5_000 }).toBe('silent for 300 ms');
});
