import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadDocumentList } from './document-list.server';
import type { DocumentListView } from './document-list-page';
import type { DocumentList } from '~/data/documents/document-lists.server';

const orders = (page: number) => `GET /documents?documentType=order&page=${page}&perPage=100`;

function open(list: DocumentList, search: string, answers: FakeAnswers) {
  const ctx = fakeContext(answers, { isSignedIn: true });
  const answer = loadDocumentList({ ctx, request: new Request(`https://shop.example/${list}${search}`) }, list);
  return { ctx, answer };
}

async function toErrorView(list: DocumentList, search: string, answers: FakeAnswers): Promise<DocumentListView> {
  const answer = await open(list, search, answers).answer;
  return 'list' in answer ? answer.list : answer.data.list;
}

describe('the document list', () => {
  it('shows only orders, although the API returns other documents', async () => {
    const documents = [
      wireDocument({ date: '2025-11-20T22:30:00Z', scheduledDeliveryDate: '2025-11-22' }),
      wireDocument({ id: 'pre', status: 'preliminary' }),
      wireDocument({ id: 'paper', documentType: 'proforma' }),
      wireDocument({ id: 'new', status: 'packing' }),
      wireDocument({ id: 'empty', status: null }),
    ];
    const list = await toErrorView('orders', '', {
      [orders(1)]: { data: documents, meta: { page: 1, perPage: 100, total: 5 } },
    });
    expect(list.rows.map(({ id, status }) => [id, status?.word])).toEqual([
      ['d1', 'У роботі'],
      ['new', 'packing'],
      ['empty', undefined],
    ]);
    expect(list).toMatchObject({ page: 1, pages: 1, total: 3, totals: null });
    expect(list.rows[0]).toMatchObject({
      href: '/orders?id=d1',
      title: 'Замовлення №\u00a0ЗМ-001204',
      date: '21 листопада 2025 р.',
      planned: { label: 'Планова доставка', value: '22 листопада 2025 р.' },
      quantity: '130 шт',
      payment: { code: 'pending', word: 'Очікує оплати' },
    });
  });

  it('omits the current year in the dates of its rows', async () => {
    const now = new Date().toISOString();
    const list = await toErrorView('orders', '', {
      [orders(1)]: {
        data: [wireDocument({ date: now, scheduledDeliveryDate: now })],
        meta: { page: 1, perPage: 100, total: 1 },
      },
    });
    expect(`${list.rows[0]?.date}, ${list.rows[0]?.planned?.value}`).not.toMatch(/\d{4}/);
  });

  it('fills the pages of orders, however many pre-orders are between them', async () => {
    const documents = Array.from({ length: 130 }, (_, index) =>
      wireDocument({ id: index, status: index % 2 === 0 ? 'preliminary' : 'packing' }),
    );
    const list = await toErrorView('orders', '?page=4', {
      [orders(1)]: { data: documents.slice(0, 100), meta: { page: 1, perPage: 100, total: 130 } },
      [orders(2)]: { data: documents.slice(100), meta: { page: 2, perPage: 100, total: 130 } },
    });
    expect(list.rows.map(({ id }) => id)).toEqual(['121', '123', '125', '127', '129']);
    expect(list).toMatchObject({ page: 4, pages: 4, total: 65 });
  });

  it('loads no more orders than the page needs, and counts the others', async () => {
    const documents = Array.from({ length: 100 }, (_, index) =>
      wireDocument({ id: index, status: index % 4 === 0 ? 'preliminary' : 'completed' }),
    );
    const { ctx, answer } = open('orders', '?page=2', {
      [orders(1)]: { data: documents, meta: { page: 1, perPage: 100, total: 830 } },
      'GET /documents?documentType=order&status=preliminary&page=1&perPage=1': {
        data: [],
        meta: { page: 1, perPage: 1, total: 207 },
      },
    });
    expect(await answer).toMatchObject({ list: { page: 2, pages: 32, total: 623 } });
    expect(ctx.calls).toHaveLength(2);
  });

  it('sends the days of the filter to the API', async () => {
    const { ctx, answer } = open('preorders', '?date=day&dateFrom=2026-11-20', {});
    await expect(answer).rejects.toMatchObject({ status: 404 });
    expect(ctx.calls).toEqual([
      'GET /documents?documentType=order&status=preliminary&dateFrom=2026-11-20&dateTo=2026-11-20&page=1&perPage=20',
      'GET /customers/me',
    ]);
  });

  it('shows the error of an invalid filter at its field without an API request', async () => {
    const { ctx, answer } = open('orders', '?date=day&dateFrom=31.02', {});
    expect(await answer).toMatchObject({
      init: { status: 422 },
      data: {
        list: {
          rows: [],
          filter: {
            dateFrom: '31.02',
            errors: [{ fieldId: 'dateFrom', message: 'Такої дати немає. Напишіть її як 20.11.2026.' }],
          },
        },
      },
    });
    expect(ctx.calls).toEqual([]);
  });

  it.each([
    [
      'orders',
      '?date=day&dateFrom=2026-11-20&documentType=claimAct',
      '/history?date=day&dateFrom=2026-11-20&documentType=claimAct',
    ],
    ['orders', '?status=preliminary', '/preorders?status=preliminary'],
    ['preorders', '?status=inWork', '/orders?status=inWork'],
  ] as const)('redirects %s%s to %s', async (list, search, address) => {
    const redirect = await open(list, search, {}).answer.catch((thrown: unknown) => thrown);
    expect((redirect as Response).headers.get('location')).toBe(address);
  });

  it('filters by status', async () => {
    const { ctx, answer } = open('orders', '?status=florist&documentType=order', {});
    await expect(answer).rejects.toMatchObject({ status: 404 });
    expect(ctx.calls).toEqual(['GET /documents?documentType=order&status=florist&page=1&perPage=20']);
  });

  it('assumes a next page after a full page when the API sends no total', async () => {
    const full = Array.from({ length: 20 }, (_, index) => wireDocument({ id: index }));
    const list = await toErrorView('preorders', '?page=3', {
      'GET /documents?documentType=order&status=preliminary&page=3&perPage=20': {
        data: full.map((each) => ({ ...each, status: 'preliminary' })),
      },
    });
    expect(list).toMatchObject({ page: 3, pages: 4, total: null });
  });
});
