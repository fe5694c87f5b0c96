import { describe, expect, it } from 'vitest';
import { readPage, readRedirect } from '~server/contract/content';
import { languages } from '~server/contract/enumerations';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse } from './call';

const api = useApi();

describe('content pages', () => {
  it('has no unknown page', async () => {
    expect((await refuse(api().url, readPage, { params: { slug: 'no-such-page' } })).status).toBe(404);
  });

  it.runIf(isEmbedded).each(['about', 'delivery', 'claims'])('has %s in three languages', async (slug) => {
    const titles = await Promise.all(
      languages.map(
        async (language) => (await call(api().url, readPage, { params: { slug }, language })).data.data.title,
      ),
    );
    expect(new Set(titles).size).toBe(3);
  });
});

describe('redirects', () => {
  it('knows none for an ordinary path', async () => {
    expect((await call(api().url, readRedirect, { query: { path: '/no-such-path' } })).data.data).toBeNull();
  });

  it.runIf(isEmbedded)('leads inside and outside', async () => {
    const target = async (path: string) => (await call(api().url, readRedirect, { query: { path } })).data.data?.target;
    expect(await target('/Trojandy')).toBe('/categories/roses');
    expect(await target('/how-to-find-us')).toMatch(/^https:\/\//);
  });
});
