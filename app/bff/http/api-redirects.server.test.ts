import { describe, expect, it } from 'vitest';
import type { Language } from '~/i18n/languages';
import { apiRedirect, apiRedirectInsteadOf404 } from './api-redirects.server';
import { fakeContext } from '../context.fixture';

const moved = (target: string, statusCode = 301) => ({ data: { target, statusCode } });
const redirectCall = (path: string) => `GET /redirects?path=${encodeURIComponent(path)}`;
const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://shop.example${path}`, { headers });

async function follow(path: string, target: string, language: Language = 'uk', statusCode = 301) {
  const ctx = fakeContext({ [redirectCall('/old')]: moved(target, statusCode) }, { language });
  const response = await apiRedirect(ctx, request(path));
  return response && { status: response.status, location: response.headers.get('location') };
}

describe('apiRedirect', () => {
  it.each([
    ['/old', '/new', 'uk', '/new'],
    ['/old/', '/new', 'uk', '/new'],
    ['/old?utm=1', '/new', 'uk', '/new?utm=1'],
    ['/old?utm=1', '/new?a=2#top', 'uk', '/new?a=2#top'],
    ['/en/old', '/new', 'en', '/en/new'],
    ['/en/old', '/ru/new', 'en', '/ru/new'],
    ['/old', '/en/new', 'uk', '/en/new'],
    ['/old', 'https://shop.example/new', 'uk', '/new'],
  ] as const)('redirects %s with the target %s in %s to %s', async (path, target, language, location) => {
    expect(await follow(path, target, language)).toEqual({ status: 301, location });
  });

  it.each([
    [308, 308],
    [302, 302],
    [304, 302],
    [300, 302],
  ])('answers the status %i of the API with %i', async (given, status) => {
    expect(await follow('/old', '/new', 'uk', given)).toEqual({ status, location: '/new' });
  });

  it('redirects to another site with a document load', async () => {
    const ctx = fakeContext({ [redirectCall('/map')]: moved('https://maps.example/kyiv?z=17', 302) });
    const response = await apiRedirect(ctx, request('/map'));
    expect(response?.headers.get('location')).toBe('https://maps.example/kyiv?z=17');
    expect(response?.headers.get('x-remix-reload-document')).toBe('true');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'ftp://files.example/a', 'new', '/\\evil.example', '/old', '/OLD'])(
    'ignores the target %j',
    async (target) => {
      expect(await follow('/old', target)).toBeNull();
    },
  );

  it('calls the API once per path, also without a redirect', async () => {
    const ctx = fakeContext({ [redirectCall('/about')]: { data: null } });
    expect(await apiRedirect(ctx, request('/about'))).toBeNull();
    expect(await apiRedirect(ctx, request('/about/?page=2'))).toBeNull();
    expect(ctx.calls).toEqual([redirectCall('/about')]);
  });

  it.each([
    ['/old', { 'sec-fetch-dest': 'empty' }],
    ['/old.png', {}],
    ['/old', { 'sec-fetch-dest': 'image' }],
  ])('makes no API call for %s with %j', async (path, headers) => {
    const ctx = fakeContext({ [redirectCall('/old')]: moved('/new') });
    expect(await apiRedirect(ctx, request(path, headers))).toBeNull();
    expect(ctx.calls).toEqual([]);
  });

  it.each([
    ['is down', new Response('<html>', { status: 502 })],
    ['answers 400', Response.json({ status: 400, message: 'no' }, { status: 400 })],
    ['answers 404', undefined],
    ['answers nonsense', { data: { target: 7 } }],
  ])('does not redirect when the API %s', async (_, answer) => {
    expect(await apiRedirect(fakeContext({ [redirectCall('/old')]: answer }), request('/old'))).toBeNull();
  });
});

describe('apiRedirectInsteadOf404', () => {
  const data = { 'sec-fetch-dest': 'empty' };

  it('redirects the data request of an unknown page', async () => {
    const ctx = fakeContext({ [redirectCall('/old')]: moved('/new') }, { language: 'en' });
    const response = await apiRedirectInsteadOf404(ctx, request('/en/old', data));
    expect(response?.headers.get('location')).toBe('/en/new');
  });

  it('makes no API call for a document or a form', async () => {
    const ctx = fakeContext({ [redirectCall('/old')]: moved('/new') });
    expect(await apiRedirectInsteadOf404(ctx, request('/old'))).toBeNull();
    const form = new Request('https://shop.example/old', { method: 'POST', headers: data });
    expect(await apiRedirectInsteadOf404(ctx, form)).toBeNull();
    expect(ctx.calls).toEqual([]);
  });
});
