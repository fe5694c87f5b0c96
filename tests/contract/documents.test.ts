import { assert, describe, expect, it } from 'vitest';
import {
  readDocument,
  readDocumentPdf,
  readDocuments,
  readProductListPdf,
  type DocumentQuery,
} from '~server/contract/documents';
import { orderStatuses, pdfKinds } from '~server/contract/enumerations';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse, send } from './call';
import { newCustomer } from './new-customer';

const api = useApi();

async function list(query: DocumentQuery = {}) {
  const { url, bearer } = api();
  return (await call(url, readDocuments, { query: { perPage: 100, ...query }, bearer })).data.data;
}

const dayOf = (iso: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(new Date(iso));

describe('documents', () => {
  it('are listed newest first, without items', async () => {
    const documents = await list();
    const dates = documents.map((document) => Date.parse(document.date));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(documents.every((document) => document.items === undefined)).toBe(true);
  });

  it('are whole when read alone, and lines add up', async ({ skip }) => {
    const [listed] = await list();
    if (!listed && !isEmbedded) skip('the account under test has no documents');
    assert(listed);
    const { items = [], ...head } = (
      await call(api().url, readDocument, { params: { id: listed.id }, bearer: api().bearer })
    ).data.data;
    expect(head).toEqual(listed);
    expect(items.length).toBeGreaterThan(0);
    expect(items.reduce((sum, item) => sum + item.total, 0)).toBe(head.total);
  });

  it('are hidden from others and from visitors', async () => {
    expect((await refuse(api().url, readDocument, { params: { id: 'unknown' }, bearer: api().bearer })).status).toBe(
      404,
    );
    expect((await refuse(api().url, readDocuments)).status).toBe(401);
  });
});

describe.runIf(isEmbedded)('the demo customer’s documents', () => {
  it('are of every kind and order status', async () => {
    const documents = await list();
    expect(documents.length).toBeGreaterThanOrEqual(25);
    expect(new Set(documents.map((document) => document.documentType))).toEqual(
      new Set(['order', 'proforma', 'expenseInvoice', 'claimAct', 'waybillInvoice', 'return']),
    );
    expect(
      new Set(documents.filter((document) => document.documentType === 'order').map((document) => document.status)),
    ).toEqual(new Set(orderStatuses));
  });

  it('are the same 404 as unknown ones for anybody else', async () => {
    const { bearer } = await newCustomer(api());
    const [mine] = await list();
    const id = mine?.id ?? '';
    const unknown = await refuse(api().url, readDocument, { params: { id: 'unknown' }, bearer });
    expect(await refuse(api().url, readDocument, { params: { id }, bearer })).toEqual(unknown);
    expect((await refuse(api().url, readDocumentPdf, { params: { kind: 'check', id }, bearer })).status).toBe(404);
  });

  it('are filtered by type, status and day, each of them repeatable and inclusive', async () => {
    const all = await list();
    const from = dayOf(all.at(-3)?.date ?? '');
    const to = dayOf(all[4]?.date ?? '');
    const ids = async (query: DocumentQuery) => (await list(query)).map((document) => document.id);
    const where = (fits: (document: (typeof all)[number]) => boolean) =>
      all.filter(fits).map((document) => document.id);
    expect(await ids({ documentType: ['proforma', 'claimAct'] })).toEqual(
      where(({ documentType }) => ['proforma', 'claimAct'].includes(documentType)),
    );
    expect(await ids({ documentType: ['order'], status: ['preliminary', 'inWork'] })).toEqual(
      where(({ documentType, status }) => documentType === 'order' && ['preliminary', 'inWork'].includes(status ?? '')),
    );
    expect(await ids({ dateFrom: from, dateTo: to })).toEqual(
      where(({ date }) => dayOf(date) >= from && dayOf(date) <= to),
    );
    expect(await ids({ dateFrom: from, dateTo: from })).toEqual(where(({ date }) => dayOf(date) === from));
    expect(await ids({ documentType: ['nonsense'] })).toEqual([]);
    expect(
      (await refuse(api().url, readDocuments, { query: { dateFrom: 'yesterday' }, bearer: api().bearer })).status,
    ).toBe(422);
  });

  it('include an expense invoice that differs from its order', async () => {
    const invoices = await list({ documentType: ['expenseInvoice'] });
    const odd = invoices.find((invoice) => (invoice.correction ?? 0) !== 0);
    const orders = await list({ documentType: ['order'] });
    const order = orders.find(({ number }) => odd?.comment?.includes(number));
    expect(odd?.correction).toBe((odd?.total ?? 0) - (order?.total ?? 0));
  });
});

describe.runIf(isEmbedded)('printed documents', () => {
  it.each(pdfKinds)('has a PDF for %s', async (kind) => {
    const { url, bearer } = api();
    const [document] = await list();
    const response = await send(url, readDocumentPdf, { params: { kind, id: document?.id ?? '' }, bearer });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('knows no other kind', async () => {
    const [document] = await list();
    expect(
      (
        await refuse(api().url, readDocumentPdf, {
          params: { kind: 'postcard', id: document?.id ?? '' },
          bearer: api().bearer,
        })
      ).status,
    ).toBe(404);
  });

  it('has a price list of everything and of a category, for visitors too', async () => {
    for (const query of [{}, { categoryId: '12' }]) {
      expect((await (await send(api().url, readProductListPdf, { query })).text()).slice(0, 5)).toBe('%PDF-');
    }
    expect((await refuse(api().url, readProductListPdf, { query: { categoryId: '999' } })).status).toBe(404);
  });
});
