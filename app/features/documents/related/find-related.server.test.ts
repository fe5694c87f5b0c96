import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { endpoints } from '~server/contract/endpoints';
import { wireDocument } from '~server/domain/document.fixture';
import { findOrdersBefore, findLaterDocuments, isInvoice } from './find-related.server';

const types = ['proforma', 'expenseInvoice', 'sale', 'waybillInvoice', 'claimAct', 'return']
  .map((type) => `documentType=${type}`)
  .join('&');

/** A document as the portal knows it. */
async function known(changes: Parameters<typeof wireDocument>[0]) {
  const ctx = fakeContext({ 'GET /documents/d1': { data: wireDocument(changes) } });
  return (await ctx.api.call(endpoints.documents.get, { params: { id: 'd1' } })).data;
}

describe('findPapersAfter', () => {
  it('searches from the day of the order in Kyiv until two weeks after delivery, without cancelled documents and unknown types', async () => {
    const order = await known({
      date: '2026-11-20T22:30:00Z',
      scheduledDeliveryDate: '2026-12-04T08:00:00Z',
      completionDate: null,
    });
    const ctx = fakeContext({
      [`GET /documents?${types}&dateFrom=2026-11-21&dateTo=2026-12-18&perPage=100&page=1`]: {
        data: [
          wireDocument({ id: 'a', documentType: 'expenseInvoice' }),
          wireDocument({ id: 'b', documentType: 'sale', status: 'canceled' }),
          wireDocument({ id: 'c' }),
        ],
        meta: { page: 1, perPage: 100, total: 3 },
      },
    });
    expect((await findLaterDocuments(ctx, order)).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('findOrdersBefore', () => {
  it('searches six weeks back', async () => {
    const invoice = await known({ date: '2026-11-20T08:00:00Z', documentType: 'expenseInvoice' });
    expect(isInvoice(invoice)).toBe(true);
    const ctx = fakeContext({
      'GET /documents?documentType=order&dateFrom=2026-10-06&dateTo=2026-11-20&perPage=100&page=1': {
        data: [wireDocument()],
      },
    });
    expect(await findOrdersBefore(ctx, invoice)).toMatchObject([{ id: 'd1' }]);
  });
});
