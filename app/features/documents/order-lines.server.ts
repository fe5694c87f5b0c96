import type { RouteArgs } from '~/bff/route-handlers.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';

/** Lines of a document. @throws the 404 page, for another customer's document too */
export async function loadOrderLines(args: Pick<RouteArgs, 'ctx' | 'request'>, id: string) {
  const document = await fetchDocument(args, id);
  return {
    // 'Замовлення № ЗМ-001204'
    title: documentTitle(args.ctx, document),
    lines: (document.items ?? []).map(({ product, quantity, price }) => ({
      productId: product.id,
      name: product.name,
      pieces: quantity,
      price,
    })),
  };
}
