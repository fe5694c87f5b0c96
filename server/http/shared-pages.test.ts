import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { SHARED_PAGE_HEADER } from './app-entry';
import { createSharedPages, takeSharedPageHeader } from './shared-pages';

const origin = 'https://shop.example';

function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  return { method, url, headers } as unknown as IncomingMessage;
}

/** A response that remembers its headers and its body. */
function answer(headers: Record<string, string> = {}, statusCode = 200) {
  const set: Record<string, unknown> = { ...headers };
  const sent: Buffer[] = [];
  const response = {
    statusCode,
    setHeader: (name: string, value: unknown) => (set[name] = value),
    getHeaders: () => set,
    hasHeader: (name: string) => name in set,
    end: (body: Buffer) => sent.push(body),
  };
  return { response: response as unknown as ServerResponse, set, sent };
}

let now = 1_000;
const pagesByCookie = () =>
  createSharedPages((header) => (header('cookie') ? null : (header('save-data') ?? '')), { now: () => now });
const page = { 'content-type': 'text/html', 'content-encoding': 'br', 'x-request-id': 'first' };

// @fault C5
it('A shared page is sent again unchanged, with the new request id, for a few seconds', () => {
  const pages = pagesByCookie();
  pages.set(ask('/catalog'), answer(page).response, origin, Buffer.from('page'));
  const { response, set, sent } = answer({ 'x-request-id': 'second' });
  expect(pages.send(ask('/catalog'), response, origin)).toBe(true);
  expect(set).toEqual({ ...page, 'x-request-id': 'second' });
  expect(String(sent[0])).toBe('page');
  now += 5_001;
  expect(pages.send(ask('/catalog'), answer().response, origin)).toBe(false);
});

it.each([
  ['another address', ask('/catalog?page=2'), origin],
  ['another coding', ask('/catalog', { 'accept-encoding': 'gzip' }), origin],
  ['another kind of visitor', ask('/catalog', { 'save-data': 'on' }), origin],
  ['another public address', ask('/catalog'), 'https://other.example'],
  ['a customer', ask('/catalog', { cookie: 'session=x' }), origin],
  ['a form', ask('/catalog', {}, 'POST'), origin],
])('A shared page is not sent to %s', (_, request, at) => {
  const pages = pagesByCookie();
  pages.set(ask('/catalog'), answer(page).response, origin, Buffer.from('page'));
  expect(pages.send(request, answer().response, at)).toBe(false);
});

it.each([
  ['of a customer', ask('/catalog', { cookie: 'session=x' }), answer(page)],
  ['that sets a cookie', ask('/catalog'), answer({ ...page, 'set-cookie': 'a=b' })],
  ['that failed', ask('/catalog'), answer(page, 503)],
])('A page %s is not cached', (_, request, { response }) => {
  const pages = pagesByCookie();
  pages.set(request, response, origin, Buffer.from('page'));
  expect(pages.send(ask('/catalog'), answer().response, origin)).toBe(false);
});

it('takeSharedPageHeader removes the header', () => {
  const headers = new Headers({ [SHARED_PAGE_HEADER]: 'true' });
  expect([takeSharedPageHeader(headers), takeSharedPageHeader(headers)]).toEqual([true, false]);
});
