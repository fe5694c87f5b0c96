import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadPrintout } from './printout.server';

const account = {
  id: 1,
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380501112233',
  customerCode: 'К-17',
  salesRepresentative: { name: 'Ірина', phone: '+380671234567' },
};

const payment = {
  PAYMENT_RECIPIENT: 'ТОВ «Ромашка»',
  PAYMENT_IBAN: 'UA469999990000026001234567890',
  PAYMENT_CODE: '12345678',
};

async function open(
  document: Parameters<typeof wireDocument>[0],
  wanted: string | null = null,
  me: unknown = { data: account },
  settings: Readonly<Record<string, string>> = {},
) {
  const ctx = fakeContext(
    { 'GET /documents/d1': { data: wireDocument(document) }, 'GET /customers/me': me },
    { isSignedIn: true, settings },
  );
  return loadPrintout({ ctx, request: new Request('https://shop.example/printDocument/d1'), params: {} }, 'd1', wanted);
}

describe('the printout of a document', () => {
  it.each([
    ['order', 'Рахунок-проформа', '/pdf/proforma/d1', 2, '/orders?id=d1'],
    ['expenseInvoice', 'Видаткова накладна', '/pdf/invoice/d1', 2, '/history?id=d1'],
    ['claimAct', 'Акт рекламації', '/pdf/claim-act/d1', 1, '/history?id=d1'],
    ['creditNote', 'creditNote', null, 1, '/history?id=d1'],
    ['return', 'Повернення', '/pdf/claim-act/d1', 1, '/history?id=d1'],
    ['waybillInvoice', 'Товарно-транспортна накладна', '/pdf/invoice/d1', 1, '/history?id=d1'],
  ])(
    'prints a document of the type %s under the title %s',
    async (documentType, name, pdfHref, printouts, closeHref) => {
      const { printout } = await open({ documentType });
      expect(printout).toMatchObject({ title: `${name} №\u00a0ЗМ-001204`, pdfHref, closeHref });
      expect(printout.kinds).toHaveLength(printouts);
      expect(printout.clientInvoiceHref).toBe(printouts === 2 ? '/pdf/client-invoice/d1' : null);
    },
  );

  it.each([
    ['writeOff', 'Списання'],
    ['transfer', 'Переміщення'],
    ['markdown', 'Уцінка'],
    ['supply', 'Надходження'],
    ['showcasing', 'Виставлення на вітрину'],
    ['revaluation', 'Переоцінка'],
    ['inventorization', 'Інвентаризація'],
    ['creditNote', 'creditNote'],
  ])(
    'prints a document of the type %s, which asks for no money, as «%s» without payment details',
    async (type, name) => {
      const { title, printout } = await open(
        { documentType: type, paymentStatus: null },
        null,
        { data: account },
        payment,
      );
      expect([title, printout.title]).toEqual(Array(2).fill(`${name} №\u00a0ЗМ-001204`));
      expect(printout).toMatchObject({ payment: null, pdfHref: null, lines: [{ name: 'Freedom' }] });
      await expect(open({ documentType: type }, 'paymentInformation')).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it('contains both parties, every field and every line', async () => {
    const { printout } = await open({});
    expect(printout.parties[0]?.lines).toHaveLength(3);
    expect(printout.parties[1]).toEqual({
      role: 'Покупець',
      name: 'Олена Коваль',
      lines: ['Код клієнта: К-17', '+380 50 111 22 33'],
    });
    expect(printout.facts.map(({ label }) => label)).toEqual([
      'Вид документа',
      'Статус',
      'Статус оплати',
      'Спосіб доставки',
      'Планова доставка',
      'Адреса',
      'Спосіб оплати',
      'Коментар',
    ]);
    expect(printout.lines).toEqual([
      {
        id: '7',
        name: 'Freedom',
        details: 'Los Nevados · HB, пів коробки · курс валюти 42,15',
        quantity: '50',
        price: '38,40',
        discount: '0,00',
        total: '1\u00a0920,00',
      },
    ]);
    expect(printout.sums.map(({ key }) => key)).toEqual(['quantity', 'gross', 'correction', 'difference', 'total']);
    expect(printout.signatures).toEqual(['Виписав(-ла): підпис, прізвище']);
  });

  it('shows on the payment form the amount, its purpose and who knows the bank details', async () => {
    const { printout } = await open({}, 'paymentInformation');
    expect(printout.payment?.notes).toEqual([
      'До сплати: 4\u00a0312,50\u00a0грн',
      'Призначення платежу: оплата за документом № ЗМ-001204 від 21 листопада 2026 р., код клієнта К-17.',
      'Реквізити для оплати надасть Ірина, +380 67 123 45 67.',
    ]);
    expect(printout.signatures).toEqual([]);
  });

  it('is printed while the account cannot be loaded', async () => {
    const { printout } = await open({}, 'paymentInformation', new Response('busy', { status: 503 }));
    expect(printout.parties.map(({ role }) => role)).toEqual(['Постачальник']);
    expect(printout.payment?.notes).toEqual([
      'До сплати: 4\u00a0312,50\u00a0грн',
      'Призначення платежу: оплата за документом від 21 листопада 2026 р. № ЗМ-001204.',
      expect.stringMatching(/^Реквізити для оплати надасть /),
    ]);
  });

  it('requests the unpaid amount after a cancelled payment', async () => {
    expect((await open({ paymentStatus: 'cancelled' }, 'paymentInformation')).printout.payment?.notes[0]).toMatch(
      /^До сплати/,
    );
  });

  it.each([{ paymentStatus: 'paid' }, { status: 'canceled' }])('requests no payment for %j', async (changes) => {
    expect((await open(changes, 'paymentInformation')).printout.payment?.notes).toEqual([
      'За цим документом нічого сплачувати не потрібно.',
    ]);
  });

  it.each(['proforma', 'paymentInformation'])(
    'has the payment code on the form %s of an unpaid order',
    async (kind) => {
      const { printout } = await open({}, kind, { data: account }, payment);
      expect(printout.payment?.code?.href).toMatch(/^https:\/\/bank\.gov\.ua\/qr\/[\w-]+$/);
    },
  );

  it('has the payment code on an unpaid expense invoice, and none on a paid one, a waybill and a claim act', async () => {
    const codeOf = async (document: Parameters<typeof wireDocument>[0]) =>
      (await open(document, null, { data: account }, payment)).printout.payment?.code?.href;
    expect(await codeOf({ documentType: 'expenseInvoice' })).toBeDefined();
    expect(await codeOf({ documentType: 'expenseInvoice', paymentStatus: 'paid' })).toBeUndefined();
    expect(await codeOf({ documentType: 'waybillInvoice' })).toBeUndefined();
    expect(await codeOf({ documentType: 'claimAct' })).toBeUndefined();
  });

  it.each(['claimAct', 'poem', ''])('answers 404 for the form “%s” of an order', async (wanted) => {
    await expect(open({}, wanted)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
