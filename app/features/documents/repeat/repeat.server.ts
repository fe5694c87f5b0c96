import { data, redirect } from '@remix-run/node';
import { readBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import { readNearest } from '~/supply/nearest-goods.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate, formatMoney } from '~/i18n/formats';
import { textIn } from '~/trade/form-texts';
import type { DocumentItem } from '~server/contract/documents';
import { placeOf } from '../document-list-rules.server';
import { wordFor } from '../enum-words.server';
import { fetchDocument } from '../fetch-document.server';
import { describeRepeatLine } from './describe-repeat.server';
import { countMissing } from './instead.server';
import { canBeTaken, compareLines, type RepeatLine } from './repeat-line';
import type { RepeatSheet } from './repeat-view';

/** Goods that are offered in place of one that is short or gone. */
const MOST_NEAR = 3;

/** Answers the form 'repeat an order': on to the sheet that shows what has changed since; one that names none is refused. */
export async function askToRepeat({ scope, request }: RouteArgs) {
  const id = textIn(await request.formData(), 'documentId');
  if (id === '') return data({ fault: scope.t('documents:repeatNone') }, { status: 422 });
  throw redirect(scope.links.to('repeat-order', { id }), { status: 303 });
}

/** What is ordered again: its lines at the prices of then, and what they came to, in words. */
export interface EarlierOrder {
  readonly items: readonly DocumentItem[];
  readonly totalThen: string;
}

/**
 * An order held against today's stock and prices, line by line.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function readRepeat(args: RouteArgs, id: string) {
  const { scope } = args;
  const { t, language, links } = scope;
  const document = await fetchDocument(args, id);
  const title = t('documents:titled', { type: wordFor(t, 'type', document.documentType), number: document.number });
  const head = {
    heading: t('papers:repeat.title'),
    lead: `${title}, ${formatDate(language, document.date)}`,
    place: { label: title, href: links.to(placeOf(document), {}, { id }) },
  };
  const totalThen = t('papers:repeat.totalThen', { total: formatMoney(language, document.total) });
  const sheet = await compareOrder(scope, { items: document.items ?? [], totalThen });
  return { title: head.heading, description: t('papers:repeat.description', { title }), view: { ...head, ...sheet } };
}

/**
 * The lines of an order then and now.
 * @throws WholesaleError
 */
export async function compareOrder(scope: Scope, { items, totalThen }: EarlierOrder): Promise<RepeatSheet> {
  const [products, inCart, buyer] = await Promise.all([
    readProductsById(
      scope,
      items.map(({ product }) => product.id),
    ),
    showCartPieces(scope),
    readBuyer(scope),
  ]);
  const lines = compareLines(items, { products, inCart, buyer, warehouseId: scope.portal.env.warehouseId });
  const near = await readNearest(scope, lines.filter((line) => countMissing(line) > 0).map(wantedOf), {
    buyer,
    inCart: countSpokenFor(lines, inCart),
    count: MOST_NEAR,
  });
  return {
    lines: lines.map((line) => describeRepeatLine(scope, line, near.get(line.productId) ?? [], buyer)),
    counts: countVerdicts(scope, lines),
    totalThen,
    orderable: lines.some((line) => canBeTaken(line) || (near.get(line.productId)?.length ?? 0) > 0),
  };
}

function wantedOf({ productId, item, product }: RepeatLine) {
  const { name, images } = item.product;
  return { productId, name: product?.name ?? name, alt: images[0]?.alt ?? '', product };
}

/** Pieces in the cart, and what this order takes. */
function countSpokenFor(
  lines: readonly RepeatLine[],
  inCart: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map([
    ...inCart,
    ...lines.map(({ productId, take }) => [productId, (inCart.get(productId) ?? 0) + take] as const),
  ]);
}

function countVerdicts({ t }: Scope, lines: readonly RepeatLine[]): string[] {
  const [whole, none] = [
    lines.filter(({ verdict }) => verdict === 'whole').length,
    lines.filter(({ take }) => take === 0).length,
  ];
  const counts = [
    ['whole', whole],
    ['part', lines.length - whole - none],
    ['none', none],
  ] as const;
  return counts.flatMap(([kind, count]) => (count > 0 ? [t(`papers:repeat.count.${kind}`, { count })] : []));
}
