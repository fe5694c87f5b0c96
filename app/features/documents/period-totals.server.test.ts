import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { parseDocumentFilter } from './document-filter.server';
import { findDocuments } from './find-documents.server';
import { loadPeriodTotals } from './period-totals.server';

const filter = parseDocumentFilter(new URLSearchParams());

async function totalsOf(answers: FakeAnswers) {
  const ctx = fakeContext(answers, { isSignedIn: true });
  const found = await findDocuments(ctx, 'history', filter, 20);
  return { totals: await loadPeriodTotals(ctx, filter, found), calls: ctx.calls };
}

function page(name: string, total: number, documents: unknown[], perPage = 20) {
  return {
    [`GET /documents?page=${name}&perPage=${perPage}`]: {
      data: documents,
      meta: { page: Number(name), perPage, total },
    },
  };
}

describe('the totals of a period', () => {
  it('are summed by type from the loaded page, without cancelled documents', async () => {
    const documents = [
      wireDocument({ total: 100.1 }),
      wireDocument({ total: 200.2 }),
      wireDocument({ total: 999, status: 'canceled' }),
      wireDocument({ documentType: 'claimAct', total: 50 }),
    ];
    const { totals, calls } = await totalsOf(page('1', 4, documents));
    expect(totals.types).toEqual([
      { type: 'Замовлення', count: '2 документи', total: '300,30\u00a0грн' },
      { type: 'Акт рекламації', count: '1 документ', total: '50,00\u00a0грн' },
    ]);
    expect(calls).toHaveLength(1);
  });

  it('load the whole period in pages of one hundred', async () => {
    const answers = {
      ...page('1', 150, [wireDocument()]),
      ...page('1', 150, [wireDocument({ total: 1 }), wireDocument({ total: 2 })], 100),
      ...page('2', 150, [wireDocument({ total: 3 })], 100),
    };
    const { totals, calls } = await totalsOf(answers);
    expect(totals).toEqual({
      state: 'known',
      types: [{ type: 'Замовлення', count: '3 документи', total: '6,00\u00a0грн' }],
    });
    expect(calls).toHaveLength(3);
  });

  it('are not summed over hundreds of documents during a request', async () => {
    const { totals, calls } = await totalsOf(page('1', 301, [wireDocument()]));
    expect(totals.state).toBe('tooMany');
    expect(calls).toHaveLength(1);
  });

  it('are reported as missing when the API does not return the documents', async () => {
    const answers = {
      ...page('1', 25, [wireDocument()]),
      'GET /documents?page=1&perPage=100': new Response('busy', { status: 503 }),
    };
    expect((await totalsOf(answers)).totals).toEqual({ state: 'missing', types: [] });
  });
});
