import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireDocument } from './document.fixture';
import { customerDocument, type CustomerDocument } from '../contract/documents';
import { addUp, money } from '../contract/money';
import { addDays } from './kyiv-time';
import { referenceEachOther } from './match-invoices';
import { createMoneyCoverage, indexReferences } from './same-money';
import { findSpending, monthsIn, sumOf, within, type DayRange } from './spending';

type Changes = Parameters<typeof wireDocument>[0];

function documentOf(number: string, changes: Changes = {}): CustomerDocument {
  return customerDocument.parse(
    wireDocument({ id: number, number, comment: null, status: 'completed', total: 100, ...changes }),
  );
}

const order = documentOf('ЗМ-001204');
const naming = { comment: 'Замовлення ЗМ-001204' };
const invoice = documentOf('ВН-001206', { documentType: 'expenseInvoice', total: 90, ...naming });
const returned = documentOf('ПВ-001210', { documentType: 'return', total: 20, ...naming });
const claim = documentOf('РК-001207', { documentType: 'claimAct', paymentStatus: 'refunded', total: 10, ...naming });

const amounts = (...documents: CustomerDocument[]) =>
  findSpending(documents).entries.map(({ document: { number }, amount }) => [number, amount.amount]);

describe('findSpending', () => {
  it('counts an invoice in place of its order, and an order without one', () => {
    expect(amounts(order)).toEqual([['ЗМ-001204', 10_000]]);
    expect(amounts(order, invoice)).toEqual([['ВН-001206', 9_000]]);
    const sale = documentOf('ПР-001208', { documentType: 'sale', total: 95, ...naming });
    expect(amounts(order, sale)).toEqual([['ПР-001208', 9_500]]);
    expect(amounts(order, sale, invoice)).toEqual([['ВН-001206', 9_000]]);
  });

  it('takes off returns whatever their sign, and a refunded claim of an order', () => {
    expect(amounts(order, returned)).toContainEqual(['ПВ-001210', -2_000]);
    expect(amounts(documentOf('ПВ-1', { documentType: 'return', total: -20 }))).toEqual([['ПВ-1', -2_000]]);
    expect(amounts(order, claim)).toContainEqual(['РК-001207', -1_000]);
  });

  it('takes off a claim once: not beside a return or an invoice of its order, and not before it is refunded', () => {
    expect(amounts(order, claim, returned).map(([number]) => number)).toEqual(['ЗМ-001204', 'ПВ-001210']);
    expect(amounts(order, claim, invoice)).toEqual([['ВН-001206', 9_000]]);
    expect(amounts(documentOf('РК-1', { documentType: 'claimAct', paymentStatus: 'pending' }))).toEqual([]);
  });

  it.each([
    ['a cancelled order', { status: 'canceled' }],
    ['a preliminary order', { status: 'preliminary' }],
    ['a cancelled return', { documentType: 'return', status: 'canceled' }],
    ['a proforma', { documentType: 'proforma' }],
    ['a waybill', { documentType: 'waybillInvoice' }],
    ['a write-off', { documentType: 'writeOff' }],
    ['a type unknown today', { documentType: 'barter' }],
  ])('leaves out %s', (_, changes) => {
    expect(amounts(documentOf('ЗМ-001204', changes))).toEqual([]);
  });

  it('counts the order where its invoice is cancelled, each document once, and names those without a total', () => {
    const cancelled = documentOf('ВН-001206', { documentType: 'expenseInvoice', status: 'canceled', ...naming });
    expect(amounts(order, cancelled, order)).toEqual([['ЗМ-001204', 10_000]]);
    const { entries, withoutTotal } = findSpending([documentOf('ЗМ-1', { total: null, date: '2026-11-20T22:30:00Z' })]);
    expect([entries, withoutTotal]).toEqual([[], ['2026-11-21']]);
  });
});

const documentTypes = ['order', 'sale', 'expenseInvoice', 'return', 'claimAct', 'proforma'] as const;
const someDocument = fc.record({
  at: fc.integer({ min: 1_000, max: 1_030 }),
  documentType: fc.constantFrom(...documentTypes),
  status: fc.constantFrom('completed', 'canceled', 'preliminary', null),
  paymentStatus: fc.constantFrom('paid', 'refunded', null),
  total: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((kopiykas) => kopiykas / 100)),
  named: fc.option(fc.integer({ min: 1_000, max: 1_030 })),
  minutes: fc.integer({ min: 0, max: 400 * 24 * 60 }),
});
const someDocuments = fc.array(someDocument, { maxLength: 30 }).map((all) =>
  all.map(({ at, named, minutes, ...rest }, index) =>
    documentOf(`ЗМ-${at}`, {
      ...rest,
      id: `d${index}`,
      date: new Date(Date.UTC(2025, 9, 1) + minutes * 60_000).toISOString(),
      comment: named === null ? null : `Замовлення ЗМ-${named}, дякуємо`,
    }),
  ),
);
const year: DayRange = { from: '2025-10-01', to: '2026-09-30' };

describe('sums of periods', () => {
  it('add up to the documents of the year to the kopiyka, by month', () => {
    fc.assert(
      fc.property(someDocuments, (documents) => {
        const { entries } = findSpending(documents);
        const inYear = within(entries, year);
        const whole = addUp(inYear.map(({ amount }) => amount));
        const sums = monthsIn(year).map((range) => sumOf(entries, range));
        expect(addUp(sums.map(({ total }) => total))).toEqual(whole);
        expect(sums.reduce((count, each) => count + each.count, 0)).toBe(inYear.length);
        for (const { document, amount } of entries) expect(Math.abs(amount.amount)).toBe(document.total?.amount);
      }),
    );
  });

  it('cover each day of a range once', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const range = { from, to: addDays(from, length) };
        const parts = monthsIn(range);
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([range.from, range.to]);
        parts.slice(1).forEach((part, index) => expect(part.from).toBe(addDays(parts[index]?.to ?? '', 1)));
      }),
    );
  });

  it('count a document on its day in Kyiv', () => {
    const { entries } = findSpending([documentOf('ЗМ-1', { date: '2026-10-31T22:30:00Z' })]);
    expect(sumOf(entries, { from: '2026-11-01', to: '2026-11-30' }).total).toEqual(money(10_000));
  });
});

describe('indexReferences', () => {
  it('finds the same documents as comparing each with each', () => {
    fc.assert(
      fc.property(someDocuments, (documents) => {
        const namedWith = indexReferences(documents);
        for (const document of documents)
          expect(new Set(namedWith(document))).toEqual(
            new Set(documents.filter((other) => other.id !== document.id && referenceEachOther(document, other))),
          );
      }),
    );
  });

  it('reads twenty thousand documents in linear time', () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      documentOf(`${at % 2 ? 'ВН' : 'ЗМ'}-${String(100_000 + at)}`, {
        documentType: at % 2 ? 'expenseInvoice' : 'order',
        comment: at % 2 ? `Замовлення ЗМ-${String(100_000 + at - 1)}` : null,
      }),
    );
    // Quadratic, it would take longer than a test may.
    const isCovered = createMoneyCoverage(many);
    expect(many.filter(isCovered)).toHaveLength(10_000);
  });
});
