import { describe, expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { useEmbeddedApi } from './embedded-api';

const api = useEmbeddedApi();

describe('Errors', () => {
  it('are in the language of Accept-Language, or in Ukrainian', async () => {
    const message = async (language: string) => {
      const body = JSON.stringify({ name: '+380501112233', password: 'wrong' });
      const headers = { 'accept-language': language };
      const response = await fetch(`${api.url}/customer/auth/login`, { method: 'POST', headers, body });
      return ((await response.json()) as { message: string }).message;
    };
    expect(await message('en-GB,uk;q=0.5')).toBe('Wrong phone or password');
    expect(await message('ru')).toBe('Неверный телефон или пароль');
    expect(await message('pl')).toBe(await message('uk'));
  });

  it('with 422 name the invalid fields of the body', async () => {
    const response = await fetch(`${api.url}/customer/auth/login`, { method: 'POST', body: '{"name":1}' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { name: expect.any(String) as string, password: expect.any(String) as string },
    });
  });

  it.each([
    ['not JSON', '{"name":', 400],
    ['too large', `"${'x'.repeat(1_100_000)}"`, 413],
  ])('answer 4xx to a body that is %s', async (_, body, status) => {
    expect((await fetch(`${api.url}/customer/auth/login`, { method: 'POST', body })).status).toBe(status);
  });

  it('answer 404 to an unknown path or method', async () => {
    expect((await fetch(`${api.url}/nothing`)).status).toBe(404);
    expect((await fetch(`${api.url}/products`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('Images', () => {
  it('are immutable files of the API host and answer 304 to their ETag', async () => {
    const [product] = (await api.call(endpoints.products.list, { query: { perPage: 1 } })).data;
    const image = product?.images[0];
    expect(new URL(image?.url ?? '').host).toBe(new URL(api.url).host);
    const response = await fetch(image?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(image?.url ?? '', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    'cactus-red-1.avif',
    'rose-red-99.avif',
    '..%2f..%2fwholesale.sqlite',
    '..%2fpictures.ts',
    'rose-red-1.png',
  ])('GET /files/pictures/%s answers 404', async (file) => {
    expect((await fetch(`${new URL(api.url).origin}/files/pictures/${file}`)).status).toBe(404);
  });
});
