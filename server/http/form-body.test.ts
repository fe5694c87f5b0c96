import { expect, it, vi } from 'vitest';
import { startTestServer } from './http-server.fixture';

const multipart = 'multipart/form-data; boundary=b';
// @fault R6
it.each([
  ['a form without an end', multipart, '--b\r\ncontent-disposition: form-data; name="phone"\r\n\r\n050', 400],
  ['a form without a boundary', 'multipart/form-data', '--b--', 400],
  ['JSON', 'application/json', '{"phone":1}', 400],
  ['plain text', 'text/plain', 'phone=1', 400],
  ['nothing said', '', 'phone=1', 400],
  ['a whole form', 'application/x-www-form-urlencoded; charset=utf-8', 'phone=050', 200],
  [
    'a whole form in parts',
    multipart,
    '--b\r\ncontent-disposition: form-data; name="phone"\r\n\r\n050\r\n--b--\r\n',
    200,
  ],
  ['no body at all', 'application/json', '', 200],
])('A POST of %s (type %j, body %j) answers %i', async (_, type, body, status) => {
  const app = vi.fn(async ({ request }: { request: Request }) => Response.json([...(await request.formData()).keys()]));
  await using host = await startTestServer(app);
  const headers = { 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) };
  const answer = await fetch(`${host.url}/ru/login`, { method: 'POST', headers, body: new TextEncoder().encode(body) });
  expect(answer.status).toBe(status);
  const text = await answer.text();
  if (status === 400) expect(text).toContain('Запрос не удалось прочитать');
  else expect(text).toBe(body ? '["phone"]' : '[]');
  expect(app).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});
