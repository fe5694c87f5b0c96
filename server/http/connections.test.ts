import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { httpRejected } from '../metrics';
import { rejectBadConnection } from './connections';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';

const fine = () => new Response('fine');
const rejected = async (status: string) =>
  (await httpRejected.get()).values.find(({ labels }) => labels['status'] === status)?.value ?? 0;

it('A request with too many cookies gets an error text in all languages', async () => {
  await using host = await startTestServer(fine);
  const before = await rejected('431');
  const received = await openRawConnection(
    host.port,
    'GET /en/cart HTTP/1.1',
    'Host: shop',
    `Cookie: secret=${'x'.repeat(25_000)}`,
  ).received();
  const answer = Buffer.from(received, 'latin1').toString();
  expect(answer).toMatch(/^HTTP\/1.1 431 Request Header Fields Too Large\r\n/);
  for (const words of [
    'Скоротіть адресу або видаліть файли cookie',
    'or clear the cookies',
    'или удалите файлы cookie',
  ])
    expect(answer).toContain(words);
  expect(await rejected('431')).toBe(before + 1);
  expect(host.lines).toEqual([
    {
      time: expect.any(String) as string,
      level: 'info',
      status: 431,
      reason: 'HPE_HEADER_OVERFLOW',
      msg: 'unreadable request',
    },
  ]);
});

it('A browser that is still sending receives the error before the connection closes', async () => {
  await using host = await startTestServer(fine);
  const errors = vi.fn();
  const socket = connect({ port: host.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', errors);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nCookie: ');
  for (let part = 0; part < 8; part += 1) {
    socket.write('x'.repeat(25_000));
    await sleep(20);
  }
  socket.end();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 431 /);
  await once(socket, 'close');
  expect(errors).not.toHaveBeenCalled();
  expect(host.lines).toHaveLength(1);
});

it('Input that is not HTTP gets 400 and is counted and logged', async () => {
  await using host = await startTestServer(fine);
  const before = await rejected('400');
  expect(await openRawConnection(host.port, 'hello there', '', '').received()).toMatch(
    /^HTTP\/1.1 400 Bad Request\r\n/,
  );
  expect(await rejected('400')).toBe(before + 1);
  expect(host.lines).toMatchObject([{ status: 400, reason: 'HPE_INVALID_METHOD' }]);
});

it('A connection that the client reset is not logged', async () => {
  await using host = await startTestServer(fine);
  const { socket } = openRawConnection(host.port, 'GET / HTTP/1.1');
  const before = await rejected('400');
  socket.destroy();
  const log = createLog('info', { write: (line) => void host.lines.push(JSON.parse(line) as never) });
  rejectBadConnection(Object.assign(new Error('gone'), { code: 'ETIMEDOUT' }), socket, log);
  expect(await rejected('400')).toBe(before);
  expect(host.lines).toEqual([]);
});

it('A response that has started is not followed by an error', async () => {
  await using host = await startTestServer(
    () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('%PDF')) })),
  );
  const connection = openRawConnection(host.port, 'GET / HTTP/1.1', 'Host: shop', '', '');
  await once(connection.socket, 'data');
  connection.socket.write('hello there\r\n\r\n');
  const answer = await connection.received();
  expect(answer).toContain('%PDF');
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});
