import { describe, expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { pageSlug, readSeoEntry } from './seo-entry.server';

const roses = { type: 'category', keyword: 'roses', entityId: '1' };

describe('readSeoEntry', () => {
  it.each(['roses', 'Roses', 'flowers/ROSES', 'roses/'])('looks up the last segment of %s', async (path) => {
    const scope = fakeScope({ 'GET /seo-urls?keyword=roses': { data: [{ ...roses, entityId: 1 }] } });
    expect(await readSeoEntry(scope, path)).toEqual(roses);
  });

  it.each([[{ data: [] }], [{ data: [{ ...roses, type: 'supplier' }] }], [undefined]])(
    'knows nothing from %j',
    async (answer) => {
      expect(await readSeoEntry(fakeScope({ 'GET /seo-urls?keyword=roses': answer }), 'roses')).toBeNull();
    },
  );

  it('asks nothing for an empty path', async () => {
    const scope = fakeScope({});
    expect(await readSeoEntry(scope, '/')).toBeNull();
    expect(scope.calls).toEqual([]);
  });
});

describe('pageSlug', () => {
  const entry = { type: 'page', keyword: 'pro-nas', entityId: 'about' };

  it.each([
    ['Pro-Nas/', entry, 'about'],
    ['info/pro-nas', entry, 'info/pro-nas'],
    ['Delivery', null, 'delivery'],
    ['roses', roses, 'roses'],
  ])('of %s', (path, found, slug) => {
    expect(pageSlug(path, found)).toBe(slug);
  });
});
