import type { Scope } from '~/bff/scope.server';
import { kyivDay } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import { MOST_PER_PAGE } from '~server/api/paging';
import { readDocument, readDocuments, type CustomerDocument } from '~server/contract/documents';
import { limitConcurrency } from '~server/limit-concurrency';
import { belongsOn } from '../document-list-rules.server';

/** Orders that are read for one sheet, the newest; daily ordering makes 56 in eight weeks. */
const MOST_ORDERS = 60;
/** Orders read at the same time: lists come without their lines. */
const AT_ONCE = 6;

export interface BoughtLately {
  /** Newest first, with their lines. */
  readonly orders: readonly CustomerDocument[];
  /** Orders whose lines the API did not give. */
  readonly unread: number;
  /** Whether the period has more orders than are read. */
  readonly isCut: boolean;
}

/**
 * The customer's orders of the last weeks with their lines; cancelled and preliminary ones bought nothing.
 * @throws WholesaleError when the list itself cannot be read
 */
export async function readBoughtLately(scope: Scope, weeks: number, now = new Date()): Promise<BoughtLately> {
  const query = { documentType: ['order'], dateFrom: kyivDay(now, -7 * weeks), page: 1, perPage: MOST_PER_PAGE };
  const { data, meta } = await scope.api.call(readDocuments, { query });
  const bought = data.filter((document) => belongsOn('orders', document) && document.status !== 'canceled');
  const listed = bought.slice(0, MOST_ORDERS);
  const inTurn = limitConcurrency(AT_ONCE);
  const answers = await Promise.all(
    listed.map(({ id }) => inTurn(() => orMissing(scope.api.call(readDocument, { params: { id } })))),
  );
  const orders = answers.flatMap((answer) => (answer ? [answer.data] : []));
  return {
    orders: orders.sort((one, other) => Date.parse(other.date) - Date.parse(one.date)),
    unread: listed.length - orders.length,
    isCut: bought.length > MOST_ORDERS || (meta ? meta.total > MOST_PER_PAGE : data.length === MOST_PER_PAGE),
  };
}
