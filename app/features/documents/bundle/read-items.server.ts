import type { RequestContext } from '~/bff/context.server';
import { orNull, catchRejection } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import { addLengths } from '../name-lengths.server';

const CONCURRENCY = 5;

export interface CompleteDocument {
  readonly head: CustomerDocument;
  readonly whole: CustomerDocument | null;
}

/** Loads the lines of documents, a few at a time; null for a missing one, and after the first failure for all others. */
export async function loadItems(ctx: RequestContext, heads: readonly CustomerDocument[]): Promise<CompleteDocument[]> {
  const inTurn = limitConcurrency(CONCURRENCY);
  let isFailing = false;
  const readWhole = async (head: CustomerDocument): Promise<CompleteDocument> => {
    if (isFailing) return { head, whole: null };
    const outcome = await orNull(catchRejection(ctx.api.call(endpoints.documents.get, { params: { id: head.id } })));
    isFailing ||= outcome === null;
    return { head, whole: outcome?.ok ? outcome.value.data : null };
  };
  const read = await Promise.all(heads.map((head) => inTurn(() => readWhole(head))));
  const named = (
    await addLengths(
      ctx,
      read.flatMap(({ whole }) => whole ?? []),
    )
  ).values();
  return read.map(({ head, whole }) => ({ head, whole: whole && (named.next().value ?? whole) }));
}
