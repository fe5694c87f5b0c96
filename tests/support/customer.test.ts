import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer } from './customer';

const form =
  '<form method="post" action="/login?from=home"><input type="hidden" name="csrf" value="c1"><input name="phone"><input name="password"></form>';
let url: string;
const server = createServer(
  (request, response) =>
    void answer(request).then(([status, headers, body]) => response.writeHead(status, headers).end(body)),
);

async function answer(request: IncomingMessage): Promise<[number, Record<string, string | string[]>, string]> {
  const { method, headers } = request;
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const html = { 'content-type': 'text/html' };
  if (request.url === '/login') return [200, html, form];
  if (method === 'POST') {
    return [303, { location: '/home', 'set-cookie': ['s.0=one; Path=/', 's.1=two=2; Path=/; Max-Age=60'] }, ''];
  }
  if (request.url === '/logout')
    return [
      302,
      { location: '/home', 'set-cookie': ['s.1=; Max-Age=0', 's.0=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'] },
      '',
    ];
  return [200, html, `<h1>${headers.cookie ?? ''}</h1><p>${body}</p>`];
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('Customer.signIn submits the form, follows the redirect and keeps the cookies', async () => {
  const customer = new Customer(url);
  const home = await customer.signIn('+380501112233', 'kvitka2026');
  expect(home).toMatchObject({ status: 200, path: '/home' });
  expect(home.html.querySelector('h1')?.text).toBe('s.0=one; s.1=two=2');
});

it('Customer.submit sends hidden fields, repeats lists and has the origin of the site', async () => {
  let seen: { body: string; origin: string | undefined } | null = null;
  const echo = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk: Buffer) => (body += chunk.toString()))
      .on('end', () => {
        if (request.method === 'POST') seen = { body, origin: request.headers.origin };
        response.writeHead(200, { 'content-type': 'text/html' }).end(form);
      });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const customer = new Customer(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
  await customer.submit(await customer.get('/'), 'form', { productId: ['1', '2'], phone: '050 111' });
  expect(seen).toEqual({ body: 'csrf=c1&productId=1&productId=2&phone=050+111', origin: customer.url });
  echo.close();
});

it('Customer drops expired cookies and returns a redirect without following it', async () => {
  const customer = new Customer(url);
  await customer.post('/login?x', {});
  expect(customer.cookies.names()).toEqual(['s.0', 's.1']);
  const answered = await customer.get('/logout', { follow: false });
  expect([answered.status, answered.headers.get('location')]).toEqual([302, '/home']);
  expect(customer.cookies.names()).toEqual([]);
});

it('Customer.submit names a missing form', async () => {
  const customer = new Customer(url);
  await expect(customer.submit(await customer.get('/home'), 'form.cart')).rejects.toThrow('no form form.cart on /home');
});
