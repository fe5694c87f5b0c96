import { expect, it } from 'vitest';
import { sendCall } from '~server/check-api/send-call';
import type { CustomerDocument, DocumentQuery } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { orderStatuses, pdfKinds } from '~server/contract/enumerations';
import { useEmbeddedApi } from './embedded-api';
import { isZero, subtract, zero } from '~server/contract/money';

const api = useEmbeddedApi();

async function list(query: DocumentQuery = {}): Promise<CustomerDocument[]> {
  return (await api.call(endpoints.documents.list, { query: { perPage: 100, ...query } }, { bearer: api.bearer })).data;
}

const idsOf = (documents: readonly CustomerDocument[]) => documents.map(({ id }) => id);
const dayOf = (iso: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(new Date(iso));

it('the demo customer has documents of every kind and orders of every status', async () => {
  const documents = await list();
  expect(documents.length).toBeGreaterThanOrEqual(25);
  expect(new Set(documents.map(({ documentType }) => documentType))).toEqual(
    new Set(['order', 'proforma', 'expenseInvoice', 'claimAct', 'waybillInvoice', 'return']),
  );
  const orders = documents.filter(({ documentType }) => documentType === 'order');
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
});

it('GET /documents filters by several types and statuses and inclusive days, and answers 422 to an invalid date', async () => {
  const all = await list();
  const from = dayOf(all.at(-3)?.date ?? '');
  const to = dayOf(all[4]?.date ?? '');
  const cases: [DocumentQuery, (document: CustomerDocument) => boolean][] = [
    [{ documentType: ['proforma', 'claimAct'] }, ({ documentType: is }) => ['proforma', 'claimAct'].includes(is)],
    [
      { documentType: ['order'], status: ['preliminary', 'inWork'] },
      ({ documentType, status }) => documentType === 'order' && ['preliminary', 'inWork'].includes(status ?? ''),
    ],
    [{ dateFrom: from, dateTo: to }, ({ date }) => dayOf(date) >= from && dayOf(date) <= to],
    [{ dateFrom: from, dateTo: from }, ({ date }) => dayOf(date) === from],
    [{ documentType: ['nonsense'] }, () => false],
  ];
  for (const [query, fits] of cases) expect(idsOf(await list(query))).toEqual(idsOf(all.filter(fits)));
  const rejection = await api.reject(
    endpoints.documents.list,
    { query: { dateFrom: 'yesterday' } },
    { bearer: api.bearer },
  );
  expect(rejection.status).toBe(422);
});

it('the total of an expense invoice differs from its order by its correction', async () => {
  const odd = (await list({ documentType: ['expenseInvoice'] })).find(
    ({ correction }) => correction !== null && !isZero(correction),
  );
  const order = (await list({ documentType: ['order'] })).find(({ number }) => odd?.comment?.includes(number));
  expect(odd?.correction).toEqual(subtract(odd?.total ?? zero, order?.total ?? zero));
});

it.each(pdfKinds)('a document has a PDF of the kind %s', async (kind) => {
  const [document] = await list();
  const input = { params: { kind, id: document?.id ?? '' } };
  const response = await sendCall(api.url, endpoints.documents.pdf, input, { bearer: api.bearer });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect((await response.text()).slice(0, 5)).toBe('%PDF-');
});

it('GET /pdf/product-list answers visitors with a PDF, and 404 for an unknown category', async () => {
  const response = await sendCall(api.url, endpoints.priceList.pdf, { query: { categoryId: '12' } }, {});
  expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  expect((await api.reject(endpoints.priceList.pdf, { query: { categoryId: '999' } })).status).toBe(404);
});
