import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';

const ask = ['GET /pdf/invoice/1 HTTP/1.1', 'Host: shop', '', ''];
/** A file that never ends. */
const file = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) }), {
    headers: { 'content-type': 'application/pdf' },
  });

it('Nothing is rendered for clients that disconnected before their turn', async () => {
  const app = vi.fn(file);
  await using host = await startTestServer(app);
  host.server.on('request', (request) => request.socket.destroy());
  const left = [1, 2, 3].map(() => openRawConnection(host.port, ...ask).received());
  await Promise.all(left);
  await expect.poll(() => host.lines).toHaveLength(3);
  expect(app).not.toHaveBeenCalled();
});

it('A client that disconnects during a file is logged as 499, not as an error', async () => {
  await using host = await startTestServer(file);
  const { socket } = openRawConnection(host.port, ...ask);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => host.lines).toMatchObject([{ msg: 'request', status: 499 }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(host.lines).toHaveLength(1);
});

it('A connection whose response nobody reads is closed', async () => {
  await using host = await startTestServer(file, { limits: { silentMs: 200 } });
  const { socket } = openRawConnection(host.port, ...ask);
  socket.pause();
  await expect.poll(() => host.lines, { timeout: 4_000 }).toMatchObject([{ msg: 'request', status: 499 }]);
});
