import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const wedding = {
  name: 'Весілля <b>Олени</b>',
  date: '25.12.2040',
  spare: '10',
  piece: ['Букет на стіл', 'Арка', ''],
  count: ['12', '2', '1'],
  stems: ['фрідом 60 – 7 стебел\nгортензія 1', 'freedom 60 - 50', ''],
};
const form = 'main form#event';
const sheet = 'main form#event-lines';
let buyer: Customer;

const fieldsOf = (page: Page, name: string) =>
  page.html
    .querySelectorAll(`${form} [name=${name}]`)
    .map((field) => field.getAttribute('value') ?? field.text.replace(/^\n/, ''));
const rowsOf = (page: Page) => page.html.querySelectorAll(`${sheet} li`);
const calculate = async (changes: Record<string, string | string[]> = {}, customer = buyer, prefix = '') =>
  await customer.submit(await customer.get(`${prefix}/event`), form, { ...wedding, intent: 'calculate', ...changes });
const errorOf = (page: Page, id: string) => page.html.querySelector(`#${id}-error`)?.text ?? '';

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
}, 70_000);

describe('Event calculator', () => {
  it('GET /event redirects visitors to login with the whole event in the address', async () => {
    const visitor = await new Customer(url).get('/event?e=abc', { follow: false });
    expect(visitor.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent('/event?e=abc')}`);
  });

  it.each([
    ['', 'Калькулятор події', '184 стебла, із запасом 203 стебла', 'за'],
    ['/en', 'Event calculator', '184 stems, 203 stems with spare', 'in'],
    ['/ru', 'Калькулятор события', '184 стебля, с запасом 203 стебля', 'через'],
  ])(
    'POST %s/event sums a flower of several pieces, with spare, in whole packs at the price of today',
    async (prefix, title, amount, days) => {
      const { customer } = await registerCustomer(url);
      const page = await calculate({}, customer, prefix);
      expect(page.path).toMatch(new RegExp(`^${prefix}/event\\?e=[\\w-]+$`));
      expect(page.html.querySelector('h1')?.text).toBe(title);
      const rose = rowsOf(page).find((row) => row.text.includes(amount));
      expect(rose?.text).toContain('Freedom, 60');
      const pack = Number(/(?:пачка|pack of) (\d+)/.exec(rose?.text ?? '')?.[1]);
      const packs = Number(rose?.querySelector('input[name=quantity]')?.getAttribute('value'));
      const inStock = Number(
        /(?:є|есть|in stock)?\s?([\d\s,]+)\s?(?:шт|pcs)(?: in stock)?$/
          .exec(rose?.querySelector('.choice')?.text ?? '')?.[1]
          ?.replace(/\D/g, ''),
      );
      expect(packs).toBeGreaterThan(0);
      expect(packs).toBeLessThanOrEqual(Math.ceil(203 / pack));
      if (inStock >= Math.ceil(203 / pack) * pack) expect(packs).toBe(Math.ceil(203 / pack));
      expect(page.html.querySelector('#event-sum')?.text).toBe(wedding.name);
      expect(page.html.querySelector('main b')).toBeNull();
      expect(wordsOf(page)).toMatch(new RegExp(`2040.{0,6} ${days} \\d`));
    },
    70_000,
  );

  it('POST /event is kept with the account and in the link, which opens on another device and changes nothing there', async () => {
    const page = await calculate();
    expect(wordsOf(page)).toContain('У вашому обліковому записі, на всіх пристроях, і в посиланні.');
    expect(fieldsOf(await buyer.get('/event'), 'piece')).toEqual(['Букет на стіл', 'Арка']);
    const { customer: other } = await registerCustomer(url);
    const opened = await other.get(page.path);
    expect(fieldsOf(opened, 'stems')).toEqual(wedding.stems.slice(0, 2));
    expect(fieldsOf(opened, 'date')).toEqual(['2040-12-25']);
    expect(wordsOf(opened)).toContain('Лише в посиланні.');
    expect(fieldsOf(await other.get('/event'), 'piece')).toEqual(['']);
    await other.submit(opened, 'main form:has([value=keep])', { intent: 'keep' });
    expect(fieldsOf(await other.get('/event'), 'piece')).toEqual(['Букет на стіл', 'Арка']);
    await other.submit(await other.get('/event'), form, { intent: 'clear' });
    expect(fieldsOf(await other.get('/event'), 'piece')).toEqual(['']);
  }, 70_000);

  it('POST /event of another event than the kept one is not saved over it, and says so', async () => {
    const { customer, phone } = await registerCustomer(url);
    const blank = await customer.get('/event');
    await calculate({}, customer);
    const onPhone = new Customer(url);
    await onPhone.signIn(phone, password);
    expect(fieldsOf(await onPhone.get('/event'), 'piece')).toEqual(['Букет на стіл', 'Арка']);
    const other = await onPhone.submit(blank, form, { ...wedding, name: 'Ювілей', intent: 'calculate' });
    expect(wordsOf(other)).toContain('В обліковому записі збережено іншу подію');
    expect(fieldsOf(await customer.get('/event'), 'name')).toEqual([wedding.name]);
    await onPhone.submit(other, 'main form:has([value=keep])', { intent: 'keep' });
    expect(fieldsOf(await customer.get('/event'), 'name')).toEqual(['Ювілей']);
  }, 70_000);

  it.each(['abc', '%00', 'a'.repeat(4_001), 'eNoDAAAAAAE'])(
    'GET /event?e=%s says that the link is broken and offers a form',
    async (link) => {
      const { customer } = await registerCustomer(url);
      const page = await customer.get(`/event?e=${link}`);
      expect([page.status, wordsOf(page).includes('Це посилання обрізане або пошкоджене')]).toEqual([200, true]);
      expect(page.html.querySelector(form)).not.toBeNull();
    },
    70_000,
  );

  it('POST /event with wrong fields answers 422 at each field and keeps everything typed', async () => {
    const page = await calculate({
      date: '31.02.2027',
      spare: '900',
      count: ['10000', '0', '1'],
      stems: ['фрідом 60 – 0,5 стебла', 'фрідом 60', ''],
    });
    expect(page.status).toBe(422);
    expect(errorOf(page, 'date')).toContain('Такої дати немає.');
    expect(errorOf(page, 'spare')).toContain('від 0 до 100');
    expect(errorOf(page, 'count-1')).toContain('від 1 до');
    expect(errorOf(page, 'stems-0')).toContain('ціле число: «фрідом 60 – 0,5 стебла»');
    expect(errorOf(page, 'stems-1')).toContain('Скільки стебел у рядку «фрідом 60»?');
    expect(fieldsOf(page, 'date')).toEqual(['31.02.2027']);
    expect(fieldsOf(page, 'stems')).toEqual(['фрідом 60 – 0,5 стебла', 'фрідом 60']);
    expect(rowsOf(page)).toEqual([]);
  });

  it.each([
    ['spare', { spare: '-5' }, 'spare'],
    ['stems', { stems: ['фрідом 60 – 1001', '', ''] }, 'stems-0'],
    ['no flowers', { stems: ['', '', ''] }, 'stems-0'],
    ['flowers of 60,000 characters', { stems: ['та 1 '.repeat(12_000), '', ''] }, 'stems-0'],
    ['pieces', { count: ['10001', '1', '1'] }, 'count-0'],
  ])('POST /event refuses wrong %s', async (_name, changes, id) => {
    const page = await calculate(changes);
    expect([page.status, errorOf(page, id) !== '']).toEqual([422, true]);
  });

  it('POST /event with a day in the past counts and says so', async () => {
    const page = await calculate({ date: '2020-02-14' });
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('14 лютого 2020 р.: цей день уже минув');
  });

  it('POST /event names flowers that are unknown, and counts what is in doubt once it is chosen', async () => {
    const page = await calculate({ stems: ['біла еустома 3\nескімо 2', '', ''] });
    expect(wordsOf(page)).toContain('Не знайшли й не порахували: ескімо');
    expect(wordsOf(page)).toContain('Ще без квітів: Арка.');
    const doubt = rowsOf(page).find((row) => row.text.includes('біла еустома: 36 стебел'));
    expect(doubt?.querySelectorAll('input[type=radio]').length).toBeGreaterThan(2);
    expect(doubt?.text).toContain('Підходить кілька. Виберіть, що саме:');
    expect(doubt?.querySelector('input[checked]')).toBeNull();
    expect(wordsOf(page)).toContain('Чекають вибору й ще не пораховані: біла еустома.');
    expect(wordsOf(page)).toMatch(/Сума сьогодні\s*0,00/);
  });

  it('POST /event adds and removes pieces without losing what is typed, right or wrong', async () => {
    const typed = { ...wedding, count: ['дванадцять', '2', '1'], piece: ['Букет', 'Арка', 'Вінок'] };
    const more = await buyer.post('/event', { ...typed, intent: 'addPiece' });
    expect(more.status).toBe(200);
    expect(fieldsOf(more, 'piece')).toEqual(['Букет', 'Арка', 'Вінок', '']);
    expect(fieldsOf(more, 'count')).toEqual(['дванадцять', '2', '1', '1']);
    const less = await buyer.post('/event', { ...typed, removePiece: '1' });
    expect(fieldsOf(less, 'piece')).toEqual(['Букет', 'Вінок']);
    expect(fieldsOf(less, 'stems')).toEqual([wedding.stems[0], '']);
    expect((await buyer.post('/event', { ...wedding, intent: 'explode' })).status).toBe(400);
  });

  it('POST /event of its order sheet adds whole packs and redirects to checkout', async () => {
    const { customer } = await registerCustomer(url);
    const page = await calculate({ stems: ['фрідом 60 – 2', '', ''], count: ['10', '1', '1'] }, customer);
    const quantity = page.html.querySelector(`${sheet} input[name=quantity]`)?.getAttribute('value') ?? '';
    const cart = await customer.submit(page, sheet, { quantity });
    expect(cart.path).toBe('/checkout');
    expect(cart.html.querySelectorAll('main form input[name=itemId]').length).toBeGreaterThan(0);
  }, 70_000);

  it('POST /event of its order sheet with a wrong quantity answers 422 with the event and the sheet as they were', async () => {
    const page = await calculate({ stems: ['фрідом 60 – 2', '', ''] });
    const answer = await buyer.submit(page, sheet, { quantity: '1,5' });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer, 'stems')[0]).toBe('фрідом 60 – 2');
    expect(answer.html.querySelector(`${sheet} input[name=quantity]`)?.getAttribute('value')).toBe('1,5');
  });

  it('GET /event/print has the pieces and their stems without any price, and leads to the calculator without an event', async () => {
    const page = await calculate();
    const href = page.html.querySelector('main a[href^="/event/print"]')?.getAttribute('href') ?? '';
    const print = await buyer.get(href);
    expect(print.html.querySelector('h1')?.text).toBe(wedding.name);
    expect(wordsOf(print)).toContain('Букет на стіл × 12');
    expect(wordsOf(print)).toContain('фрідом 60 – 7 стебел');
    expect(wordsOf(print)).not.toMatch(/грн|UAH|\d,\d\d/);
    expect(print.html.querySelector(`main a[href="${page.path.split('#')[0] ?? ''}"]`)).not.toBeNull();
    const { customer } = await registerCustomer(url);
    expect((await customer.get('/event/print')).path).toBe('/event');
  }, 70_000);

  it('GET /quick-order has a quiet link to the calculator', async () => {
    expect((await buyer.get('/ru/quick-order')).html.querySelector('main a[href="/ru/event"]')).not.toBeNull();
  });

  it('POST /event that fits neither the link nor the browser is counted, and says how much too long it is', async () => {
    let seed = 7;
    const letter = () => String.fromCharCode(0x430 + ((seed = (seed * 48_271) % 2_147_483_647) % 32));
    const random = () => Array.from({ length: 60 }, letter).join('');
    const piece = Array.from({ length: 30 }, random);
    const stems = piece.map((_, at) => `фрідом 60 – ${at + 1}\nфрідом 50 – ${at + 3}\n${random()} ${random()} 5`);
    const page = await calculate({ piece, count: piece.map(() => '1'), stems });
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toMatch(/Ніде: у посилання вміщається 4\s000 знаків, а тут \d\s\d{3}\./);
    expect(rowsOf(page).length).toBeGreaterThan(1);
  });
});
