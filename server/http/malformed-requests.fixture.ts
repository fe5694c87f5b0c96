import fc from 'fast-check';
import { connect } from 'node:net';

const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'DELETE',
  'OPTIONS',
  'CONNECT',
  'get',
  'G ET',
  '',
);
const oddPath = fc.constantFrom(
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '//',
  '/\\evil',
  '/..%2f..',
  '*',
  '/?_data=%',
  '/.data?_routes=%',
  '/en/%c3%28',
  '/__manifest?p=%',
);
const plainPath = fc.constantFrom('/', '/categories/roses?page=2', '/en/checkout.data', `/${'a/'.repeat(3000)}`);
const target = fc.oneof(
  oddPath,
  plainPath,
  plainPath,
  fc.string({ maxLength: 40 }).map((text) => `/${text}`),
  fc.webPath(),
);
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 999999999999',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
  ),
  fc.constantFrom(
    'Cookie: =;;;=',
    'Cookie: session=%00%ff',
    'Origin: null',
    'Referer: http://[',
    'Sec-Fetch-Site: same-origin',
    'Upgrade: websocket',
  ),
  fc.constantFrom(
    'Host: ',
    'Host: [::1',
    'Accept-Encoding: br;q=x,,',
    'Range: bytes=9-1',
    'X-Forwarded-For: ,,,',
    'Content-Type: multipart/form-data',
  ),
  fc.string({ maxLength: 60 }).map((value) => `X-Odd: ${value}`),
  fc.string({ maxLength: 20, unit: 'binary' }),
);
const body = fc.oneof(fc.constantFrom('', '', '5\r\nhello\r\n0\r\n\r\n'), fc.string({ maxLength: 200 }));
const request = fc
  .tuple(method, target, fc.array(header, { maxLength: 3 }), body)
  .map(([verb, path, headers, rest]) =>
    [`${verb} ${path} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', rest].join('\r\n'),
  );

/** As many malformed requests (and some good ones among them) as asked for, the same each time. */
export function malformedRequests(count: number): string[] {
  return fc.sample(request, { numRuns: count, seed: 20261120 });
}

/**
 * The statuses a server answers some bytes with, after which the client says no more; none when it closes without a word.
 * @param limitMs how long it may take until the server closes; an error after that
 */
export async function sendBytes(port: number, bytes: string, limitMs: number): Promise<string[]> {
  return await new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end after ${JSON.stringify(bytes)}`));
    }, limitMs);
    socket.on('data', (chunk) => (received += chunk.toString('latin1'))).on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve([...received.matchAll(/HTTP\/1.1 (\d{3})/g)].map(([, status = '']) => status));
    });
  });
}
