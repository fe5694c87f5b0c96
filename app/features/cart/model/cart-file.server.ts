import type { TableColumn } from '~/bff/files/table';
import { datedName, tableFile } from '~/bff/files/table-file.server';
import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { gradeLabel } from '~/data/product-labels.server';
import { packsOf } from '~server/domain/quantity';
import { varietyName } from '~server/domain/variety-name';
import { loadSortedCart } from './cart.server';
import type { PricedLine } from './price-cart';

/** The cart as checkout shows it, as a file. @throws WholesaleError */
export async function createCartFile({ ctx, request }: RouteArgs): Promise<Response> {
  const { lines } = await loadSortedCart(ctx);
  return tableFile(request, datedName('cart'), {
    title: ctx.t('cart:sheetName'),
    columns: cartColumns(ctx),
    rows: lines,
  });
}

function cartColumns(ctx: Pick<RequestContext, 't'>): TableColumn<PricedLine>[] {
  const { t } = ctx;
  return [
    {
      header: t('cart:column.variety'),
      cell: ({ product, lengthCm, isSecondGrade }) =>
        gradeLabel(ctx, varietyName(product.name, lengthCm), isSecondGrade),
    },
    { header: t('cart:csv.length'), cell: ({ lengthCm }) => lengthCm },
    { header: t('cart:column.farm'), cell: ({ product }) => product.manufacturer?.name ?? null },
    { header: t('cart:column.packs'), cell: ({ quantity, packSize }) => packsOf(quantity, packSize) },
    { header: t('cart:column.pieces'), cell: ({ quantity }) => quantity },
    { header: t('cart:column.price'), cell: ({ price }) => price },
    { header: t('cart:csv.discount'), cell: ({ discount }) => discount },
    { header: t('cart:column.sum'), cell: ({ total }) => total },
  ];
}
