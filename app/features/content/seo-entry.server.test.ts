import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { pageSlug, loadSeoEntry } from './seo-entry.server';

const roses = { type: 'category', keyword: 'roses', entityId: '1' };

describe('loadSeoEntry', () => {
  it.each(['roses', 'Roses', 'flowers/ROSES', 'roses/'])(
    'loadSeoEntry looks up the last segment of %s',
    async (path) => {
      const ctx = fakeContext({ 'GET /seo-urls?keyword=roses': { data: [{ ...roses, entityId: 1 }] } });
      expect(await loadSeoEntry(ctx, path)).toEqual(roses);
    },
  );

  it.each([[{ data: [] }], [{ data: [{ ...roses, type: 'supplier' }] }], [undefined]])(
    'loadSeoEntry returns null for the response %j',
    async (answer) => {
      expect(await loadSeoEntry(fakeContext({ 'GET /seo-urls?keyword=roses': answer }), 'roses')).toBeNull();
    },
  );

  it('loadSeoEntry makes no API call for an empty path', async () => {
    const ctx = fakeContext({});
    expect(await loadSeoEntry(ctx, '/')).toBeNull();
    expect(ctx.calls).toEqual([]);
  });
});

describe('pageSlug', () => {
  const entry = { type: 'page', keyword: 'pro-nas', entityId: 'about' };

  it.each([
    ['Pro-Nas/', entry, 'about'],
    ['info/pro-nas', entry, 'info/pro-nas'],
    ['Delivery', null, 'delivery'],
    ['roses', roses, 'roses'],
  ])('pageSlug of %s with the entry %j is %s', (path, found, slug) => {
    expect(pageSlug(path, found)).toBe(slug);
  });
});
