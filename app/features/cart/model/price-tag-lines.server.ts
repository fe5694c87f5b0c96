import type { RequestContext } from '~/bff/context.server';
import type { TagSource } from '~server/domain/price-tags';
import { varietyName } from '~server/domain/variety-name';
import type { PricedCart } from './price-cart';

export function tagsOfCart({ t, links }: RequestContext, { lines }: PricedCart) {
  const sources = lines.map(({ productId, product, lengthCm, retail }): TagSource => ({
    productId,
    name: varietyName(product.name, lengthCm),
    lengthCm,
    country: product.manufacturer?.country?.name ?? null,
    price: retail,
  }));
  return { documentId: null, back: { label: t('layout:cart'), href: links.to('checkout') }, sources };
}
