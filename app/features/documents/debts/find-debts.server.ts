import type { RequestContext } from '~/bff/context.server';
import { loadWholeList, type WholeList } from '~/data/read-pages.server';
import { findDebts, type Debt } from '~server/domain/debts';
import { MAX_PER_PAGE } from '~server/api/paging';
import { endpoints } from '~server/contract/endpoints';
import type { DocumentType } from '~server/contract/enumerations';

const types: DocumentType[] = ['order', 'proforma', 'sale', 'expenseInvoice'];
const MAX_PAGES = 10;
export const MAX_DOCUMENTS = MAX_PAGES * MAX_PER_PAGE;

/** Unpaid among the newest documents, oldest first: the API has no filter for payments. @throws WholesaleError */
export async function loadDebts(ctx: RequestContext): Promise<WholeList<Debt>> {
  const { entries, isCut } = await loadWholeList(
    (page) => ctx.api.call(endpoints.documents.list, { query: { documentType: types, page, perPage: MAX_PER_PAGE } }),
    MAX_PAGES,
  );
  return { entries: findDebts(entries, new Date()), isCut };
}
