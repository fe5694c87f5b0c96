import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, fill, keyOf, pickup } from '../support/at-checkout';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { newStoreUrl } from '../support/new-store-url';
import { startApi, type RunningApi } from '../support/start-api';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';

let api: RunningApi;
let portal: RunningPortal;
let owner: Customer;
/** Orders whose invoice has other items, and one that is as ordered. */
let paths: string[];

beforeAll(async () => {
  api = await startApi({ products: 240 });
  portal = await startPortal({
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    STORE_URL: newStoreUrl(),
    LOG_LEVEL: 'error',
    CLAIM_HOURS: '24',
    GTM_ID: 'GTM-TEST1',
  });
  owner = new Customer(portal.url);
  await owner.signIn('+380501112233', 'kvitka2026');
  const list = await owner.get('/history?documentType=expenseInvoice');
  const ids = list.html
    .querySelectorAll('main li a[href*="?id="]')
    .map((link) => (link.getAttribute('href') ?? '').replace(/^.*\?id=/, ''));
  const pages = await Promise.all(ids.slice(0, 3).map((id) => owner.get(`/orders/delivered/${id}`)));
  paths = pages.map(({ path }) => path.replace(/\?.*$/, ''));
  await waitForIndex(new Customer(portal.url));
}, 90_000);
afterAll(async () => {
  await portal.stop();
  await api.stop();
});

interface Line {
  readonly id: string;
  readonly expected: number;
}

const linesOf = (page: Page): Line[] =>
  page.html.querySelectorAll('form[id^=receipt] section li').map((line) => ({
    id: line.querySelector('input[name=itemId]')?.getAttribute('value') ?? '',
    expected: Number(line.querySelector('input[name=came]')?.getAttribute('placeholder')),
  }));
const boxOf = (page: Page, box: string, id: string) =>
  page.html.querySelector(`[id="${box}-${id}"]`)?.getAttribute('value') ?? '';
const textOf = (page: Page) => page.html.querySelector('main')?.text.replaceAll('\u00a0', ' ') ?? '';

/** Posts the boxes of a page with what was typed in some of them. */
function send(who: Customer, page: Page, intent: string, typed: Record<string, Partial<Record<string, string>>> = {}) {
  const lines = linesOf(page);
  const column = (box: string) => lines.map(({ id }) => typed[id]?.[box] ?? boxOf(page, box, id));
  const version = page.html.querySelector('form[id^=receipt] input[name=version]')?.getAttribute('value') ?? '';
  return who.post(page.path, {
    intent,
    version,
    itemId: lines.map(({ id }) => id),
    came: column('came'),
    bad: column('bad'),
    reason: lines.map(({ id }) => typed[id]?.['reason'] ?? ''),
  });
}

/** The lines that have pieces to come. */
const expectedLines = (page: Page) => linesOf(page).filter(({ expected }) => expected > 12) as [Line, Line, ...Line[]];

describe('Receiving an order', () => {
  it.each([
    ['', 'Приймання збережено', 'не прийшло 5 шт', 'зламані 11 шт', 'до рекламації', 'Не прийшло або погане: '],
    ['/en', 'What came is saved', '5 pcs did not come', '11 pcs broken', 'claimed', 'Did not come or is bad: '],
    ['/ru', 'Приёмка сохранена', 'не пришло 5 шт', 'сломаны 11 шт', 'к рекламации', 'Не пришло или плохое: '],
  ])(
    'POST %s/orders/delivered/… with two bad lines and the rest here keeps them and writes the claim',
    async (prefix, saved, short, broken, claimed, sum) => {
      const page = await owner.get(prefix + (paths[2] ?? ''));
      const [one, two] = expectedLines(page);
      const answer = await send(owner, page, 'allHere', {
        [one.id]: { came: String(one.expected - 5) },
        [two.id]: { came: '', bad: '11', reason: 'broken' },
      });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(saved);
      expect([short, broken].filter((words) => !textOf(answer).includes(words))).toEqual([]);
      const claim = answer.html.querySelector('main textarea[readonly]')?.text.replaceAll('\u00a0', ' ') ?? '';
      expect([short, broken, claimed, sum].filter((words) => !claim.includes(words))).toEqual([]);
      const again = await owner.get(page.path);
      for (const { id, expected } of linesOf(again))
        expect(boxOf(again, 'came', id)).toBe(String(id === one.id ? expected - 5 : expected));
      expect(boxOf(again, 'bad', two.id)).toBe('11');
    },
  );

  it('POST /orders/delivered/… with numbers that do not fit marks each line and loses nothing', async () => {
    const page = await owner.get(`/en${paths[1] ?? ''}`);
    const [one, two] = expectedLines(page);
    const answer = await send(owner, page, 'save', {
      [one.id]: { came: 'some' },
      [two.id]: { came: String(two.expected), bad: '3' },
    });
    expect(answer.status).toBe(422);
    expect(answer.html.querySelectorAll('[aria-invalid=true]').map((box) => box.getAttribute('id'))).toEqual([
      `came-${one.id}`,
      `reason-${two.id}`,
    ]);
    expect(textOf(answer)).toContain('Enter a whole number of stems.');
    expect(textOf(answer)).toContain('Choose why they are bad.');
    expect([boxOf(answer, 'came', one.id), boxOf(answer, 'bad', two.id)]).toEqual(['some', '3']);
    expect(boxOf(await owner.get(page.path), 'bad', two.id)).toBe('');
  });

  it('POST /orders/delivered/… over what another device has saved asks first', async () => {
    const page = await owner.get(`/en${paths[1] ?? ''}`);
    const [one] = expectedLines(page);
    await send(owner, page, 'save', { [one.id]: { came: '7' } });
    const answer = await send(owner, page, 'save', { [one.id]: { came: '8' } });
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain('Meanwhile this was saved on another device.');
    expect(boxOf(answer, 'came', one.id)).toBe('8');
    expect((await send(owner, answer, 'save')).status).toBe(200);
    expect(boxOf(await owner.get(page.path), 'came', one.id)).toBe('8');
  });

  it('POST /orders/delivered/… of another customer, of an invoice and before the day of delivery changes nothing', async () => {
    const { customer } = await registerCustomer(portal.url);
    expect((await customer.post(paths[0] ?? '', { intent: 'allHere', version: '0' })).status).toBe(404);
    await fill(customer, '3');
    const checkout = await customer.get('/en/checkout');
    const placed = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(checkout),
      orderKey: keyOf(checkout),
    });
    const id = new URL(placed.path, portal.url).searchParams.get('id') ?? '';
    const early = await customer.get(`/en/orders/delivered/${id}`);
    expect(wordsOf(early)).toContain(
      'Goods can be received from the day of delivery on, unless the order is cancelled.',
    );
    expect(early.html.querySelector('form[id^=receipt]')).toBeNull();
    expect((await customer.post(`/en/orders/delivered/${id}`, { intent: 'allHere', version: '0' })).status).toBe(409);
    expect((await customer.get(`/en/orders?id=${id}`)).html.querySelector('main a[href*="/delivered/"]')).toBeNull();
  });
});

it('POST /orders/delivered/… of all that is here asks where the page showed another quantity', async () => {
  const page = await owner.get(`/en${paths[1] ?? ''}`);
  const [line] = linesOf(page);
  const typed = { itemId: line?.id ?? '', came: '', bad: '', reason: '', expected: '7' };
  const version = page.html.querySelector('input[name=version]')?.getAttribute('value') ?? '';
  const answer = await owner.post(page.path, { intent: 'allHere', version, ...typed });
  expect(answer.status).toBe(422);
  expect(textOf(answer)).toContain('The quantity of the invoice has changed: check how many came.');
});

describe('A sealed link to receive an order', () => {
  const linkOf = (page: Page) =>
    /\/en\/received\/\S+/.exec(page.html.querySelector('main textarea[name=link]')?.text ?? '')?.[0] ?? '';

  it('GET /received/… shows goods and quantities and no price, person, phone or other order, and what is counted comes back', async () => {
    const page = await owner.get(`/en${paths[0] ?? ''}`);
    const shared = await send(owner, page, 'share');
    expect(shared.status).toBe(200);
    const link = linkOf(shared);
    const assistant = new Customer(portal.url);
    const open = await assistant.get(link);
    expect(open.status).toBe(200);
    expect([open.headers.get('cache-control'), open.headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'origin',
    ]);
    expect(
      linesOf(open)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      linesOf(page)
        .map(({ id }) => id)
        .sort(),
    );
    const profile = await owner.get('/en/profile');
    const canaries = ['firstName', 'lastName', 'phone', 'email']
      .map((name) => profile.html.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? '')
      .filter((value) => value !== '');
    const whole = open.html.toString();
    expect(canaries.length).toBeGreaterThan(1);
    for (const canary of [...canaries, '501112233', 'грн', 'UAH', '₴', 'gtm.js', paths[0]?.split('/').at(-1) ?? ''])
      expect(whole).not.toContain(canary);
    const orders = page.html.toString().match(/ЗМ-\d+/g) ?? [];
    expect([...new Set(whole.match(/[А-Я]{2}-\d+/gu))]).toEqual([...new Set(orders)].slice(0, 1));

    const [one] = expectedLines(open);
    const counted = await send(assistant, open, 'allHere', { [one.id]: { came: '', bad: '4', reason: 'wilted' } });
    expect(counted.status).toBe(200);
    // What was counted is there at once for whoever opens the link next.
    expect(boxOf(await new Customer(portal.url).get(link), 'bad', one.id)).toBe('4');
    const own = await owner.get(page.path);
    expect(boxOf(own, 'bad', one.id)).toBe('4');
    expect(wordsOf(own)).toContain('Counted by the assistant');
    expect(textOf(own)).toContain('4 pcs wilted');
  });

  it('GET /received/… answers 404 to a link that is changed or of another purpose', async () => {
    const link = linkOf(await send(owner, await owner.get(`/en${paths[0] ?? ''}`), 'share'));
    const visitor = new Customer(portal.url);
    const token = link.split('/').at(-1) ?? '';
    const [header = '', key = '', iv = '', text = '', tag = ''] = token.split('.');
    const swapped = text.startsWith('A') ? 'B' : 'A';
    const changed = [header, key, iv, swapped + text.slice(1), tag].join('.');
    const session = /session=([^;]+)/.exec(owner.cookies.header())?.[1] ?? '';
    for (const other of [changed, `${token}A`, 'x', paths[0]?.split('/').at(-1) ?? '', session]) {
      const answer = await visitor.get(`/en/received/${encodeURIComponent(other)}`);
      expect(answer.status).toBe(404);
      expect((await visitor.post(`/en/received/${encodeURIComponent(other)}`, { intent: 'allHere' })).status).toBe(404);
    }
    expect((await visitor.get('/robots.txt')).text).toContain('Disallow: /en/received/');
  });
});
