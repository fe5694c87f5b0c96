import { describe, expect, it } from 'vitest';
import { wireDocument } from '~server/domain/document.fixture';
import { createBundleFile } from './bundle-file.server';
import { loadBundlePrint } from './bundle-print.server';
import { answersFor, ask, manyInvoices } from './bundle.fixture';

const busy = () => new Response('busy', { status: 503 });

describe('a document bundle for printing', () => {
  it('prints documents in their first form, one part at a time', async () => {
    const { print } = await loadBundlePrint(
      ask('/documents/print?view=month&month=2026-11&page=2', answersFor(manyInvoices(41))).args,
    );
    expect(print.printouts.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `p${21 - index}`));
    expect(print.printouts[0]).toMatchObject({
      title: 'Видаткова накладна №\u00a0ВН-000021',
      lines: [{ name: 'Freedom' }],
    });
    expect(print.parts.map(({ current }) => current)).toEqual([false, true, false]);
    expect(print).toMatchObject({ missing: [], closeHref: '/documents?view=month&month=2026-11' });
  });

  it('names documents that the API does not return, and prints products with their length', async () => {
    const goods = {
      'GET /products?ids=42&page=1&perPage=100': {
        data: [{ id: 42, name: 'Freedom', productType: 'product', kind: 'product', attributes: { lengthCm: 60 } }],
      },
    };
    const { print } = await loadBundlePrint(
      ask('/documents/print?view=month&month=2026-11', {
        ...answersFor(manyInvoices(3)),
        ...goods,
        'GET /documents/p3': busy,
      }).args,
    );
    expect(print).toMatchObject({
      printouts: [{ id: 'p2', lines: [{ name: 'Freedom, 60\u00a0см' }] }, { id: 'p1' }],
      missing: ['Видаткова накладна №\u00a0ВН-000003'],
    });
  });

  it('prints documents that ask for no money under the title of their type and without payment details', async () => {
    const docs = [
      wireDocument({ id: 'p1', documentType: 'transfer', paymentStatus: null }),
      wireDocument({ id: 'p2', documentType: 'creditNote', paymentStatus: null }),
    ];
    const { print } = await loadBundlePrint(ask('/documents/print?view=month&month=2026-11', answersFor(docs)).args);
    expect(print).toMatchObject({
      printouts: [
        { id: 'p1', title: 'Переміщення №\u00a0ЗМ-001204', payment: null },
        { id: 'p2', title: 'creditNote №\u00a0ЗМ-001204', payment: null },
      ],
    });
  });

  it('leaves out a deleted document and names it', async () => {
    const { print } = await loadBundlePrint(
      ask('/documents/print?view=month&month=2026-11', {
        ...answersFor(manyInvoices(3)),
        'GET /documents/p2': undefined,
      }).args,
    );
    expect(print).toMatchObject({
      printouts: [{ id: 'p3' }, { id: 'p1' }],
      missing: ['Видаткова накладна №\u00a0ВН-000002'],
    });
  });

  it('is printed while the account cannot be loaded', async () => {
    const { print } = await loadBundlePrint(
      ask('/documents/print?view=month&month=2026-11', { ...answersFor(manyInvoices(1)), 'GET /customers/me': busy })
        .args,
    );
    expect(print).toMatchObject({ printouts: [{ id: 'p1', parties: [{ role: 'Постачальник' }] }], missing: [] });
  });

  it('is empty past the last part', async () => {
    expect(
      (await loadBundlePrint(ask('/documents/print?view=month&month=2026-11&page=9', answersFor(manyInvoices(3))).args))
        .print,
    ).toMatchObject({ printouts: [], missing: [], parts: [] });
  });
});

describe('all document lines as a CSV file', () => {
  const linesIn = async (response: Response) => (await response.text()).split('\r\n');

  it('has one row per line, escapes formulas, and the lines of a document add up to its total', async () => {
    const [item] = wireDocument().items ?? [];
    if (!item) throw new Error('no item');
    const doc = wireDocument({
      id: 'p1',
      documentType: 'expenseInvoice',
      items: [
        item,
        { ...item, product: { id: 9, name: '=HYPERLINK("evil")' }, container: null, rate: null, manufacturer: null },
      ],
    });
    const response = await createBundleFile(ask('/documents.csv?view=month&month=2026-11', answersFor([doc])).args);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="documents-2026-11.csv"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const [header, first, second, ...rest] = await linesIn(response);
    expect(header).toBe(
      'Вид документа;Номер;Дата;Статус;Статус оплати;Товар;Плантація;Кількість, шт;Ціна, грн;Знижка, грн;Сума, грн;Коробка;Курс',
    );
    expect(first).toBe(
      'Видаткова накладна;ЗМ-001204;21.11.2026;У роботі;Очікує оплати;Freedom;Los Nevados;50;38,40;0,00;1920,00;HB, пів коробки;42,15',
    );
    expect(second).toBe(
      'Видаткова накладна;ЗМ-001204;21.11.2026;У роботі;Очікує оплати;"\'=HYPERLINK(""evil"")";;50;38,40;0,00;1920,00;;',
    );
    expect(rest).toEqual([
      'Видаткова накладна;ЗМ-001204;21.11.2026;У роботі;Очікує оплати;Коригування;;;;;-20,00;;',
      'Видаткова накладна;ЗМ-001204;21.11.2026;У роботі;Очікує оплати;Коригування постачальника;;;;;492,50;;',
      '',
    ]);
  });

  it.each([
    [
      'of lines that cancel each other out and do not',
      [
        { quantity: 5, price: 20, total: 90 },
        { quantity: -5, price: 20, total: -100 },
      ],
    ],
    ['of a line without a price', [{ quantity: 5, price: 0, total: 10 }]],
    ['of a correction alone', []],
  ])('has rows that add up to a document total of 0 %s', async (_, lines) => {
    const [item] = wireDocument().items ?? [];
    const doc = wireDocument({
      id: 'p1',
      total: 0,
      discount: null,
      bonuses: null,
      correction: lines.length === 0 ? -10 : null,
      items: lines.flatMap((line) => (item ? [{ ...item, ...line }] : [])),
    });
    const [, ...rows] = await linesIn(
      await createBundleFile(ask('/documents.csv?view=month&month=2026-11', answersFor([doc])).args),
    );
    const sums = rows.flatMap((row) => row.split(';')[10] ?? []).map((sum) => Number(sum.replace(',', '.')));
    expect(sums.length).toBeGreaterThan(lines.length);
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('names the missing document', async () => {
    const lines = await linesIn(
      await createBundleFile(
        ask('/documents.csv?view=month&month=2026-11', { ...answersFor(manyInvoices(2)), 'GET /documents/p2': busy })
          .args,
      ),
    );
    expect(lines.find((line) => line.includes('ВН-000002'))).toMatch(
      /^Видаткова накладна;ВН-000002;.*;Позиції зараз недоступні\./,
    );
  });

  it('shows the error of an invalid URL on the page', async () => {
    const thrown = await createBundleFile(ask('/documents.csv?view=month&month=13', {}).args).catch(
      (error: unknown) => error,
    );
    expect((thrown as Response).headers.get('location')).toBe('/documents?view=month&month=13');
  });
});
