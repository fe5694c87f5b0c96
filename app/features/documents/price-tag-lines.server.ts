import type { RouteArgs } from '~/bff/route-handlers.server';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { loadRetailPrice } from '~/data/retail.server';
import type { TagSource } from '~server/domain/price-tags';
import { retailOfItem } from '~server/domain/retail-price';
import { lengthOf, varietyName } from '~server/domain/variety-name';
import { loadItemProducts } from './name-lengths.server';

/** The lines of a document for price tags, and its page. @throws the 404 page, for another customer's document too */
export async function loadTagsOfDocument(args: Pick<RouteArgs, 'ctx' | 'request'>, id: string) {
  const { ctx } = args;
  const document = await fetchDocument(args, id);
  const [products, retailOf] = await Promise.all([loadItemProducts(ctx, [document]), loadRetailPrice(ctx)]);
  const sources = (document.items ?? []).map((item): TagSource => {
    const product = products?.get(item.product.id);
    const lengthCm = product ? lengthOf(product) : null;
    return {
      productId: item.product.id,
      name: varietyName(item.product.name, lengthCm),
      lengthCm,
      country: product?.manufacturer?.country?.name ?? null,
      price: retailOfItem(item, product, retailOf),
    };
  });
  const back = { label: documentTitle(ctx, document), href: ctx.links.to(listOf(document), {}, { id }) };
  return { documentId: id, back, sources };
}
