import { publicLoader } from '~/bff/route-handlers.server';
import { categoryAddress, readCategoryTree } from '~/features/catalogue/sections.server';
import { writeSitemapIndex } from '~/features/seo/sitemap.server';

/** /sitemap.xml: the list of all parts. */
export const loader = publicLoader(async ({ scope }) => {
  const sections = (await readCategoryTree(scope)).map((category) => categoryAddress(scope, category));
  const index = await writeSitemapIndex(scope, sections);
  return new Response(index, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
