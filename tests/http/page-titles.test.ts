import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';

const url = inject('portalUrl');
const visitor = new Customer(url);

const forAll = [
  '',
  '/catalog',
  '/categories/roses',
  '/product/1',
  '/search?q=freedom',
  '/favourites',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
  '/delivery',
  '/logout',
];
const forVisitors = ['/login', '/register', '/forgotPassword', '/becomeClient'];
const forCustomers = [
  '/checkout',
  '/quick-order',
  '/orders',
  '/preorders',
  '/history',
  '/documents',
  '/documents?view=month',
  '/documents?view=unpaid',
  '/event',
  '/retail',
  '/price-tags',
  '/list',
  '/list?from=weekday',
  '/list?from=holiday',
  '/personal-discounts',
  '/notifications',
  '/profile',
  '/delete-account',
];

const titleOf = (page: Page) => page.html.querySelector('head title')?.text ?? '';
const descriptionOf = (page: Page) =>
  page.html.querySelector('head meta[name=description]')?.getAttribute('content') ?? '';

describe.each(['', '/en', '/ru'])('Every page of %s/', (language) => {
  it('has a unique pair of title and description', async () => {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026', `${language}/login`);
    const words = new Map<string, string>();
    for (const [person, paths] of [
      [visitor, [...forAll, ...forVisitors]],
      [customer, forCustomers],
    ] as const) {
      for (const path of paths) {
        const page = await person.get(language + path || '/');
        expect(page, path).toMatchObject({ status: 200, path: language + path || '/' });
        expect(titleOf(page), path).toMatch(/\S+ — \S+|\S{4}/);
        expect(descriptionOf(page).length, path).toBeGreaterThan(15);
        expect(words.get(`${titleOf(page)}: ${descriptionOf(page)}`), path).toBeUndefined();
        words.set(`${titleOf(page)}: ${descriptionOf(page)}`, path);
      }
    }
  });
});

describe('Page of a rejected form', () => {
  it.each([
    ['', 'Помилка: Вхід — '],
    ['/en', 'Error: Sign in — '],
    ['/ru', 'Ошибка: Вход — '],
  ])('POST %s/login with errors puts “%s” before the title', async (language, title) => {
    expect(titleOf(await visitor.post(`${language}/login`, { phone: '' }))).toContain(title);
    expect(titleOf(await visitor.get(`${language}/login`))).not.toContain(title.split(' ')[0]);
  });
});

describe('Error pages', () => {
  it.each([
    ['/nothing-here', 'Сторінку не знайдено'],
    ['/en/product/no-such', 'Page Not Found'],
    ['/ru/catalog/no-such', 'Страница не найдена'],
  ])('GET %s answers 404 with a title, a description and the request ID', async (path, title) => {
    const page = await visitor.get(path);
    expect(page.status).toBe(404);
    expect(titleOf(page)).toContain(title);
    expect(descriptionOf(page)).toContain(path);
    expect(wordsOf(page)).toContain(page.headers.get('x-request-id') ?? 'no id');
  });

  it.each([
    ['/contact', 'Такий запит не підтримується'],
    ['/en/contact', 'This kind of request is not supported'],
    ['/ru/contact', 'Такой запрос не поддерживается'],
  ])('POST %s answers 405 with the status, the request ID and a link home', async (path, words) => {
    const page = await visitor.post(path, { any: 'thing' });
    expect(page.status).toBe(405);
    expect(titleOf(page)).toMatch(/^405 — \S/);
    expect(wordsOf(page)).toContain(words);
    expect(wordsOf(page)).toContain('405');
    expect(wordsOf(page)).toContain(page.headers.get('x-request-id') ?? 'no id');
    expect(page.html.querySelector(`main a[href="${path.replace('/contact', '') || '/'}"]`)).not.toBeNull();
  });
});
