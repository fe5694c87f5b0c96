import { notFound } from '~/bff/failure.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatDate } from '~/i18n/formats';
import { outcomeOf } from '~server/api/outcome';
import { readDocument } from '~server/contract/documents';
import { describeStatuses } from './describe-document.server';
import { describeFacts, describeItem, describeSums } from './describe-one.server';
import type { DocumentList } from './document-list-rules.server';
import { wordFor } from './enum-words.server';

/** Statuses by which an API says that the customer has no such document; some refuse a strange id before looking. */
const noSuchDocument = new Set([400, 404, 410, 422]);

/**
 * One document of the customer with its items.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function readOneDocument({ scope, request }: RouteArgs, list: DocumentList, id: string) {
  const outcome = await outcomeOf(scope.api.call(readDocument, { params: { id } }));
  if (!outcome.ok) {
    const { kind, status } = outcome.refusal;
    if (kind === 'denied' || noSuchDocument.has(status)) throw notFound(scope, request);
    throw outcome.refusal;
  }
  const document = outcome.value.data;
  const title = scope.t('documents:titled', { type: wordFor(scope.t, 'type', document.documentType), number: document.number });
  return {
    kind: 'one' as const,
    title,
    description: scope.t('documents:description.one', { title }),
    document: {
      title,
      date: formatDate(scope.language, document.date),
      back: { label: scope.t(`documents:title.${list}`), href: scope.links.to(list) },
      ...describeStatuses(scope, document),
      facts: describeFacts(scope, document),
      items: (document.items ?? []).map((item) => describeItem(scope, item)),
      sums: describeSums(scope, document),
    },
  };
}
