import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { createHistoryFile } from './history-file.server';

function ask(search: string, answers: FakeAnswers, language: 'uk' | 'en' = 'uk') {
  const ctx = fakeContext(answers, { language, isSignedIn: true });
  return {
    ctx,
    answer: createHistoryFile({ ctx, request: new Request(`https://shop.example/history.csv${search}`), params: {} }),
  };
}

/** `text()` would take the mark of UTF-8 away. */
async function linesOf(response: Response): Promise<string[]> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()).split('\r\n');
}

const page = (name: number, total: number, documents: unknown[]) => ({
  [`GET /documents?page=${name}&perPage=100`]: { data: documents, meta: { page: name, perPage: 100, total } },
});

describe('the order history as CSV', () => {
  it('has each document in the words of the page, with money as numbers', async () => {
    const { answer } = ask('', page(1, 1, [wireDocument({ comment: '=cmd|calc', status: null })]));
    const response = await answer;
    const [header, line, end] = await linesOf(response);
    expect(header).toMatch(/^\uFEFFВид документа;Номер;Дата;Статус;Статус оплати;/);
    expect(line).toBe(
      "Замовлення;ЗМ-001204;21.11.2026;;Очікує оплати;Безкоштовна доставка на адресу;Банківським переказом;130;154,50;0,00;-20,00;4312,50;21.11.2026;;Київ, Хрещатик, 1;'=cmd|calc",
    );
    expect(end).toBe('');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    });
  });

  it('contains all pages of the filtered list', async () => {
    const days = 'documentType=claimAct&dateFrom=2026-11-01&dateTo=2026-11-20';
    const { ctx, answer } = ask('?date=range&dateFrom=2026-11-01&dateTo=2026-11-20&documentType=claimAct&page=7', {
      [`GET /documents?${days}&page=1&perPage=100`]: {
        data: [wireDocument()],
        meta: { page: 1, perPage: 100, total: 101 },
      },
      [`GET /documents?${days}&page=2&perPage=100`]: {
        data: [wireDocument()],
        meta: { page: 2, perPage: 100, total: 101 },
      },
    });
    expect(await linesOf(await answer)).toHaveLength(4);
    expect(ctx.calls).toHaveLength(2);
  });

  it('ends with a line that says so when it was cut', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => page(index + 1, 5000, [wireDocument()]));
    const { ctx, answer } = ask('', Object.assign({}, ...pages) as FakeAnswers, 'en');
    expect((await linesOf(await answer)).at(-2)).toBe(
      'These are the first 2,000 documents. Download the rest by a shorter period.',
    );
    expect(ctx.calls).toHaveLength(20);
  });

  it('redirects an invalid filter to its error on the page', async () => {
    const thrown = await ask('?date=day&dateFrom=31.02', {}).answer.catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/history?date=day&dateFrom=31.02');
  });
});
