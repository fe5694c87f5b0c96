import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts, pageCacheKey } from './page-cache-key.server';

const keyOf = (headers: Record<string, string>, url = '/categories/roses') =>
  pageCacheKey((name) => headers[name], url);
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';

describe('pageCacheKey', () => {
  // @fault C5
  it.each([
    ['a cookie other than language, lite mode and view', { cookie: 'locale=ru; x=1' }],
    ['a session', { cookie: 'light=on; __Host-session=sealed' }],
    ['an access token', { authorization: 'Bearer x' }],
    ['the user agent of the native app', { 'user-agent': `${phone} FlowerPortalApp/1.2.3 (android)` }],
    ['the user agent of the native app without a version', { 'user-agent': `${phone} FlowerPortalApp (ios)` }],
    ['the destination iframe', { 'sec-fetch-dest': 'iframe' }],
  ])('is null for a request with %s', (_, headers: Record<string, string>) => {
    expect(keyOf(headers)).toBeNull();
  });

  it('is null where a page of the portal leads to another view than the one remembered', () => {
    const inside = { 'sec-fetch-site': 'same-origin' };
    expect(keyOf(inside, '/categories/roses?view=list')).toBeNull();
    expect(keyOf({ ...inside, cookie: 'view=list' }, '/categories/roses?view=list')).not.toBeNull();
    expect(keyOf({}, '/categories/roses?view=list')).not.toBeNull();
  });

  it('depends on device, lite mode, chosen language and view only', () => {
    const different = [
      { 'user-agent': phone, 'sec-fetch-dest': 'document' },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      { 'user-agent': phone, 'save-data': 'on' },
      { 'user-agent': phone, cookie: 'light=on' },
      { 'user-agent': phone, cookie: 'light=off' },
      { 'user-agent': phone, cookie: 'locale=ru' },
      { 'user-agent': phone, cookie: 'locale=ru; view=list' },
    ].map((headers: Record<string, string>) => keyOf(headers));
    expect([...new Set(different)]).toEqual([...different]);
    expect(different).not.toContain(null);
    expect(keyOf({})).toBe(keyOf({ 'accept-language': 'en', 'user-agent': 'curl' }));
    expect(keyOf({ cookie: 'light=on; locale=ru' })).toBe(keyOf({ cookie: 'locale=ru; light=on', 'save-data': 'on' }));
    expect(keyOf({ cookie: 'light=off' })).toBe(keyOf({ cookie: 'light=off', 'save-data': 'on' }));
  });
});

// @asvs 1.3.2
it('hashInlineScripts returns one hash for each inline script with the nonce and removes the nonce', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const foreign =
    '<script>alert(1)</script><script nonce="">alert(2)</script><script nonce="bg==">alert(3)</script><script data-a="';
  const page = (nonce: string) =>
    `<script${nonce}>a("ї")</script><script src="/a.js"${nonce}></script><style>b</style>${foreign}<b></b><script type="module" async=""${nonce}>c\n</script><script${nonce}>a("ї")</script>`;
  expect(hashInlineScripts(page(' nonce="n+1="'), 'n+1=')).toEqual({
    html: page(''),
    scriptHashes: [hash('a("ї")'), hash('c\n')],
  });
});
