import { afterAll, beforeAll, expect, it } from 'vitest';
import { kyivClock } from '~server/domain/kyiv-time';
import { Customer, wordsOf, type Page } from '../support/customer';
import { startFailingApi, type FailingApi } from '../support/failing-api';
import { registerCustomer } from '../support/new-customer';
import { newStoreUrl } from '../support/new-store-url';
import { holdBackGoods, makeNewsOlder, startIndexed } from '../support/news';
import type { RunningPortal } from '../support/start-portal';

const HOUR = 3_600_000;
const storeUrl = newStoreUrl();
let api: FailingApi;
let first: RunningPortal;
const portals: RunningPortal[] = [];

async function start(store = storeUrl): Promise<RunningPortal> {
  const portal = await startIndexed(api, store);
  portals.push(portal);
  return portal;
}

beforeAll(async () => {
  api = await startFailingApi();
  holdBackGoods(api);
  first = await start();
  api.recover();
}, 90_000);
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  await api.close();
});

let shown: Promise<RunningPortal> | undefined;
/** A portal that has new goods. */
const startWithNews = () => (shown ??= start());

/** What home says of new goods, and the address that it leads to. */
function newsOn(page: Page) {
  const link = page.html.querySelectorAll('main a').find((each) => each.getAttribute('href')?.endsWith('?new=1'));
  return { text: link?.text ?? '', href: link?.getAttribute('href') ?? '' };
}
const newsAt = async ({ url }: RunningPortal, prefix = '/en') => newsOn(await new Customer(url).get(prefix || '/'));
const names = (page: Page) => page.html.querySelectorAll('main article h2').map(({ text }) => text);
const countIn = (text: string) => Number(/: (\d+)/.exec(text)?.[1]);

it('A first start calls nothing new: home says nothing, lists have no filter for it, and its address is an empty list', async () => {
  expect(await newsAt(first)).toEqual({ text: '', href: '' });
  const visitor = new Customer(first.url);
  expect((await visitor.get('/en/catalog')).html.querySelector('input[name=new]')).toBeNull();
  const page = await visitor.get('/en/catalog?new=1');
  expect([page.status, names(page)]).toEqual([200, []]);
  expect(page.html.querySelector('input[name=new]')?.hasAttribute('checked')).toBe(true);
});

it('Goods that come are told on home with the hour they were noticed, which processes and a restart name alike', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const news = await newsAt(one);
  expect(news.text).toMatch(/^New since .*\d\d:\d\d: \d+ varieties$/);
  expect(await newsAt(two)).toEqual(news);
  await Promise.all([one.stop('SIGKILL'), two.stop('SIGKILL')]);
  // An hour of another day: what is noticed again would have one of today.
  const [noticed = 0] = await makeNewsOlder(storeUrl, 25 * HOUR);
  const restarted = await start();
  const { text } = await newsAt(restarted);
  expect(text).toContain(`${kyivClock(new Date(noticed))}: ${countIn(news.text)} varieties`);
  expect(text).not.toBe(news.text);
  expect((await newsAt(await startWithNews())).text).toBe(text);
}, 120_000);

it.each([
  ['', /^Нове з .*\d\d:\d\d: \d+ сорт/, 'Нове: помічено з '],
  ['/en', /^New since .*\d\d:\d\d: \d+ variet/, 'New: first noticed '],
  ['/ru', /^Новое с .*\d\d:\d\d: \d+ сорт/, 'Новое: замечено с '],
])(
  'The line on home in %j leads to a list of new varieties with a filter that says when, beside the other filters',
  async (prefix, line, filter) => {
    const { url } = await startWithNews();
    const visitor = new Customer(url);
    const { text, href } = newsOn(await visitor.get(prefix || '/'));
    expect(text).toMatch(line);
    const page = await visitor.get(href);
    expect(wordsOf(page, 'main header')).toContain(`${countIn(text)} `);
    expect(wordsOf(page)).toContain(filter);
    expect(page.html.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/catalog$/);
    const roses = await visitor.get(`${prefix}/categories/roses?new=1&inStock=1`);
    expect(names(roses).length).toBeGreaterThan(0);
    expect(names(roses).length).toBeLessThan(countIn(text));
    const all = await visitor.get(`${prefix}/categories/roses`);
    expect(all.html.querySelector('input[name=new] ~ small')?.text).toBe(String(names(roses).length));
  },
  60_000,
);

it('Favourites of a customer come first in the list of new goods, and its file has all of them', async () => {
  const { url } = await startWithNews();
  const { customer } = await registerCustomer(url);
  const page = await customer.get('/en/catalog?new=1');
  const last = page.html.querySelectorAll('main article button[form=hearts]').at(-1);
  await customer.submit(page, 'form[id=hearts]', { mark: last?.getAttribute('value') ?? '' });
  const marked = await customer.get('/en/catalog?new=1');
  expect(names(marked)).toEqual([names(page).at(-1), ...names(page).slice(0, -1)]);
  const sorted = await customer.get('/en/catalog?new=1&sort=name');
  expect(names(sorted)).not.toEqual(names(marked));
  const { text } = await customer.get('/en/price-list.csv?new=1');
  expect(text.trim().split('\n').length).toBeGreaterThan(names(marked).length);
  expect(text.trim().split('\n').length).toBeLessThan(60);
}, 60_000);

it('A portal whose store is away calls nothing new, and its pages and searches work', async () => {
  const portal = await start('postgres://nobody@127.0.0.1:1/none');
  expect(await newsAt(portal)).toEqual({ text: '', href: '' });
  expect((await new Customer(portal.url).get('/en/catalog?inStock=1')).status).toBe(200);
  expect(portal.logs.join('').match(/account store does not answer/g)).toHaveLength(1);
}, 60_000);
