import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import type { Language } from '~/i18n/languages';
import { customerDocument } from '~server/contract/documents';
import { toPaymentInformation, toPaymentView } from './payment-view.server';

const settings = {
  PAYMENT_RECIPIENT: 'ТОВ «Ромашка»',
  PAYMENT_IBAN: 'ua46 9999 9900 0002 6001 2345 6789 0',
  PAYMENT_CODE: '12345678',
};

function view(changes: Parameters<typeof wireDocument>[0], language: Language = 'uk') {
  const ctx = fakeContext({}, { language, settings, isSignedIn: true });
  return toPaymentView(ctx, customerDocument.parse(wireDocument(changes)), null);
}

describe('The payment of an unpaid document', () => {
  it('has each detail as a bank takes it', () => {
    expect(view({})?.rows.map(({ label, value, copy }) => [label, value.replaceAll('\u00a0', ' '), copy])).toEqual([
      ['Отримувач', 'ТОВ «Ромашка»', 'ТОВ «Ромашка»'],
      ['IBAN', 'UA469999990000026001234567890', 'UA469999990000026001234567890'],
      ['Код отримувача', '12345678', '12345678'],
      ...[1].map(() => {
        const purpose = 'Оплата за товар згідно рахунку № ЗМ-001204 від 21.11.2026';
        return ['Призначення платежу', purpose, purpose];
      }),
      ['Сума', '4 312,50 грн', '4312.50'],
    ]);
  });

  it('is read in the language of the page, except for its purpose', () => {
    expect(view({}, 'en')).toMatchObject({
      title: 'Payment',
      code: { name: 'Pay 4,312.50\u00a0UAH for document No. ЗМ-001204 in your bank’s app' },
    });
    expect(view({}, 'en')?.rows[3]?.value).toMatch(/^Оплата за товар/);
  });

  it('without a total has the account, no code, and says why', () => {
    const payment = view({ total: null });
    expect(payment?.code).toBeNull();
    expect(payment?.rows.map(({ key }) => key)).toEqual(['recipient', 'iban', 'code', 'purpose']);
    expect(payment?.notes).toEqual([
      'У документі не вказано суми, тому коду для оплати немає.',
      'Суму уточніть: Первоцвіт, +380 44 500 11 22.',
    ]);
  });

  it.each([
    [0, '0,00'],
    [-20, '−20,00'],
  ])('with a total of %d says that nothing is to be paid', (total, written) => {
    expect(view({ total })).toMatchObject({
      rows: [],
      code: null,
      notes: [`Сума документа ${written}\u00a0грн: сплачувати нічого, тому коду для оплати немає.`],
    });
  });

  it('warns of paying twice while a payment is being processed', () => {
    expect(view({ paymentStatus: 'processing' })?.notes).toEqual([
      'Оплата вже в дорозі. Платіть ще раз, лише якщо вона не пройде.',
    ]);
    expect(view({ paymentStatus: 'pending' })?.notes).toEqual([]);
  });

  it.each([
    { paymentStatus: 'paid' },
    { paymentStatus: 'success' },
    { status: 'canceled' },
    { documentType: 'writeOff', paymentStatus: null },
    { documentType: 'creditNote', paymentStatus: null },
  ])('is left out for %j', (changes) => {
    expect(view(changes)).toBeNull();
  });

  it('without the settings is left to the payment information, which says who knows the details', () => {
    const ctx = fakeContext({}, { isSignedIn: true });
    const document = customerDocument.parse(wireDocument({ total: null }));
    expect(toPaymentView(ctx, document, null)).toBeNull();
    expect(toPaymentInformation(ctx, document, null).notes).toEqual([
      'У документі не вказано суми, тому коду для оплати немає.',
      expect.stringMatching(/^Призначення платежу/),
      expect.stringMatching(/^Реквізити для оплати надасть/),
    ]);
  });
});
