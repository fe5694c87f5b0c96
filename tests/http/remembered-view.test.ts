import { expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';

const url = inject('portalUrl');
/** As a link of the portal is followed. */
const followed = { headers: { 'sec-fetch-site': 'same-origin' } };
const isPriceList = (page: Page) => page.html.querySelector('main table') !== null;
const hrefsOf = (page: Page, selector: string) =>
  page.html.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
const viewLinks = (page: Page) => hrefsOf(page, 'main nav[aria-label="View"] a');

it('GET of a list with view=list from a page of the portal shows the price list in the next category, the whole catalogue and the search, until cards are chosen', async () => {
  const visitor = new Customer(url);
  const cards = await visitor.get('/en/categories/roses');
  expect(isPriceList(cards)).toBe(false);
  const [, toList = ''] = viewLinks(cards);
  expect(toList).toBe('/en/categories/roses?view=list');
  const chosen = await visitor.get(toList, followed);
  expect(isPriceList(chosen)).toBe(true);

  for (const path of [
    '/en/categories/flowers/tulips-and-bulbs',
    '/en/catalog',
    '/en/search?q=freedom',
    '/uk/categories/roses',
    '/ru/catalog',
  ])
    expect(isPriceList(await visitor.get(path)), path).toBe(true);

  const [toCards = ''] = viewLinks(await visitor.get('/en/categories/roses'));
  expect(toCards).toBe('/en/categories/roses?view=cards');
  expect(isPriceList(await visitor.get(toCards, followed))).toBe(false);
  expect(isPriceList(await visitor.get('/en/categories/flowers/tulips-and-bulbs', followed))).toBe(false);
});

it('GET of a list with view=list from another site shows the price list and remembers nothing', async () => {
  const visitor = new Customer(url);
  const page = await visitor.get('/en/categories/roses?view=list', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(isPriceList(page)).toBe(true);
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(isPriceList(await visitor.get('/en/categories/roses', followed))).toBe(false);
});

it('GET of a remembered price list keeps it in its pages, filters, sorting and their reset, and view=cards in the address wins', async () => {
  const visitor = new Customer(url);
  await visitor.get('/en/catalog?view=list', followed);
  const page = await visitor.get('/en/catalog?inStock=1', followed);
  const links = [
    ...hrefsOf(page, 'main a[rel=next]'),
    ...hrefsOf(page, 'main a[href*="sort="]'),
    ...hrefsOf(page, 'main [aria-label="Active filters"] a'),
  ];
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) expect(isPriceList(await visitor.get(href, followed)), href).toBe(true);
  expect(isPriceList(await visitor.get('/en/catalog?view=cards'))).toBe(false);
  expect(isPriceList(await visitor.get('/en/catalog'))).toBe(true);
});

it('GET of a category as a visitor names the same canonical address whatever view is remembered', async () => {
  const visitor = new Customer(url);
  const canonical = (page: Page) => hrefsOf(page, 'link[rel=canonical]');
  const before = canonical(await visitor.get('/en/categories/roses'));
  await visitor.get('/en/categories/roses?view=list', followed);
  const after = await visitor.get('/en/categories/roses');
  expect(isPriceList(after)).toBe(true);
  expect(canonical(after)).toEqual(before);
  expect(before).toHaveLength(1);
});

it('GET of a shared page answers cards to one visitor and the price list to another who chose it', async () => {
  const [one, other] = [new Customer(url), new Customer(url)];
  await other.get('/en/categories/roses?view=list', followed);
  for (let time = 0; time < 2; time += 1) {
    expect(isPriceList(await one.get('/en/categories/greens-and-dried/greenery'))).toBe(false);
    expect(isPriceList(await other.get('/en/categories/greens-and-dried/greenery'))).toBe(true);
  }
});

it('GET /search with a quantity fills it in on a remembered price list', async () => {
  const customer = new Customer(url);
  await customer.signIn('+380501112233', 'kvitka2026', '/en/login');
  await customer.get('/en/catalog?view=list', followed);
  const page = await customer.get(`/en/search?q=${encodeURIComponent('freedom 60 100')}`);
  expect(isPriceList(page)).toBe(true);
  const filled = page.html.querySelectorAll('#price-list input[name=quantity][value]:not([value=""])');
  expect(filled.map((input) => input.getAttribute('value'))).toEqual(['100']);
});
