import fc from 'fast-check';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startHost } from './host.fixture';

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'DELETE', 'OPTIONS', 'CONNECT', 'get', 'G ET', '');
const oddPath = fc.constantFrom('/%', '/%zz', '/%00', '/%ff%fe', '//', '/\\evil', '/..%2f..', '*', '/?_data=%', '/.data?_routes=%', '/en/%c3%28', '/__manifest?p=%');
const plainPath = fc.constantFrom('/', '/categories/roses?page=2', '/en/checkout.data', `/${'a/'.repeat(3000)}`);
const target = fc.oneof(oddPath, plainPath, plainPath, fc.string({ maxLength: 40 }).map((text) => `/${text}`), fc.webPath());
const header = fc.oneof(
  fc.constantFrom('Content-Length: 5', 'Content-Length: -1', 'Content-Length: 999999999999', 'Transfer-Encoding: chunked', 'Expect: 100-continue'),
  fc.constantFrom('Cookie: =;;;=', 'Cookie: session=%00%ff', 'Origin: null', 'Referer: http://[', 'Sec-Fetch-Site: same-origin', 'Upgrade: websocket'),
  fc.constantFrom('Host: ', 'Host: [::1', 'Accept-Encoding: br;q=x,,', 'Range: bytes=9-1', 'X-Forwarded-For: ,,,', 'Content-Type: multipart/form-data'),
  fc.string({ maxLength: 60 }).map((value) => `X-Odd: ${value}`),
  fc.string({ maxLength: 20, unit: 'binary' }),
);
const body = fc.oneof(fc.constantFrom('', '', '5\r\nhello\r\n0\r\n\r\n'), fc.string({ maxLength: 200 }));
const request = fc
  .tuple(method, target, fc.array(header, { maxLength: 3 }), body)
  .map(([verb, path, headers, rest]) => [`${verb} ${path} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', rest].join('\r\n'));

/** What the server says to some bytes after which the client says no more. */
async function send(port: number, bytes: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setTimeout(5000, () => reject(new Error(`no end after ${JSON.stringify(bytes)}`)));
    socket.on('data', (chunk) => (heard += chunk.toString('latin1'))).on('error', () => undefined);
    socket.on('close', () => {
      socket.setTimeout(0);
      resolve(heard);
    });
  });
}

it('answers two thousand malformed requests without a 5xx, a hang or an exit', async () => {
  await using host = await startHost(() => new Response('fine'));
  const requests = fc.sample(request, { numRuns: 2000, seed: 20261120 });
  const statuses = new Map<string, number>();
  for (let at = 0; at < requests.length; at += 50) {
    await Promise.all(
      requests.slice(at, at + 50).map(async (bytes) => {
        const answers = [...(await send(host.port, bytes)).matchAll(/HTTP\/1.1 (\d{3})/g)].map(([, status = '']) => status);
        const status = answers.find((one) => !one.startsWith('1')) ?? 'closed';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(answers.filter((one) => one.startsWith('5')), JSON.stringify(bytes)).toEqual([]);
      }),
    );
  }
  expect(statuses.get('400')).toBeGreaterThan(100);
  expect(statuses.get('200')).toBeGreaterThan(50);
  expect(await (await fetch(host.url)).text()).toBe('fine');
}, 60_000);
