import type { RequestContext } from '~/bff/context.server';
import { getProductsById } from '~/data/products-by-id.server';
import { absolute, toDecimal } from '~server/contract/money';
import type { Spending, SpendingItem } from '~server/domain/spending';
import { catchRejection, orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';

/** Documents whose items are read for one page; those that are known from before are not counted. */
const MAX_READ = 60;
const CONCURRENCY = 6;
/** Products that the index does not know are asked for, a hundred in a call. */
const MAX_ASKED = 200;

/** Items of documents, of the greatest sums first; null for those that were not read. After a failure no more are tried. */
export async function loadItems(ctx: RequestContext, entries: readonly Spending[]) {
  const { services, session, api } = ctx;
  const keyOf = ({ id, status, total }: CustomerDocument) =>
    `${session.owner ?? ''} ${id} ${status ?? ''} ${String(total && toDecimal(total))}`;
  const unknown = entries.filter(({ document }) => !services.documentItems.has(keyOf(document)));
  const wanted = unknown
    .toSorted((one, other) => absolute(other.amount).amount - absolute(one.amount).amount)
    .slice(0, MAX_READ);
  const items = new Map<string, readonly SpendingItem[]>();
  const inTurn = limitConcurrency(CONCURRENCY);
  let isFailing = false;
  const read = async ({ document }: Spending) => {
    if (isFailing) return;
    const outcome = await orNull(catchRejection(api.call(endpoints.documents.get, { params: { id: document.id } })));
    isFailing ||= outcome === null;
    if (!outcome?.ok) return;
    const found = (outcome.value.data.items ?? []).map(({ product, total }) => ({ productId: product.id, total }));
    services.documentItems.set(keyOf(document), found);
    items.set(document.id, found);
  };
  for (const { document } of entries) {
    const known = services.documentItems.get(keyOf(document));
    if (known) items.set(document.id, known);
  }
  await Promise.all(wanted.map((entry) => inTurn(() => read(entry))));
  return (document: CustomerDocument) => items.get(document.id) ?? null;
}

/** The category of each product; null for goods that the catalogue has no more, or that could not be asked for. */
export async function loadCategories(ctx: RequestContext, productIds: readonly string[]) {
  const index = ctx.services.catalogueIndex.current();
  const inIndex = (id: string) => index?.findProduct(id)?.variety.categoryId ?? null;
  const unknown = index ? [] : [...new Set(productIds)].slice(0, MAX_ASKED);
  const asked = unknown.length > 0 ? await orNull(getProductsById(ctx, unknown)) : null;
  return (id: string) => inIndex(id) ?? asked?.get(id)?.categoryId ?? null;
}
