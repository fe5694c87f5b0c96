import type { Scope } from '~/bff/scope.server';
import { orMissing, catchRefusal } from '~server/api/outcome';
import { readDocument, type CustomerDocument } from '~server/contract/documents';
import { limitConcurrency } from '~server/limit-concurrency';
import { nameLengths } from '../name-lengths.server';

/** Documents asked for at the same time. */
const AT_ONCE = 5;

/** A document, and the same with its items; null where the API did not give them. */
export interface WholePaper {
  readonly head: CustomerDocument;
  readonly whole: CustomerDocument | null;
}

/** Reads the items of documents, a few at a time, in their order, named with their length. After one that the API fails to give no others are asked for. */
export async function readItems(scope: Scope, heads: readonly CustomerDocument[]): Promise<WholePaper[]> {
  const inTurn = limitConcurrency(AT_ONCE);
  let isFailing = false;
  const readWhole = async (head: CustomerDocument): Promise<WholePaper> => {
    if (isFailing) return { head, whole: null };
    const outcome = await orMissing(catchRefusal(scope.api.call(readDocument, { params: { id: head.id } })));
    isFailing ||= outcome === null;
    return { head, whole: outcome?.ok ? outcome.value.data : null };
  };
  const read = await Promise.all(heads.map((head) => inTurn(() => readWhole(head))));
  const named = (
    await nameLengths(
      scope,
      read.flatMap(({ whole }) => whole ?? []),
    )
  ).values();
  return read.map(({ head, whole }) => ({ head, whole: whole && (named.next().value ?? whole) }));
}
