import { describe, expect, it } from 'vitest';
import { wireDocument } from './document.fixture';
import { customerDocument } from '../contract/documents';
import { money } from '../contract/money';
import { findDebts, sumByAge, totalsOf } from './debts';

const now = new Date('2026-11-26T10:00:00+02:00');

function documentOf(number: string, changes: Parameters<typeof wireDocument>[0] = {}) {
  return customerDocument.parse(wireDocument({ id: number, number, comment: null, ...changes }));
}

const numbersOf = (...documents: ReturnType<typeof documentOf>[]) =>
  findDebts(documents, now).map(({ document: { number } }) => number);

const order = documentOf('ЗМ-001204');
const namesOrder = { comment: 'Замовлення ЗМ-001204' };

describe('findDebts', () => {
  it('lists unpaid documents with their age in days of Kyiv, oldest first', () => {
    const late = documentOf('ЗМ-2', { date: '2026-11-25T21:59:00Z' });
    const today = documentOf('ЗМ-3', { date: '2026-11-25T22:01:00Z' });
    const old = documentOf('ЗМ-1', { date: '2026-10-27T12:00:00Z' });
    expect(findDebts([today, late, old], now).map(({ document, days }) => [document.number, days])).toEqual([
      ['ЗМ-1', 30],
      ['ЗМ-2', 1],
      ['ЗМ-3', 0],
    ]);
  });

  it.each([
    ['a paid one', { paymentStatus: 'paid' }],
    ['a refunded one', { paymentStatus: 'refunded' }],
    ['a cancelled order', { status: 'canceled' }],
    ['a preliminary order', { status: 'preliminary' }],
    ['one without a payment status', { paymentStatus: null }],
    ['a waybill', { documentType: 'waybillInvoice' }],
    ['a return', { documentType: 'return' }],
    ['one of 0.00', { total: 0 }],
    ['one whose total is negative', { total: -50 }],
  ])('leaves out %s', (_, changes) => {
    expect(numbersOf(documentOf('ЗМ-001204', changes))).toEqual([]);
  });

  it.each(['pending', 'failed', 'failure', 'cancelled', 'processing', 'hold'])(
    'has a document whose payment is %s',
    (paymentStatus) => {
      expect(numbersOf(documentOf('ЗМ-001204', { paymentStatus }))).toEqual(['ЗМ-001204']);
    },
  );

  it('counts an order once where it has a proforma and invoices', () => {
    const proforma = documentOf('РФ-001205', { documentType: 'proforma', ...namesOrder });
    expect(numbersOf(order, proforma)).toEqual(['ЗМ-001204']);
    const invoices = ['ВН-001206', 'ВН-001207'].map((number) =>
      documentOf(number, { documentType: 'expenseInvoice', ...namesOrder }),
    );
    const sale = documentOf('ПР-001208', { documentType: 'sale', ...namesOrder });
    expect(numbersOf(order, proforma, ...invoices, sale)).toEqual(['ВН-001206', 'ВН-001207']);
    expect(numbersOf(order, sale)).toEqual(['ПР-001208']);
  });

  it('owes nothing for an order whose invoice is paid, and the order where the invoice is cancelled', () => {
    const invoice = { documentType: 'expenseInvoice', ...namesOrder };
    expect(numbersOf(order, documentOf('ВН-001206', { ...invoice, paymentStatus: 'paid' }))).toEqual([]);
    expect(numbersOf(order, documentOf('ВН-001206', { ...invoice, status: 'canceled' }))).toEqual(['ЗМ-001204']);
  });
});

it('sumByAge adds up documents of up to 7, 14, 30 and more days, without those that have no total', () => {
  const ages = [0, 7, 8, 14, 15, 30, 31, 400];
  const debts = ages.map((days) => ({ days, document: documentOf(`ЗМ-${days}`, { total: days + 0.5 }) }));
  const all = [...debts, { days: 3, document: documentOf('ЗМ-x', { total: null }) }];
  expect(sumByAge(all).map(({ upTo, count, total }) => [upTo, count, total])).toEqual([
    [7, 3, money(800)],
    [14, 2, money(2_300)],
    [30, 2, money(4_600)],
    [Infinity, 2, money(43_200)],
  ]);
  expect(totalsOf(all)).toHaveLength(ages.length);
});
