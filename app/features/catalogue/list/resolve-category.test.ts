import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers, type FakeContext } from '~/bff/context.fixture';
import { endpoints } from '~server/contract/endpoints';
import { resolveCategory } from './resolve-category.server';

const roses = { id: '7', name: 'Троянди', parentId: null, seoUrl: { keyword: 'roses' } };
const answers: FakeAnswers = {
  'GET /seo-urls?keyword=roses': { data: [{ keyword: 'roses', type: 'category', entityId: '7' }] },
  'GET /categories/7': { data: roses },
  'GET /seo-urls?keyword=made-up': { data: [] },
};

/** The id of the category at a path; null on the 404 page. */
async function visit(ctx: FakeContext, path: string): Promise<string | null> {
  const request = new Request(`https://shop.example/categories/${path}`);
  return await resolveCategory(ctx, request, path).then(
    ({ id }) => id,
    () => null,
  );
}

describe('resolving the URL of a category', () => {
  it('loads it once, regardless of letter case', async () => {
    const ctx = fakeContext(answers);
    expect([await visit(ctx, 'roses'), await visit(ctx, 'Roses')]).toEqual(['7', '7']);
    expect(ctx.calls).toEqual(['GET /seo-urls?keyword=roses', 'GET /categories/7']);
  });

  // @fault R14
  it('asks the API once for an invented URL and keeps it out of the shared cache', async () => {
    const ctx = fakeContext(answers);
    expect([await visit(ctx, 'made-up'), await visit(ctx, 'made-up')]).toEqual([null, null]);
    expect(ctx.calls).toEqual(['GET /seo-urls?keyword=made-up', 'GET /categories/made-up']);
    await ctx.api.readPublic(endpoints.seoUrls.list, { query: { keyword: 'made-up' } });
    await expect(ctx.api.readPublic(endpoints.categories.get, { params: { id: 'made-up' } })).rejects.toMatchObject({
      kind: 'notFound',
    });
    expect(ctx.calls).toHaveLength(4);
  });
});
