import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadReceiving } from './receiving.server';

const item = (productId: number, quantity: number, price = 40) => ({
  id: productId,
  product: { id: productId, name: `Rose ${productId}` },
  manufacturer: { id: 3, name: 'Los Nevados' },
  quantity,
  price,
  total: quantity * price,
});
const order = wireDocument({ status: 'completed', comment: null, items: [item(1, 50), item(2, 50), item(3, 25)] });
const invoice = wireDocument({
  id: 'i1',
  number: 'ВН-001205',
  documentType: 'expenseInvoice',
  comment: 'Замовлення ЗМ-001204',
  items: [item(1, 25), item(2, 50, 44), item(4, 10)],
});
const account = {
  id: 1,
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380501112233',
  customerCode: 'К-17',
  salesRepresentative: { name: 'Ірина', phone: '+380671234567', email: 'iryna@example.com' },
};
const types = ['proforma', 'expenseInvoice', 'sale', 'waybillInvoice', 'claimAct', 'return']
  .map((type) => `documentType=${type}`)
  .join('&');
const after = `GET /documents?${types}&dateFrom=2026-11-21&dateTo=2026-12-05&perPage=100&page=1`;
const known: FakeAnswers = {
  'GET /documents/d1': { data: order },
  'GET /documents/i1': { data: invoice },
  'GET /customers/me': { data: account },
  [after]: { data: [invoice] },
};

function open(id: string, answers: FakeAnswers, search = '', settings: Record<string, string> = {}) {
  const ctx = fakeContext(answers, { isSignedIn: true, settings });
  return loadReceiving(
    { ctx, request: new Request(`https://shop.example/orders/delivered/${id}${search}`), params: { id } },
    id,
  );
}

async function compare(answers: FakeAnswers, search = '', settings: Record<string, string> = {}) {
  const { view } = await open('d1', answers, search, settings);
  if (view.kind !== 'compared') throw new Error('not compared');
  return view;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('comparing an order with its invoice', () => {
  it('marks short, missing, added and more expensive lines, and sums the differences', async () => {
    const view = await compare(known);
    expect(view.invoices).toMatchObject([{ id: 'i1', title: 'Видаткова накладна №\u00a0ВН-001205', isNamed: true }]);
    expect(
      view.different.map(({ name, marks, difference }) => [
        name,
        marks.map(({ word }) => word),
        difference?.replaceAll('\u00a0', ' '),
      ]),
    ).toEqual([
      ['Rose 1', ['бракує 25 шт'], '−1 000,00 грн'],
      ['Rose 2', ['дорожче на 200,00\u00a0грн'], '+200,00 грн'],
      ['Rose 3', ['немає в накладній'], '−1 000,00 грн'],
      ['Rose 4', ['не замовляли'], '+400,00 грн'],
    ]);
    expect(view.same).toEqual([]);
    expect(view.sums.map(({ key, value }) => `${key} ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'ordered 5 000,00 грн',
      'short −2 000,00 грн',
      'over +400,00 грн',
      'price +200,00 грн',
      'delivered 3 600,00 грн',
      'difference −1 400,00 грн',
    ]);
  });

  it('prepares the claim for the sales representative', async () => {
    const { claim } = await compare(known);
    const lines = claim?.text.split('\n').map((line) => line.replaceAll('\u00a0', ' ')) ?? [];
    expect(lines[0]).toBe('Рекламація. Замовлення № ЗМ-001204 від 21 листопада 2026 р.');
    expect(lines).toContain('Клієнт: Олена Коваль, К-17');
    expect(lines).toContain(
      '1. Rose 1, Los Nevados: замовлено 50 шт × 40,00 грн; у накладній 25 шт × 40,00 грн; бракує 25 шт (−1 000,00 грн).',
    );
    expect(lines).toContain('Різниця накладної із замовленням: −1 400,00 грн');
    expect(claim).toMatchObject({ person: 'Ірина, +380 67 123 45 67', isInLinks: true });
    expect(decodeURIComponent(claim?.mailHref ?? '')).toBe(
      `mailto:iryna@example.com?subject=Рекламація: Замовлення №\u00a0ЗМ-001204&body=${(claim?.text ?? '').replaceAll('\n', '\r\n')}`,
    );
    expect(claim?.smsHref).toMatch(/^sms:\+380671234567\?body=%/);
  });

  it('distinguishes two lengths of one variety, also in the claim', async () => {
    const product = (id: number, lengthCm: number) => ({
      id,
      name: 'Rose',
      productType: 'product',
      kind: 'product',
      attributes: { lengthCm },
    });
    const productsCall = 'GET /products?ids=1%2C2%2C3%2C4&page=1&perPage=100';
    const view = await compare({ ...known, [productsCall]: { data: [product(1, 50), product(2, 70)] } });
    expect(view.different.map(({ name }) => name)).toEqual([
      'Rose 1, 50\u00a0см',
      'Rose 2, 70\u00a0см',
      'Rose 3',
      'Rose 4',
    ]);
    expect(view.claim?.text).toContain('1. Rose 1, 50\u00a0см, Los Nevados: ');
  });

  it.each([
    ['2026-11-21T10:00:00Z', {}, 'Надішліть її одразу після отримання товару.'],
    ['2026-11-21T10:00:00Z', { CLAIM_HOURS: '24' }, 'протягом 24 годин після отримання товару. Лишилося 22 години.'],
    ['2026-11-22T07:01:00Z', { CLAIM_HOURS: '24' }, 'протягом 24 годин після отримання товару. Лишилася 1 година.'],
    ['2026-11-23T09:00:00Z', { CLAIM_HOURS: '1' }, 'протягом 1 години після отримання товару. Цей час минув'],
  ])('says at %s until when to claim with the settings %o: %s', async (now, settings, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const delivered = { ...order, scheduledDeliveryDate: '2026-11-21T08:02:00Z' };
    const { claim } = await compare({ ...known, 'GET /documents/d1': { data: delivered } }, '', settings);
    expect(claim?.when).toContain(words);
  });

  it('addresses the shop without a representative, and leaves an overlong text out of the links', async () => {
    const long = wireDocument({ ...order, items: Array.from({ length: 80 }, (_, index) => item(index + 100, 50)) });
    const { claim } = await compare({
      ...known,
      'GET /documents/d1': { data: long },
      'GET /customers/me': { data: { ...account, salesRepresentative: null } },
    });
    expect(claim).toMatchObject({ isInLinks: false });
    expect(claim?.mailHref).toMatch(/^mailto:[^?]+\?subject=[^&]+$/);
    expect(claim?.smsHref).not.toContain('body');
    expect(claim?.text.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(83);
  });

  it.each([
    [null, []],
    ['Дзвоніть', []],
    ['Заміни: зателефонувати', ['заміна лише після дзвінка']],
    ['Заміни: не замінювати', ['заміна не дозволена']],
    ['Заміни: той самий колір і довжина, до +10 %', ['заміна дозволена']],
    ['Дзвоніть\nЗаміни: той самий колір і довжина, до +10 %\n– не замінювати: Rose 3, 60 см', ['заміна не дозволена']],
    // The note names a line that the order has no longer: this may be it.
    ['Заміни: зателефонувати\n– не замінювати: Rose 9, 60 см', []],
  ])('says of a replaced line whether an order with the comment %j allows it', async (comment, replacements) => {
    const product = (id: number) => ({
      id,
      name: `Rose ${id}`,
      productType: 'product',
      kind: 'product',
      categoryId: 5,
      attributes: { lengthCm: id < 3 ? 90 : 60, color: 'red' },
    });
    const view = await compare({
      ...known,
      'GET /documents/d1': { data: { ...order, comment } },
      'GET /products?ids=1%2C2%2C3%2C4&page=1&perPage=100': { data: [1, 2, 3, 4].map(product) },
    });
    const marks = view.different.map((line) => line.marks.map(({ word }) => word));
    expect(marks.slice(2)).toEqual([['немає в накладній', ...replacements], ['не замовляли']]);
    for (const words of replacements) expect(view.claim?.text).toContain(`немає в накладній; ${words} (`);
  });

  it('finds the line of a note where only the names of products tell their lengths', async () => {
    const comment = 'Заміни: той самий колір і довжина, до +10 %\n– не замінювати: Rose 3, 60 см';
    const product = (id: number) => ({
      id,
      name: `Rose ${id} ${id < 3 ? 90 : 60} см`,
      productType: 'product',
      kind: 'product',
      categoryId: 5,
    });
    const view = await compare({
      ...known,
      'GET /documents/d1': { data: { ...order, comment } },
      'GET /products?ids=1%2C2%2C3%2C4&page=1&perPage=100': { data: [1, 2, 3, 4].map(product) },
    });
    expect(view.different.flatMap(({ marks }) => marks.map(({ word }) => word))).toContain('заміна не дозволена');
  });

  it('has no claim when everything arrived as ordered', async () => {
    const view = await compare({ ...known, 'GET /documents/i1': { data: { ...invoice, items: order.items } } });
    expect(view).toMatchObject({ different: [], claim: null });
    expect(view.same).toHaveLength(3);
  });

  it('compares with the invoices that the customer selects, once each and at most four', async () => {
    const view = await compare(known, '?invoice=i1&invoice=i1');
    expect(view).toMatchObject({ isChosen: true, isCut: false, invoices: [{ id: 'i1' }] });
    const five = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((id) => [`GET /documents/${id}`, { data: { ...invoice, id } }]),
    );
    expect(await compare({ ...known, ...five }, '?invoice=a&invoice=b&invoice=c&invoice=d&invoice=e')).toMatchObject({
      isCut: true,
    });
  });

  it('reports that there is no invoice yet', async () => {
    const advice = {
      text: expect.stringMatching(/відвантаження\. Якщо квіти вже у вас, зателефонуйте: Ірина,$/) as string,
      phoneHref: 'tel:+380671234567',
    };
    expect(await compare({ ...known, [after]: { data: [] } })).toMatchObject({
      invoices: [],
      different: [],
      same: [{ expected: 50 }, { expected: 50 }, { expected: 25 }],
      claim: null,
      choices: [],
      advice,
    });
    const other = { ...invoice, comment: null, items: [item(9, 5)] };
    const chosen = await compare({ ...known, 'GET /documents/i1': { data: other }, [after]: { data: [other] } });
    expect(chosen).toMatchObject({
      invoices: [],
      choices: [{ id: 'i1' }],
      advice: { text: expect.stringContaining('виберіть накладну зі списку') as string },
    });
  });

  it.each(['?invoice=nobody', '?invoice=d1', '?invoice=..%2f..%2fcustomers%2fme'])(
    'answers 404 with %s',
    async (search) => {
      await expect(open('d1', known, search)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});

describe('opening the comparison from an invoice', () => {
  const before = 'GET /documents?documentType=order&dateFrom=2026-10-07&dateTo=2026-11-21&perPage=100&page=1';

  it('redirects to its order', async () => {
    const redirect = await open('i1', { ...known, [before]: { data: [order] } }).catch((thrown: unknown) => thrown);
    expect((redirect as Response).headers.get('location')).toBe('/orders/delivered/d1?invoice=i1');
  });

  it('offers the earlier orders when it references none', async () => {
    const stranger = { ...order, number: 'ЗМ-000001', items: [item(9, 5)] };
    const { view } = await open('i1', {
      ...known,
      'GET /documents/d1': { data: stranger },
      [before]: { data: [stranger] },
    });
    expect(view).toMatchObject({
      kind: 'unmatched',
      invoice: { id: 'i1' },
      orders: [{ href: '/orders/delivered/d1?invoice=i1' }],
    });
  });
});

it('the comparison is not offered for any other document', async () => {
  await expect(
    open('d1', { ...known, 'GET /documents/d1': { data: { ...order, documentType: 'claimAct' } } }),
  ).rejects.toMatchObject({ init: { status: 404 } });
});
