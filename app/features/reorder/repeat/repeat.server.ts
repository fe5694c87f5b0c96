import { data, redirect } from '@remix-run/node';
import { loadSimilarProducts } from '~/data/similar-products.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate } from '~/i18n/formats';
import { textIn } from '~server/domain/form-fields';
import type { DocumentItem } from '~server/contract/documents';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { loadSheetContext } from '../sheet/order-line.server';
import { toRepeatLine } from './repeat-line-view.server';
import { countMissing } from './substitutes.server';
import { canBeTaken, compareLines, type RepeatLine } from './repeat-line';

const MAX_SIMILAR = 3;

/** Handles the form 'repeat an order': redirects to the order form. */
export async function handleRepeatOrder({ ctx, request }: RouteArgs) {
  const id = textIn(await request.formData(), 'documentId');
  if (id === '') return data({ error: ctx.t('documents:repeatNone') }, { status: 422 });
  return redirect(ctx.links.to('repeat-order', { id }), { status: 303 });
}

/** Loads an order for comparison with current stock and prices. @throws the 404 page for an unknown document and for one of another customer */
export async function loadRepeat(args: RouteArgs, id: string) {
  const { ctx } = args;
  const { t, language, links } = ctx;
  const document = await fetchDocument(args, id);
  const title = documentTitle(ctx, document);
  const heading = t('papers:repeat.title');
  const view = {
    heading,
    lead: `${title}, ${formatDate(language, document.date)}`,
    place: { label: title, href: links.to(listOf(document), {}, { id }) },
    totalThen: t('papers:repeat.totalThen', { total: formatTotal(ctx, document.total) }),
    ...(await compareItems(ctx, document.items ?? [])),
  };
  return { title: heading, description: t('papers:repeat.description', { title }), view };
}

export type RepeatView = Awaited<ReturnType<typeof loadRepeat>>['view'];

/** The lines of an order then and now. @throws WholesaleError */
async function compareItems(ctx: RequestContext, items: readonly DocumentItem[]) {
  const ids = items.map(({ product }) => product.id);
  const context = await loadSheetContext(ctx, ids);
  const lines = compareLines(items, { ...context, warehouseId: ctx.services.env.warehouseId });
  const similar = await loadSimilarProducts(ctx, lines.filter((line) => countMissing(line) > 0).map(requestedOf), {
    buyer: context.buyer,
    inCart: addTakenPieces(lines, context.inCart),
    count: MAX_SIMILAR,
  });
  return {
    lines: lines.map((line) => toRepeatLine(ctx, line, similar.get(line.productId) ?? [], context)),
    /** '4 позиції повністю', '1 частково', '1 недоступна'; zero counts are left out. */
    counts: countStatuses(ctx, lines),
    orderable: lines.some((line) => canBeTaken(line) || (similar.get(line.productId)?.length ?? 0) > 0),
  };
}

/** What a similar product is looked for of. */
export function requestedOf({ productId, item, product }: RepeatLine) {
  const { name, images } = item.product;
  return { productId, name: product?.name ?? name, alt: images[0]?.alt ?? '', product };
}

/** Pieces in the cart and in this order. */
function addTakenPieces(lines: readonly RepeatLine[], inCart: ReadonlyMap<string, number>) {
  return new Map([
    ...inCart,
    ...lines.map(({ productId, take }) => [productId, (inCart.get(productId) ?? 0) + take] as const),
  ]);
}

function countStatuses({ t }: RequestContext, lines: readonly RepeatLine[]): string[] {
  const [whole, none] = [
    lines.filter(({ status: lineStatus }) => lineStatus === 'whole').length,
    lines.filter(({ take }) => take === 0).length,
  ];
  const counts = [
    ['whole', whole],
    ['part', lines.length - whole - none],
    ['none', none],
  ] as const;
  return counts.flatMap(([kind, count]) => (count > 0 ? [t(`papers:repeat.count.${kind}`, { count })] : []));
}
