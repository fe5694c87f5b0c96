import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as ask, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { env, startTestServer } from './http-server.fixture';

const html = `<!doctype html><p>${'Троянда Freedom 60 см. '.repeat(200)}</p>`;
const page = () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' } });

async function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  return await new Promise((resolve, reject) => {
    ask(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ answer, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('Responses', () => {
  it('compress text in one piece with the encoding of the browser', async () => {
    await using host = await startTestServer(page);
    const brotli = await get(host.url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotli.body.length),
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
    expect(brotli.body.length).toBeLessThan(html.length / 10);
    const gzip = await get(host.url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const plain = await get(host.url);
    expect(plain.answer.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(html);
    expect(plain.answer.headers.vary).toBe('Cookie, Accept-Encoding');
  });

  it('with Set-Cookie are never cached', async () => {
    const xml = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };
    const app = ({ request }: { request: Request }) =>
      new Response('<a/>', { headers: request.url.endsWith('/own') ? { ...xml, 'set-cookie': 'flash=' } : xml });
    await using host = await startTestServer(app);
    const policies = await Promise.all(
      ['/own', '/none'].map(async (path) => (await get(host.url + path)).answer.headers['cache-control']),
    );
    expect(policies).toEqual(['private, no-store', 'public, max-age=3600']);
  });

  it('take a rendered page as it is, and only its headers for HEAD', async () => {
    const ready = ({ context }: { context: unknown }) => {
      Object.assign(context as object, { page: html });
      return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    };
    await using host = await startTestServer(ready);
    const { answer, body } = await get(host.url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe(html);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const head = await get(host.url, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    const headersOf = ({ headers }: typeof answer) => [
      headers.vary,
      headers['content-encoding'],
      headers['content-length'],
    ];
    expect(headersOf(head.answer)).toEqual(headersOf(answer));
    expect(headersOf(answer)).toEqual(['Accept-Encoding', 'br', String(body.length)]);
  });

  // @fault C4
  it('keep cookies separate and the status unchanged', async () => {
    const cookies = ['one=1; Path=/', 'two=2; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT'];
    await using host = await startTestServer(
      () =>
        new Response(null, {
          status: 302,
          headers: [['location', '/en'], ...cookies.map((one): [string, string] => ['set-cookie', one])],
        }),
    );
    const { answer } = await get(host.url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['set-cookie']).toEqual(cookies);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('stream anything but text as it arrives', async () => {
    const pieces = ['%PDF-1.7', '%%EOF'];
    const stream = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          const piece = pieces.shift();
          if (piece) controller.enqueue(new TextEncoder().encode(piece));
          else controller.close();
        },
      });
    await using host = await startTestServer(
      () => new Response(stream(), { headers: { 'content-type': 'application/pdf' } }),
    );
    const { answer, body } = await get(host.url, { 'accept-encoding': 'br' });
    expect(body.toString()).toBe('%PDF-1.7%%EOF');
    expect(answer.headers['transfer-encoding']).toBe('chunked');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  // @asvs 4.1.1
  it('to HEAD have no body', async () => {
    await using host = await startTestServer(page);
    const { answer, body } = await get(host.url, {}, 'HEAD');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  // @asvs 3.4.1
  it('carry the security headers, with HSTS only for https', async () => {
    await using plain = await startTestServer(page);
    const first = await get(plain.url);
    expect(first.answer.headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "base-uri 'none'; frame-ancestors 'none'",
    });
    expect(first.answer.headers['strict-transport-security']).toBeUndefined();
    await using secure = await startTestServer(page, { env: { ...env, publicUrl: 'https://shop.example' } });
    const second = await get(secure.url);
    expect(second.answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  // @asvs 13.4.2
  it('show an error of the app as a page in the language of the path, with the logged request id', async () => {
    await using host = await startTestServer(
      () =>
        new Response(new ReadableStream({ start: (controller) => controller.error(new Error('broken half-way')) }), {
          headers: { 'content-type': 'text/html' },
        }),
    );
    const { answer, body } = await get(`${host.url}/ru/checkout`);
    expect(answer.statusCode).toBe(500);
    expect(body.toString()).toContain('Внутренняя ошибка сервера');
    const id = answer.headers['x-request-id'];
    expect(body.toString()).toContain(id);
    expect(host.lines.find((line) => line['msg'] === 'request failed')).toMatchObject({
      requestId: id,
      err: { message: 'broken half-way' },
    });
  });

  it('answer 504 when the app takes too long', async () => {
    await using host = await startTestServer(() => new Promise<Response>(() => undefined), {
      limits: { answerMs: 50 },
    });
    const { answer } = await get(host.url);
    expect(answer.statusCode).toBe(504);
  });
});

describe('The load context', () => {
  const echo = ({ request, context }: { request: Request; context: unknown }) =>
    Response.json({
      context,
      url: request.url,
      host: request.headers.get('host'),
      origin: request.headers.get('origin'),
      forwarded: request.headers.get('x-forwarded-for'),
    });
  const forwarded = {
    'x-request-id': 'edge-0001',
    'x-forwarded-for': '6.6.6.6, 10.0.0.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };

  // @fault R4 @asvs 4.1.3
  it('trusts forwarded headers only of as many proxies as are configured', async () => {
    await using alone = await startTestServer(echo);
    const direct: unknown = JSON.parse((await get(`${alone.url}/cart`, forwarded)).body.toString());
    expect(direct).not.toMatchObject({ context: { requestId: 'edge-0001' } });
    expect(direct).not.toHaveProperty('context.trace');
    expect(direct).toMatchObject({
      context: { clientIp: '127.0.0.1', publicOrigin: alone.url },
      url: `${alone.url}/cart`,
      forwarded: null,
    });
    await using behind = await startTestServer(echo, { env: { ...env, trustProxy: 1 } });
    const { answer, body } = await get(`${behind.url}/cart`, forwarded);
    expect(JSON.parse(body.toString())).toMatchObject({
      context: {
        requestId: 'edge-0001',
        trace: { traceparent: forwarded.traceparent },
        clientIp: '10.0.0.7',
        publicOrigin: 'https://shop.example',
      },
      url: 'https://shop.example/cart',
      host: 'shop.example',
    });
    expect(answer.headers['x-request-id']).toBe('edge-0001');
    await expect.poll(() => behind.lines).toMatchObject([{ requestId: 'edge-0001', traceId: 'a'.repeat(32) }]);
  });

  // @asvs 16.2.1
  it('One log line is written per request, without the query', async () => {
    await using host = await startTestServer(page);
    await get(`${host.url}/search?q=%2B380501112233`);
    await expect.poll(() => host.lines).toHaveLength(1);
    expect(host.lines[0]).toMatchObject({ method: 'GET', path: '/search', status: 200, msg: 'request' });
    expect(JSON.stringify(host.lines)).not.toContain('380501112233');
  });
});
