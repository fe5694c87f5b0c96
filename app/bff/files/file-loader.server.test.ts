import { expect, it, vi } from 'vitest';
import { WholesaleError } from '~server/api/wholesale-error';
import { publicFile, publicFileAction } from './file-loader.server';
import { notFound } from '../errors/to-error-view.server';

vi.stubEnv('WHOLESALE_API_URL', 'https://api.example/1.0');
vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters');
vi.stubEnv('LOG_LEVEL', 'silent');

const noPdf = new WholesaleError(
  'malformed',
  { endpoint: 'files.documentPdf', requestId: 'r1', status: 200 },
  'not a PDF',
);

async function ask(handle: Parameters<typeof publicFile>[0]) {
  return publicFile(handle)({
    request: new Request('https://shop.example/en/pdf/check/<d1>'),
    params: {},
    context: { requestId: 'r1' },
  });
}

it('publicFile returns the file response unchanged', async () => {
  const file = new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  expect(await ask(() => Promise.resolve(file))).toBe(file);
});

// @fault C10
it('publicFile answers a failed file with an error page of its status in the language of the address', async () => {
  const answer = await ask(() => Promise.reject(noPdf));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  // The page has no script of its own that could bear a nonce.
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await answer.text()).toMatch(/^<!doctype html><html lang="en">.*cannot connect to API.*r1/s);
});

it('publicFile escapes the message of the API', async () => {
  const failure = { status: 409, message: '<b>not signed yet</b>' };
  const rejected = new WholesaleError('rejected', {
    endpoint: 'files.documentPdf',
    requestId: 'r1',
    status: 409,
    failure,
  });
  const answer = await ask(() => Promise.reject(rejected));
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('&lt;b&gt;not signed yet&lt;/b&gt;');
});

it('publicFile answers an error thrown by the route with an error page', async () => {
  const answer = await ask(async ({ ctx, request }) => {
    throw notFound(ctx, request);
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});

it.each([
  ['text/html,*/*', 'an error page'],
  ['*/*', 'the failure itself'],
])('publicFileAction answers a failed form that accepts %s with %s', async (accept) => {
  const thrown: unknown = await publicFileAction(() => Promise.reject(noPdf))({
    request: new Request('https://shop.example/en/light-mode', { method: 'POST', headers: { accept } }),
    params: {},
    context: { requestId: 'r1' },
  }).catch((error: unknown) => error);
  if (accept === '*/*') return expect(thrown).toMatchObject({ data: { status: 503 }, init: { status: 503 } });
  expect(thrown).toMatchObject({ status: 503 });
  expect(await (thrown as Response).text()).toContain('cannot connect to API');
});

it('publicFile passes a thrown redirect on', async () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/en/login' } });
  const answer = ask(async () => {
    throw redirect;
  });
  await expect(answer).rejects.toBe(redirect);
});
