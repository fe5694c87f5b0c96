import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { startTestServer } from './http-server.fixture';
import { openRawConnection } from './raw-connection.fixture';

const fine = () => new Response('fine', { headers: { 'content-type': 'text/plain' } });
const form = 'application/x-www-form-urlencoded';

describe('Request limits', () => {
  // @fault R5 @asvs 5.1.1
  it('accept a body up to the limit and answer 413 above it, with or without Content-Length', async () => {
    const app = vi.fn(async ({ request }: { request: Request }) => new Response(String((await request.text()).length)));
    await using host = await startTestServer(app, { limits: { bodyBytes: 1000 } });
    const post = async (body: BodyInit) =>
      await fetch(host.url, {
        method: 'POST',
        body,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': form },
        duplex: 'half',
      });
    const good = await post('x'.repeat(1000));
    expect(await good.text()).toBe('1000');
    const announced = await post('x'.repeat(50_000_000));
    expect(announced.status).toBe(413);
    const chunked = await post(new Blob(['x'.repeat(500_000)]).stream());
    expect(chunked.status).toBe(413);
    expect(app).toHaveBeenCalledTimes(1);
  });

  // @fault R5
  it('answer 413 to a large Content-Length without waiting for the body', async () => {
    await using host = await startTestServer(fine, { limits: { bodyMs: 60_000 } });
    const head = [
      'POST /login HTTP/1.1',
      'Host: shop',
      'Sec-Fetch-Site: same-origin',
      'Content-Length: 300000',
      '',
      '',
    ];
    const { socket } = openRawConnection(host.port, ...head);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  // @fault R5, R7
  it('are 256 KB, 10 s for headers and 30 s for a body by default', async () => {
    await using host = await startTestServer(fine);
    const post = async (bytes: number, path = '/') =>
      await fetch(new URL(path, host.url), {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': form },
      });
    expect([(await post(262_144)).status, (await post(262_145)).status]).toEqual([200, 413]);
    const withFile = async (path: string) => (await post(4 * 1_048_576, path)).status;
    expect([await withFile('/quick-order'), await withFile('/en/quick-order.data')]).toEqual([200, 200]);
    expect([(await post(4 * 1_048_576 + 1, '/quick-order')).status, await withFile('/quick-orders')]).toEqual([
      413, 413,
    ]);
    expect(host.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 10_000 + 30_000 + 5_000,
      timeout: 60_000,
    });
  });

  // @fault R7
  it('answer 408 to a body that arrives too slowly, and close the connection', async () => {
    await using host = await startTestServer(fine, { limits: { bodyMs: 100 } });
    const head = ['POST /login HTTP/1.1', 'Host: shop', 'Sec-Fetch-Site: same-origin', 'Content-Length: 10', '', 'pho'];
    const received = await openRawConnection(host.port, ...head).received(500);
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toContain('<title>');
  });

  // @fault R7
  it('answer 408 to endless headers', async () => {
    await using host = await startTestServer(fine, { limits: { headersMs: 100 } });
    expect(await openRawConnection(host.port, 'GET / HTTP/1.1', 'Host: shop', 'X-Slow: 1').received(3000)).toMatch(
      /^HTTP\/1.1 408 /,
    );
  });

  it('accept all cookies at their largest: session, form draft, device choices and message', async () => {
    await using host = await startTestServer(fine);
    const cookie = `session=${'s'.repeat(7_000)}; form-draft=${'k'.repeat(3_500)}; view=cards; flash=${'m'.repeat(1_500)}`;
    expect(
      (await fetch(host.url, { headers: { cookie, 'user-agent': 'u'.repeat(300), accept: 'a'.repeat(200) } })).status,
    ).toBe(200);
  });

  it('leave the server running when a client disconnects during a form', async () => {
    const app = vi.fn(fine);
    await using host = await startTestServer(app);
    const half = openRawConnection(
      host.port,
      'POST / HTTP/1.1',
      'Host: shop',
      'Sec-Fetch-Site: same-origin',
      'Content-Length: 10',
      '',
      'abc',
    );
    await expect
      .poll(
        async () => await new Promise<number>((resolve) => host.server.getConnections((_, count) => resolve(count))),
      )
      .toBe(1);
    half.socket.destroy();
    await expect.poll(() => host.lines.at(-1)).toMatchObject({ status: 499 });
    expect(app).not.toHaveBeenCalled();
  });
});

describe('Malformed requests', () => {
  // @fault R6, R10, R12 @asvs 1.1.1, 13.4.4
  it.each([
    ['an address that is no UTF-8', 'GET /%E0%A4%A HTTP/1.1', 400],
    ['a null byte', 'GET /a%00b HTTP/1.1', 400],
    ['another server as target', 'GET http://evil.example/ HTTP/1.1', 400],
    ['a path that names a host', 'GET //evil.example/login HTTP/1.1', 400],
    ['the same with a backslash', 'GET /\\evil.example/login HTTP/1.1', 400],
    ['the same behind dots', 'GET /.//evil.example/login HTTP/1.1', 400],
    ['the same behind encoded dots', 'GET /en/%2E%2e/\\evil.example HTTP/1.1', 400],
    ['33 segments', `GET ${'/a'.repeat(33)} HTTP/1.1`, 404],
    ['a very long address', `GET /${'a'.repeat(9000)} HTTP/1.1`, 414],
    ['a method nobody uses', 'PROPFIND / HTTP/1.1', 405],
    ['TRACE', 'TRACE / HTTP/1.1', 405],
    ['no HTTP at all', 'hello there', 400],
  ])('with %s, %j, get %i', async (_, line, status) => {
    const app = vi.fn(fine);
    await using host = await startTestServer(app);
    expect(await openRawConnection(host.port, line, 'Host: shop', 'Connection: close', '', '').received()).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    );
    expect(app).not.toHaveBeenCalled();
  });

  // @fault R6 @asvs 4.2.1
  it.each([
    ['no host', [], 400],
    ['two hosts', ['Host: shop', 'Host: evil.example', 'Connection: close'], 400],
    ['a host that is none', ['Host: a/b@c', 'Connection: close'], 400],
    ['more than 16 kB of headers', ['Host: shop', `X-Long: ${'x'.repeat(16_384)}`], 431],
    ['two lengths', ['Host: shop', 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['a length and chunks', ['Host: shop', 'Content-Length: 3', 'Transfer-Encoding: chunked'], 400],
  ])('with %s, %j, get %i', async (_, headers, status) => {
    await using host = await startTestServer(fine);
    expect(await openRawConnection(host.port, 'GET / HTTP/1.1', ...headers, '', '').received()).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    );
  });

  it.each(['http://shop.example/en?a=1', 'HTTP://Shop.Example/en?a=1'])(
    'do not include the absolute URL %s of the own host, which is served as its path',
    async (target) => {
      await using host = await startTestServer(({ request }) => new Response(request.url));
      const received = await openRawConnection(
        host.port,
        `GET ${target} HTTP/1.1`,
        'Host: shop.example',
        'Connection: close',
        '',
        '',
      ).received();
      expect(received.endsWith('http://shop.example/en?a=1')).toBe(true);
    },
  );

  it.each(['/healthz', '/readyz', '/metrics', '/images/240/-/a.jpg', '/no-form'])(
    'include a POST to %s, which gets 405 with Allow',
    async (path) => {
      await using host = await startTestServer(() => new Response('none', { status: 405 }));
      const answer = await fetch(host.url + path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('do not include a path with two slashes in the middle, which stays on this site', async () => {
    await using host = await startTestServer(({ request }) => new Response(new URL(request.url).host));
    const received = await openRawConnection(
      host.port,
      'GET /en//evil.example/x HTTP/1.1',
      'Host: shop.example',
      'Connection: close',
      '',
      '',
    ).received();
    expect(received.endsWith('shop.example')).toBe(true);
  });
});

describe('Requests that change state', () => {
  const own = 'http://shop.example';
  // @fault R1 @asvs 3.5.1
  it.each<[string, string[], number]>([
    ['from a page of this site', ['Sec-Fetch-Site: same-origin'], 200],
    ['from another site', ['Sec-Fetch-Site: cross-site', `Origin: ${own}`], 403],
    ['from a sibling site', ['Sec-Fetch-Site: same-site'], 403],
    ['typed by hand', ['Sec-Fetch-Site: none'], 403],
    ['from an old browser, by its origin', [`Origin: ${own}`], 200],
    ['from a foreign origin', ['Origin: https://evil.example', `Referer: ${own}/`], 403],
    ['from nowhere', ['Origin: null'], 403],
    ['by the referring page alone', [`Referer: ${own}/login`], 200],
    ['from a page whose address only begins alike', [`Referer: ${own}.evil.example/`], 403],
    ['without a word of where from', [], 403],
  ])('%s, with %j, get %i', async (_, headers, status) => {
    const app = vi.fn(fine);
    await using host = await startTestServer(app);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/login', '/cart.data?_routes=x', '/?_data=all', '/en/checkout?index']) {
        const lines = [`${method} ${path} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', ''];
        expect(await openRawConnection(host.port, ...lines).received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      }
    }
    expect(app).toHaveBeenCalledTimes(status === 200 ? 16 : 0);
  });

  // @fault R2
  it('are rejected in the language of the path', async () => {
    await using host = await startTestServer(fine);
    const rejected = async (path: string) => await (await fetch(host.url + path, { method: 'POST' })).text();
    expect(await rejected('/login')).toContain('<html lang="uk">');
    expect(await rejected('/EN/login')).toContain('The action was refused');
    expect(await rejected('/ru.data')).toContain('Действие отклонено');
  });
});
