import type { RequestContext } from '~/bff/context.server';
import type { ProductView } from '~/features/catalogue/product/product-page.server';
import { breadcrumbData, productData } from '~/features/seo/structured-data';
import type { Crumb } from '~/ui/breadcrumbs';

/** Where a page stands, for search engines: from the home page down. */
export function describeCrumbs({ origin, links, shopName, t }: RequestContext, crumbs: readonly Crumb[]): string {
  const home = { name: shopName ?? t('common:home'), url: origin + links.to('index') };
  return breadcrumbData([home, ...crumbs.map(({ label, href }) => ({ name: label, url: href && origin + href }))]);
}

/** A product, for search engines. They come as visitors, so it carries no price. */
export function describeProduct(
  { origin, links }: RequestContext,
  { offer, name, meta, description, pictures, farm }: ProductView,
): string {
  return productData({
    id: offer.id,
    name: `${name}, ${meta}`,
    description: description ?? undefined,
    url: origin + links.to('product', { id: offer.id }),
    images: pictures.map(({ src }) => origin + src),
    farm,
  });
}
