import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import { WholesaleError } from '~server/api/wholesale-error';
import type { CustomerDocument } from '~server/contract/documents';
import { loadItems } from './read-items.server';

const heads = Array.from({ length: 20 }, (_, index) => ({ id: `p${index}` }) as CustomerDocument);

/** A customer whose documents are read in a way of the test's own, and which were asked for. */
function contextReading(read: (id: string) => Promise<unknown>) {
  const requestedIds: string[] = [];
  const call = (_: unknown, { params }: { params: { id: string } }) => {
    requestedIds.push(params.id);
    return read(params.id);
  };
  const ctx = fakeContext({});
  return { requestedIds, ctx: { ...ctx, api: { ...ctx.api, call: call as RequestContext['api']['call'] } } };
}

it('documents are returned in the requested order, whichever arrives first', async () => {
  const { ctx } = contextReading(
    (id) => new Promise((resolve) => setTimeout(resolve, id === 'p0' ? 20 : 1, { data: { id } })),
  );
  expect((await loadItems(ctx, heads)).map(({ whole }) => whole?.id)).toEqual(heads.map(({ id }) => id));
});

it('no further documents are requested after the API failed to return one', async () => {
  const { requestedIds, ctx } = contextReading(() =>
    Promise.reject(new WholesaleError('unavailable', { endpoint: 'documents.read', requestId: 'r', status: 503 })),
  );
  expect((await loadItems(ctx, heads)).every(({ whole }) => whole === null)).toBe(true);
  expect(requestedIds).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
});

it('at most five documents are requested at the same time', async () => {
  let [open, most] = [0, 0];
  const { ctx } = contextReading(async (id) => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return { data: { id } };
  });
  await loadItems(ctx, heads);
  expect(most).toBe(5);
});
