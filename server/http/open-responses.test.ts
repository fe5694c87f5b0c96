import { expect, it } from 'vitest';
import { httpInFlight } from '../metrics';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';

const inFlight = async () => (await httpInFlight.get()).values[0]?.value ?? 0;

it('All pipelined responses of a connection are closed when it closes, also those not started', async () => {
  const waiting: Request[] = [];
  await using host = await startTestServer(({ request }) => {
    if (request.url.endsWith('/first')) return new Response('first');
    waiting.push(request);
    return new Promise<Response>(() => undefined);
  });
  const before = await inFlight();
  const asks = ['/first', '/a', '/b', '/c'].flatMap((path) => [`GET ${path} HTTP/1.1`, 'Host: shop', '']);
  const { socket } = openRawConnection(host.port, ...asks, '');
  await expect.poll(() => waiting).toHaveLength(3);
  await expect.poll(inFlight).toBe(before + 3);
  socket.destroy();
  await expect.poll(inFlight).toBe(before);
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  expect(host.lines.map(({ path, status }) => `${String(path)} ${String(status)}`).sort()).toEqual([
    '/a 499',
    '/b 499',
    '/c 499',
    '/first 200',
  ]);
});
