import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceEachOther, containsDocumentNumber, closestDocuments, productOverlap } from './match-invoices';
import { money } from '../contract/money';

// @asvs 1.2.9
describe('containsDocumentNumber', () => {
  it.each([
    ['Замовлення ЗМ-001204', 'ЗМ-001204', true],
    ['замовлення зм-001204, решта завтра', 'ЗМ-001204', true],
    ['(ЗМ-001204)', 'ЗМ-001204', true],
    ['ЗМ-0012041', 'ЗМ-001204', false],
    ['ЗМ-001204-2', 'ЗМ-001204', false],
    ['АЗМ-001204', 'ЗМ-001204', false],
    ['Подзвоніть о 12', '12', false],
    ['без номера', 'без номера', false],
    ['A.1204', 'A+1204', false],
  ])('whether %j contains the number %j: %j', (text, number, expected) => {
    expect(containsDocumentNumber(text, number)).toBe(expected);
  });

  it('containsDocumentNumber never throws and matches no part of a longer number', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (text, number) => typeof containsDocumentNumber(text, number) === 'boolean',
      ),
    );
    fc.assert(fc.property(fc.string({ minLength: 3 }), (text) => !containsDocumentNumber(`${text} `, `${text}7`)));
  });
});

it('referenceEachOther is true when either document contains the number of the other', () => {
  const order = { number: 'ЗМ-001204', comment: null };
  expect(referenceEachOther(order, { number: 'ВН-001205', comment: 'за ЗМ-001204' })).toBe(true);
  expect(referenceEachOther({ ...order, comment: 'накладна ВН-001205' }, { number: 'ВН-001205', comment: null })).toBe(
    true,
  );
  expect(referenceEachOther(order, { number: 'ВН-001205', comment: 'за ЗМ-001203' })).toBe(false);
});

const lines = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 0, max: 500 }),
    total: fc.constant(money(0)),
  }),
  { maxLength: 6 },
);
const piece = (productId: string, quantity: number) => ({ productId, quantity, total: money(0) });

describe('productOverlap', () => {
  it('productOverlap is the share of common pieces, 0 for empty documents', () => {
    expect(productOverlap([piece('a', 90), piece('b', 10)], [piece('a', 90), piece('c', 10)])).toBeCloseTo(90 / 110);
    expect(productOverlap([piece('a', 90)], [])).toBe(0);
    expect(productOverlap([], [])).toBe(0);
  });

  it('productOverlap is between 0 and 1, symmetric, and 1 for a document with itself', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const share = productOverlap(one, other);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share).toBe(productOverlap(other, one));
        expect(productOverlap(one, [...one].reverse())).toBe(one.some(({ quantity }) => quantity > 0) ? 1 : 0);
      }),
    );
  });
});

describe('closestDocuments', () => {
  const order = { date: '2026-11-15T08:00:00Z', total: money(100_000) };
  const doc = (number: string, date: string, total: number) => ({ number, date, total: money(total), comment: null });

  it('closestDocuments ranks a close total before a close date', () => {
    const docs = [
      doc('far', '2026-11-28T08:00:00Z', 100_000),
      doc('other', '2026-11-15T08:00:00Z', 10_000),
      doc('near', '2026-11-16T08:00:00Z', 98_000),
    ];
    expect(closestDocuments(order, docs, 2).map(({ number }) => number)).toEqual(['near', 'far']);
  });

  it('closestDocuments includes documents with a total of 0', () => {
    expect(closestDocuments({ ...order, total: money(0) }, [doc('free', order.date, 0)], 3)).toHaveLength(1);
  });
});
