import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { addDays, kyivDay, kyivMoment } from '~server/domain/kyiv-time';
import { createDebtsFile } from './debts-file.server';
import { loadDebtsPage } from './debts.server';

const list = 'GET /documents?documentType=order&documentType=proforma&documentType=sale&documentType=expenseInvoice';
const daysAgo = (days: number) => kyivMoment(addDays(kyivDay(new Date()), -days), '00:01').toISOString();
const settings = {
  PAYMENT_RECIPIENT: 'ТОВ «Ромашка»',
  PAYMENT_IBAN: 'UA469999990000026001234567890',
  PAYMENT_CODE: '12345678',
};

function contextOf(documents: unknown[], me: unknown, total = documents.length) {
  const pages: [string, unknown][] = Array.from({ length: 20 }, (_, index) => [
    `${list}&page=${index + 1}&perPage=100`,
    { data: documents, meta: { page: index + 1, perPage: 100, total } },
  ]);
  const account = { id: 1, firstName: 'Олена', lastName: 'Коваль', phone: '+380501112233', creditLimit: 20_000 };
  return fakeContext(
    {
      ...Object.fromEntries(pages),
      'GET /customers/me': typeof me === 'number' ? { data: { ...account, balance: me } } : me,
    },
    { language: 'en', isSignedIn: true, settings },
  );
}

const view = async (documents: unknown[], me: unknown = -6_800) => (await loadDebtsPage(contextOf(documents, me))).view;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('The page of what is unpaid', () => {
  const documents = [
    wireDocument({ id: 'new', date: daysAgo(0), total: 1000 }),
    wireDocument({ id: 'old', number: 'ВН-7', documentType: 'expenseInvoice', date: daysAgo(40), total: 3000 }),
  ];

  it('lists each with its age and the way to its payment code, oldest first', async () => {
    const { debts, ages } = await view(documents);
    expect(debts.map(({ age, isOld, total, payHref }) => [age, isOld, plain(total), payHref])).toEqual([
      ['40 days', true, '3,000.00 UAH', '/en/history?id=old#payment'],
      ['today', false, '1,000.00 UAH', '/en/orders?id=new#payment'],
    ]);
    expect(ages.map(({ label, total, fraction }) => [label, plain(total), fraction])).toEqual([
      ['Up to 7 days', '1,000.00 UAH', 0.25],
      ['8–14 days', '0.00 UAH', 0],
      ['15–30 days', '0.00 UAH', 0],
      ['Over 30 days', '3,000.00 UAH', 0.75],
    ]);
  });

  it.each([
    [-4_000, ['Unpaid documents 4,000.00 UAH', 'Debt on your account 4,000.00 UAH'], /equals the sum/],
    [
      -6_800,
      ['Unpaid documents 4,000.00 UAH', 'Debt on your account 6,800.00 UAH', 'Difference 2,800.00 UAH'],
      /owes more/,
    ],
    [
      -100,
      ['Unpaid documents 4,000.00 UAH', 'Debt on your account 100.00 UAH', 'Difference −3,900.00 UAH'],
      /owes less/,
    ],
    [
      500,
      ['Unpaid documents 4,000.00 UAH', 'Prepaid on your account 500.00 UAH', 'Difference −4,500.00 UAH'],
      /owes less/,
    ],
    [new Response('busy', { status: 503 }), ['Unpaid documents 4,000.00 UAH'], /not known right now/],
  ])('compares the sum with a balance of %j', async (balance, sums, note) => {
    const page = await view(documents, balance);
    expect(page.sums.map(({ label, value }) => `${label} ${plain(value)}`)).toEqual(sums);
    expect(page.notes).toEqual([expect.stringMatching(note)]);
  });

  it.each([0, -50])('neither lists nor adds up a document whose total is %d', async (total) => {
    const { debts, sums } = await view(
      [...documents, wireDocument({ id: 'nothing', date: daysAgo(3), total })],
      -4_000,
    );
    expect(debts.map(({ id }) => id)).toEqual(['old', 'new']);
    expect(plain(sums[0]?.value ?? '')).toBe('4,000.00 UAH');
  });

  it('lists a document without a total and does not add it up', async () => {
    const { debts, sums, notes } = await view([...documents, wireDocument({ id: 'none', total: null })], -4_000);
    expect(debts.map(({ total }) => total)).toContain('no total given');
    expect(plain(sums[0]?.value ?? '')).toBe('4,000.00 UAH');
    expect(notes).toContain('Documents without a total are not added up.');
  });

  it('reads at most ten pages of documents and says so', async () => {
    const ctx = contextOf([wireDocument({ date: daysAgo(1) })], -6_800, 2_500);
    const { view: page } = await loadDebtsPage(ctx);
    expect(ctx.calls.filter((call) => call.startsWith('GET /documents'))).toHaveLength(10);
    expect(page.notes).toContain('The 1,000 newest documents were looked through. Ask us about older ones.');
  });

  it('is not shown when the documents cannot be loaded', async () => {
    const ctx = fakeContext(
      { [`${list}&page=1&perPage=100`]: new Response('busy', { status: 503 }) },
      { isSignedIn: true },
    );
    await expect(loadDebtsPage(ctx)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('as a file has a line a document with its purpose of payment', async () => {
    const request = new Request('https://shop.example/en/debts.csv');
    const response = await createDebtsFile({ ctx: contextOf(documents, -1), request, params: {} });
    const [head, line, , end] = (await response.text()).split('\r\n');
    expect(head).toBe('Document type;Number;Date;Days;Payment status;Total, UAH;Purpose of payment');
    expect(line).toMatch(
      /^[^;]+;ВН-7;\d\d\.\d\d\.\d{4};40;Awaiting payment;3000,00;Оплата за товар згідно рахунку № ВН-7 від \d\d\.\d\d\.\d{4}$/,
    );
    expect(end).toBe('');
  });
});
