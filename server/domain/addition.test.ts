import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerDocument } from '../contract/documents';
import { openWindowOf, parseAddition, writeAddition } from './addition';
import { wireDocument } from './document.fixture';
import { referenceEachOther } from './match-invoices';

const cutOffHours = { pickup: 0, delivery: 2, specialDelivery: 2, novapost: 4, bus: 4 };
const now = new Date('2026-11-20T08:30:00Z');

describe('the comment of an order that is added to another one', () => {
  it('comes back in its parts, whatever the customer wrote', () => {
    const number = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'));
    fc.assert(
      fc.property(number, fc.string({ unit: 'grapheme' }), (of, text) => {
        expect(parseAddition(writeAddition(of, text))).toEqual({ number: of, text });
      }),
    );
    expect(writeAddition('ЗМ-001204', 'Подзвоніть')).toBe('Разом із замовленням № ЗМ-001204\nПодзвоніть');
    expect(writeAddition('ЗМ-001204', '')).toBe('Разом із замовленням № ЗМ-001204');
    expect(writeAddition(null, 'Подзвоніть')).toBe('Подзвоніть');
  });

  it('makes neither the order nor its invoice a document of the other order', () => {
    const first = { number: 'ЗМ-001204', comment: null };
    const invoice = { number: 'ВН-000077', comment: 'Разом із замовленням № ЗМ-001204\nза замовленням ЗМ-001205' };
    expect(referenceEachOther(first, { number: 'ЗМ-001205', comment: writeAddition(first.number, '') })).toBe(false);
    expect(referenceEachOther(first, invoice)).toBe(false);
    expect(referenceEachOther({ number: 'ЗМ-001205', comment: null }, invoice)).toBe(true);
  });
});

describe('the window in which an order can be added to', () => {
  it.each<[string, Parameters<typeof wireDocument>[0], boolean]>([
    ['of an accepted order', {}, true],
    ['of an order that is being assembled', { status: 'inWork' }, false],
    ['of a cancelled order', { status: 'canceled' }, false],
    ['of an invoice', { documentType: 'expenseInvoice' }, false],
    ['that begins within the lead of its delivery', { scheduledDeliveryDate: '2026-11-20T10:00:00Z' }, false],
    ['that has passed', { scheduledDeliveryDate: '2026-11-19T10:00:00Z' }, false],
    ['without an hour', { scheduledDeliveryDate: '2026-11-21' }, false],
    ['of an unknown delivery', { deliveryType: 'drone' }, false],
  ])('%s', (_, changes, isOpen) => {
    const order = customerDocument.parse(
      wireDocument({ status: 'accepted', scheduledDeliveryDate: '2026-11-20T12:00:00Z', ...changes }),
    );
    const window = { deliveryDate: '2026-11-20', deliveryTime: '14:00-16:00' };
    expect(openWindowOf(order, now, cutOffHours)).toEqual(isOpen ? window : null);
  });
});
