import type { Language } from '~/i18n/languages';
import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadOneDocument } from './one-document.server';

function open(answer: unknown, language: Language = 'uk', goods?: unknown) {
  const ctx = fakeContext(
    { 'GET /documents/d1': answer, 'GET /products?ids=42&page=1&perPage=100': goods },
    { language, isSignedIn: true },
  );
  return loadOneDocument(
    { ctx, request: new Request('https://shop.example/orders?id=d1'), params: {} },
    'orders',
    'd1',
  );
}

describe('the page of a document', () => {
  it('shows the fields of the specification, section 3', async () => {
    const { document, title } = await open({ data: wireDocument({ bonuses: 30 }) });
    expect(title).toBe('Замовлення №\u00a0ЗМ-001204');
    expect(document.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Спосіб доставки: Безкоштовна доставка на адресу',
      'Планова доставка: 21 листопада 2026 р., 10:00\u2060–\u206012:00',
      'Адреса: Київ, Хрещатик, 1',
      'Спосіб оплати: Банківським переказом',
      'Коментар: Подзвоніть',
    ]);
    expect(document.sums.map(({ label, value }) => `${label} ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Кількість 130 шт',
      'Сума без знижки 1 920,00 грн',
      'Бонуси −30,00 грн',
      'Коригування −20,00 грн',
      'Коригування постачальника 2 442,50 грн',
      'Разом 4 312,50 грн',
    ]);
    expect(document.items[0]).toMatchObject({
      href: '/product/42',
      manufacturer: 'Los Nevados',
      amount: '50 шт × 38,40\u00a0грн',
      container: 'HB, пів коробки',
      rate: 'курс валюти 42,15',
      picture: '/images/160/-/files/rose.jpg',
    });
  });

  it('shows the sum without discount where a discount and a correction cancel each other out', async () => {
    const { document } = await open({ data: wireDocument({ total: 1920, discount: 20, correction: 20, items: [] }) });
    expect(document.sums.map(({ label, value }) => `${label} ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Кількість 130 шт',
      'Сума без знижки 1 920,00 грн',
      'Знижка −20,00 грн',
      'Коригування 20,00 грн',
      'Разом 1 920,00 грн',
    ]);
  });

  it.each([
    [
      'Freedom, 60\u00a0cm',
      { data: [{ id: 42, name: 'Freedom', productType: 'product', kind: 'product', attributes: { lengthCm: 60 } }] },
    ],
    ['Freedom', { data: [] }],
    ['Freedom', new Response('busy', { status: 503 })],
  ])('shows the product name %s, with the length when the catalogue has the product', async (name, goods) => {
    expect((await open({ data: wireDocument() }, 'en', goods)).document.items).toMatchObject([{ name }]);
  });

  it('shows the hour outside of a time window, and no exchange rate for prices in UAH', async () => {
    const [item] = wireDocument().items ?? [];
    const { document } = await open({
      data: wireDocument({ scheduledDeliveryDate: '2026-11-21T08:30:00Z', items: item && [{ ...item, rate: 1 }] }),
    });
    expect(document.facts).toContainEqual({ label: 'Планова доставка', value: '21 листопада 2026 р., з 10:30' });
    expect(document.items).toMatchObject([{ rate: null }]);
  });

  it.each([
    [42.1, '42,10'],
    [42.15, '42,15'],
    [42.15083, '42,1508'],
  ])('writes the rate %d as banks do', async (rate, written) => {
    const [item] = wireDocument().items ?? [];
    const { document } = await open({ data: wireDocument({ items: item && [{ ...item, rate }] }) });
    expect(document.items).toMatchObject([{ rate: `курс валюти ${written}` }]);
  });

  it('shows the planned time of a pickup, and neither time nor payment of a cancelled order', async () => {
    const pickup = await open({ data: wireDocument({ deliveryType: 'pickup' }) });
    expect(pickup.document.facts.map(({ label }) => label)).toContain('Заплановане отримання');
    expect(pickup.document.printouts).toHaveLength(2);
    const { document } = await open({ data: wireDocument({ status: 'canceled' }) });
    expect(document.facts.map(({ label }) => label)).toEqual([
      'Спосіб доставки',
      'Адреса',
      'Спосіб оплати',
      'Коментар',
    ]);
    expect(document.printouts).toEqual([]);
  });

  it('leaves out amounts of zero', async () => {
    const { document } = await open({ data: wireDocument({ discount: 0, bonuses: 0, correction: 0, total: 1920 }) });
    expect(document.sums.map(({ key }) => key)).toEqual(['quantity', 'total']);
  });

  it('shows the discount of a line', async () => {
    const [item] = wireDocument().items ?? [];
    const { document } = await open({ data: wireDocument({ items: item && [{ ...item, total: 1728 }] }) });
    expect(document.items).toMatchObject([{ amount: '50 шт × 38,40\u00a0грн, знижка 192,00\u00a0грн' }]);
  });

  it.each([
    ['uk', 'Якщо не буде', 'Зателефонувати\nFreedom, 60 см: Не замінювати'],
    ['en', 'If it is not there', 'Call me\nFreedom, 60 см: Leave it out'],
    ['ru', 'Если не будет', 'Позвонить\nFreedom, 60 см: Не заменять'],
  ] as const)(
    'shows in %s what was chosen about substitutions apart from the comment',
    async (language, label, value) => {
      const comment = 'Подзвоніть\nЗаміни: зателефонувати\n– не замінювати: Freedom, 60 см';
      const { document } = await open({ data: wireDocument({ comment }) }, language);
      expect(document.facts.slice(-2)).toEqual([
        { label: expect.any(String) as string, value: 'Подзвоніть' },
        { label, value },
      ]);
    },
  );

  it('shows unknown values as they are and leaves out missing ones', async () => {
    const odd = wireDocument({
      documentType: 'creditNote',
      status: 'packing',
      deliveryType: 'drone',
      paymentStatus: null,
      discount: null,
      bonuses: null,
      correction: null,
      quantity: null,
      scheduledDeliveryDate: '2026-11-21',
      address: null,
      comment: null,
      items: [],
    });
    const { document } = await open({ data: odd }, 'en');
    expect(document).toMatchObject({
      title: 'creditNote No.\u00a0ЗМ-001204',
      status: { word: 'packing' },
      payment: null,
      items: [],
    });
    expect(document.facts).toEqual([
      { label: 'Delivery method', value: 'drone' },
      { label: 'Planned delivery', value: '21 November 2026' },
      { label: 'Payment method', value: 'Electronic transfer' },
    ]);
    expect(document.sums.map(({ key }) => key)).toEqual(['total']);
  });

  it('shows the contact for changing an order that is not started', async () => {
    const call = {
      text: expect.stringMatching(/^Змінити або скасувати .*: контакт-центр,$/) as string,
      phoneHref: expect.stringMatching(/^tel:/) as string,
    };
    expect((await open({ data: wireDocument({ status: 'accepted' }) })).document.change).toEqual(
      expect.objectContaining(call),
    );
    expect((await open({ data: wireDocument() })).document.change).toBeNull();
  });

  it.each(['failed', 'failure', 'cancelled'])(
    'explains what to do about a payment that is %s',
    async (paymentStatus) => {
      const { document } = await open({ data: wireDocument({ status: 'preliminary', paymentStatus }) });
      expect(document.unpaid).toMatchObject({
        call: { text: expect.stringMatching(/^Сплатіть за рахунком/) as string },
        href: '/printDocument/d1?sheet=paymentInformation',
      });
      expect((await open({ data: wireDocument({ status: 'canceled', paymentStatus }) })).document.unpaid).toBeNull();
      expect((await open({ data: wireDocument({ total: 0, paymentStatus }) })).document.unpaid).toBeNull();
      expect((await open({ data: wireDocument() })).document.unpaid).toBeNull();
    },
  );

  it.each([
    ['order', ['Рахунок-проформа', 'Інформація про оплату']],
    ['sale', ['Продаж', 'Інформація про оплату']],
    ['waybillInvoice', ['Товарно-транспортна накладна']],
    ['return', ['Повернення']],
    ['transfer', ['Переміщення']],
  ])('offers the sheets of a document of the type %s by their titles: %j', async (documentType, labels) => {
    const { document } = await open({ data: wireDocument({ documentType }) });
    expect(document.printouts.map(({ label }) => label)).toEqual(labels);
  });

  it('offers to receive an order from the day of its delivery on', async () => {
    const accepted = (scheduledDeliveryDate: string) =>
      open({ data: wireDocument({ status: 'accepted', scheduledDeliveryDate }) });
    expect((await accepted(new Date(Date.now() + 26 * 3_600_000).toISOString())).document.receiving).toBeNull();
    expect((await accepted(new Date().toISOString())).document.receiving).not.toBeNull();
    expect((await accepted('2026-11-01T08:00:00Z')).document.receiving).not.toBeNull();
  });

  it.each([400, 403, 404, 422])('answers 404 when the API answers %i', async (status) => {
    await expect(open(Response.json({ status, message: 'no' }, { status }))).rejects.toMatchObject({
      init: { status: 404 },
      data: { path: '/orders' },
    });
  });

  it('distinguishes an outage and a banned customer from a missing document', async () => {
    await expect(open(new Response('busy', { status: 503 }))).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(open(Response.json({ code: 'CUSTOMER_BANNED' }, { status: 403 }))).rejects.toMatchObject({
      kind: 'banned',
    });
  });
});
