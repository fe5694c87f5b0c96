import { publicFile } from '~/bff/files/file-loader.server';
import { loadCategoryTree } from '~/data/category-tree.server';
import { categoryAddress } from '~/features/catalogue/list/sections.server';
import { createSitemapIndex } from '~/features/seo/sitemap.server';

/** /sitemap.xml: the list of all parts. */
export const loader = publicFile(async ({ ctx }) => {
  const sections = (await loadCategoryTree(ctx)).map((category) => categoryAddress(ctx, category));
  const index = await createSitemapIndex(ctx, sections);
  return new Response(index, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
