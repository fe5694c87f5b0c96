import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { sum } from '~/trade/pricing';
import { orMissing } from '~server/api/outcome';
import { MOST_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import type { Speaker } from './describe-document.server';
import type { DocumentFilter } from './document-filter.server';
import { wordFor } from './enum-words.server';
import { findDocuments, type FoundDocuments } from './find-documents.server';
import type { PeriodTotalsView, TypeTotalView } from './period-totals';

/** More documents than this are not added up while a customer waits. */
const MOST_DOCUMENTS = 300;

/**
 * Totals by type of all documents a filter finds: `tooMany` when there are more than can be added up at once, `missing` when the
 * API does not give them.
 * @param found the page of the list already at hand
 */
export async function readPeriodTotals(
  scope: Scope,
  filter: DocumentFilter,
  found: FoundDocuments,
): Promise<PeriodTotalsView> {
  const { total, documents, more } = found;
  if (filter.page === 1 && !more) return { state: 'known', types: addUpByType(scope, documents) };
  if (total === null || total > MOST_DOCUMENTS) return { state: 'tooMany', types: [] };
  const pages = Array.from({ length: Math.ceil(total / MOST_PER_PAGE) }, (_, index) => index + 1);
  const all = await orMissing(
    Promise.all(pages.map((page) => findDocuments(scope, 'history', { ...filter, page }, MOST_PER_PAGE))),
  );
  if (all === null) return { state: 'missing', types: [] };
  return {
    state: 'known',
    types: addUpByType(
      scope,
      all.flatMap((each) => each.documents),
    ),
  };
}

/** Adds up the documents of each type. Cancelled ones are money nobody owes. */
export function addUpByType({ language, t }: Speaker, documents: readonly CustomerDocument[]): TypeTotalView[] {
  const valid = documents.filter(({ status }) => status !== 'canceled');
  const types = [...new Set(valid.map(({ documentType }) => documentType))];
  return types.map((type) => {
    const same = valid.filter(({ documentType }) => documentType === type);
    return {
      type: wordFor(t, 'type', type) ?? type,
      count: t('documents:count.history', { count: same.length }),
      total: formatMoney(language, sum(same.map(({ total }) => total))),
    };
  });
}
