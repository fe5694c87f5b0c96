import { describe, expect, it } from 'vitest';
import { wireDocument } from '~server/domain/document.fixture';
import { answersFor, ask, listOf, manyInvoices, november } from './bundle.fixture';
import { loadBundle } from './bundle.server';
import type { BundleView } from './bundle.server';

async function open(...params: Parameters<typeof ask>): Promise<BundleView> {
  return (await loadBundle(ask(...params).args)).view;
}

describe('the document bundle of a month', () => {
  it('lists documents newest first, each with its printout and PDF, and their totals by type', async () => {
    const docs = [
      wireDocument({ id: 'new', documentType: 'claimAct', total: 10 }),
      wireDocument({ id: 'old', documentType: 'expenseInvoice', total: 90 }),
    ];
    const view = await open('/documents?view=month&month=2026-11', answersFor(docs));
    expect(view.title).toBe('Документи за листопад 2026 р.');
    expect(view.rows.map(({ id, href, printoutHref, pdfHref }) => [id, href, printoutHref, pdfHref])).toEqual([
      ['new', '/history?id=new', '/printDocument/new', '/pdf/claim-act/new'],
      ['old', '/history?id=old', '/printDocument/old', '/pdf/invoice/old'],
    ]);
    expect(view.totals?.types.map(({ type, total }) => [type, total])).toEqual([
      ['Акт рекламації', '10,00\u00a0грн'],
      ['Видаткова накладна', '90,00\u00a0грн'],
    ]);
    expect(view.prints).toEqual([
      { label: 'Надрукувати всі', href: '/documents/print?view=month&month=2026-11', current: true },
    ]);
    expect(view.files).toEqual([
      { label: 'XLSX усіх позицій', href: '/documents.xlsx?view=month&month=2026-11', current: true },
      { label: 'CSV усіх позицій', href: '/documents.csv?view=month&month=2026-11', current: true },
    ]);
  });

  it('offers the printout alone of a document whose type has no PDF', async () => {
    const docs = [wireDocument({ id: 'moved', documentType: 'transfer', paymentStatus: null })];
    expect((await open('/documents?view=month&month=2026-11', answersFor(docs))).rows).toMatchObject([
      { id: 'moved', printoutHref: '/printDocument/moved', pdfHref: null },
    ]);
  });

  it('links to printouts of twenty documents each', async () => {
    const view = await open('/documents?view=month&month=2026-11', answersFor(manyInvoices(41)));
    expect(view.prints.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Надрукувати 1–20 /documents/print?view=month&month=2026-11',
      'Надрукувати 21–40 /documents/print?view=month&month=2026-11&page=2',
      'Надрукувати 41–41 /documents/print?view=month&month=2026-11&page=3',
    ]);
    expect(view.files).toHaveLength(2);
  });

  it('filters by type, and its links keep the filter', async () => {
    const view = await open('/documents?view=month&month=2026-11&documentType=claimAct', {
      'GET /documents?documentType=claimAct&dateFrom=2026-11-01&dateTo=2026-11-30&perPage=100&page=1': listOf([
        wireDocument({ documentType: 'claimAct' }),
      ]),
    });
    expect(view.files.map(({ href }) => href)).toEqual([
      '/documents.xlsx?view=month&month=2026-11&documentType=claimAct',
      '/documents.csv?view=month&month=2026-11&documentType=claimAct',
    ]);
  });

  it('reports that there are more documents than listed', async () => {
    const pages = [1, 2, 3, 4, 5].map(
      (page) =>
        [
          november.replace(/1$/, String(page)),
          { data: manyInvoices(100), meta: { page, perPage: 100, total: 612 } },
        ] as const,
    );
    expect(await open('/documents?view=month&month=2026-11', Object.fromEntries(pages))).toMatchObject({
      isCut: true,
      files: { length: 10 },
    });
  });

  it.each([
    ['month=2026-13', 'month'],
    ['month=🌹', 'month'],
    ['documentType=poem', 'documentType'],
  ])('shows the error of %s at its field without an API call', async (search, field) => {
    const { ctx, args } = ask(`/documents?${search}`, {});
    expect(await loadBundle(args)).toMatchObject({
      view: { rows: [], choice: { errors: [{ fieldId: field }] } },
    });
    expect(ctx.calls).toEqual([]);
  });
});

describe('the document bundle of an order', () => {
  const order = wireDocument({ status: 'completed', comment: null });
  const types = ['proforma', 'expenseInvoice', 'sale', 'waybillInvoice', 'claimAct', 'return']
    .map((type) => `documentType=${type}`)
    .join('&');
  const after = `GET /documents?${types}&dateFrom=2026-11-21&dateTo=2026-12-05&perPage=100&page=1`;

  it('contains the order, the documents that reference it and those that reference its invoice', async () => {
    const docs = [
      wireDocument({ id: 'stranger', number: 'АР-9', documentType: 'claimAct', comment: 'за ВН-0077' }),
      wireDocument({ id: 'claim', number: 'АР-1', documentType: 'claimAct', comment: 'за ВН-0001' }),
      wireDocument({
        id: 'invoice',
        number: 'ВН-0001',
        documentType: 'expenseInvoice',
        comment: 'Замовлення ЗМ-001204',
      }),
      wireDocument({ id: 'proforma', number: 'РФ-1', documentType: 'proforma', comment: 'Замовлення ЗМ-001204' }),
    ];
    const view = await open('/documents?order=d1', { ...answersFor([order, ...docs]), [after]: listOf(docs) });
    expect(view.rows.map(({ id }) => id)).toEqual(['d1', 'proforma', 'invoice', 'claim']);
    expect(view).toMatchObject({ choice: null, back: { label: 'Замовлення №\u00a0ЗМ-001204', href: '/orders?id=d1' } });
    expect(view.prints[0]?.href).toBe('/documents/print?order=d1');
  });

  it.each(['nobody', 'claim'])('answers 404 for %s', async (id) => {
    const { args } = ask(
      `/documents?order=${id}`,
      answersFor([wireDocument({ id: 'claim', documentType: 'claimAct' })]),
    );
    await expect(loadBundle(args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
