import { notFound } from '~/bff/errors/to-error-view.server';
import { publicFile } from '~/bff/files/file-loader.server';
import { loadCategoryTree } from '~/data/category-tree.server';
import { categoryAddress } from '~/features/catalogue/list/sections.server';
import { createSitemapPart } from '~/features/seo/sitemap.server';

/** /sitemaps/{language}-{kind}-{number}.xml: at most 2,000 addresses. */
export const loader = publicFile(async ({ ctx, request, params }) => {
  const sections = (await loadCategoryTree(ctx)).map((category) => categoryAddress(ctx, category));
  const part = await createSitemapPart(ctx, params['file'] ?? '', sections);
  if (!part) throw notFound(ctx, request);
  return new Response(part, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
