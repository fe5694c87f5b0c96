import { expect, it } from 'vitest';
import { httpInFlight } from '../metrics';
import { startHost } from './host.fixture';
import { speak } from './raw-exchange.fixture';

const inFlight = async () => (await httpInFlight.get()).values[0]?.value ?? 0;

it('tells all answers of a connection that their customer has left, those not yet begun too', async () => {
  let aborted = 0;
  await using host = await startHost(({ request }) => {
    if (request.url.endsWith('/first')) return new Response('first');
    return new Promise<Response>(() => request.signal.addEventListener('abort', () => (aborted += 1)));
  });
  const before = await inFlight();
  const asks = ['/first', '/a', '/b', '/c'].flatMap((path) => [`GET ${path} HTTP/1.1`, 'Host: shop', '']);
  const { socket } = speak(host.port, ...asks, '');
  await expect.poll(inFlight).toBe(before + 3);
  await expect.poll(() => host.lines).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => aborted).toBe(3);
  expect(await inFlight()).toBe(before);
  expect(host.lines.map(({ path, status }) => `${String(path)} ${String(status)}`).sort()).toEqual(['/a 499', '/b 499', '/c 499', '/first 200']);
});
