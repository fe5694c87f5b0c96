import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import type { I18nContext } from './document-row.server';
import type { DocumentFilter } from './document-filter.server';
import { labelFor } from '~/data/documents/enum-labels.server';
import { findDocuments, type FoundDocuments } from './find-documents.server';
import type { PeriodTotalsView } from './period-totals';
import { addUp } from '~server/contract/money';

const MAX_DOCUMENTS = 300;

/** Totals by type of filtered documents. @param found the loaded page of the list */
export async function loadPeriodTotals(
  ctx: RequestContext,
  filter: DocumentFilter,
  found: FoundDocuments,
): Promise<PeriodTotalsView> {
  const { total, documents, more } = found;
  if (filter.page === 1 && !more) return { state: 'known', types: addUpByType(ctx, documents) };
  if (total === null || total > MAX_DOCUMENTS) return { state: 'tooMany', types: [] };
  const pages = Array.from({ length: Math.ceil(total / MAX_PER_PAGE) }, (_, index) => index + 1);
  const all = await orNull(
    Promise.all(pages.map((page) => findDocuments(ctx, 'history', { ...filter, page }, MAX_PER_PAGE))),
  );
  if (all === null) return { state: 'missing', types: [] };
  return {
    state: 'known',
    types: addUpByType(
      ctx,
      all.flatMap((each) => each.documents),
    ),
  };
}

/** Totals by type, without cancelled documents. */
export function addUpByType({ language, t }: I18nContext, documents: readonly CustomerDocument[]) {
  const valid = documents.filter(({ status }) => status !== 'canceled');
  const types = [...new Set(valid.map(({ documentType }) => documentType))];
  return types.map((type) => {
    const same = valid.filter(({ documentType }) => documentType === type);
    return {
      type: labelFor(t, 'type', type) ?? type,
      count: t('documents:count.history', { count: same.length }),
      total: formatMoney(language, addUp(same.flatMap(({ total }) => total ?? []))),
    };
  });
}
