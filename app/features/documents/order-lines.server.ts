import type { RouteArgs } from '~/bff/route-handlers.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { type Money } from '~server/contract/money';

/** What an order was of, with the price of one. */
export interface OrderLines {
  /** 'Замовлення № ЗМ-001204' */
  readonly title: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly name: string;
    readonly pieces: number;
    readonly price: Money;
  }[];
}

/**
 * The lines of one document of the customer.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function loadOrderLines(args: Pick<RouteArgs, 'ctx' | 'request'>, id: string): Promise<OrderLines> {
  const document = await fetchDocument(args, id);
  return {
    title: documentTitle(args.ctx, document),
    lines: (document.items ?? []).map(({ product, quantity, price }) => ({
      productId: product.id,
      name: product.name,
      pieces: quantity,
      price,
    })),
  };
}
