import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { parse } from 'node-html-parser';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18nOptions } from '~/i18n/i18n-options';
import { renderPage } from '~/ui/render-page.fixture';
import { AppShell, type LayoutName } from './app-shell';
import type { LayoutView } from './layout-view';

const messages = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../i18n/locales/uk/${file}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ ...i18nOptions, lng: 'uk', resources: { uk: { layout: messages('layout'), common: messages('common') } } });

const visitor: LayoutView = {
  shopName: 'Первоцвіт',
  links: {
    home: '/',
    catalog: '/catalog',
    search: '/search',
    checkout: '/checkout',
    orders: '/orders',
    documents: '/documents',
    contact: '/contact',
    debts: '/documents?view=unpaid',
    personalDiscounts: '/personal-discounts',
    notifications: '/notifications',
    profile: '/profile',
    login: '/login',
    logout: '/logout',
    becomeClient: '/becomeClient',
    quickOrder: '/quick-order',
    list: '/list',
    favourites: '/favourites',
  },
  languages: [
    { code: 'uk', name: 'Українська', short: 'Укр', href: '/', current: true },
    { code: 'en', name: 'English', short: 'Eng', href: '/en', current: false },
  ],
  customer: null,
  isBanned: false,
  cart: null,
  categories: [{ id: '1', name: 'Троянди', href: '/categories/roses' }],
  place: { within: ['1'], under: [] },
  contact: {
    phone: '+380 44 123 45 67',
    chats: [{ label: 'Viber', href: 'viber://chat?number=%2B380441234567' }],
    email: 'kvity@pervotsvit.example',
    address: 'Київ, вул. Квіткова, 1',
    mapHref: 'https://maps.example/1',
  },
  query: 'фрідом',
};

const customer: LayoutView = {
  ...visitor,
  customer: {
    name: 'Квітковий рай',
    unread: 120,
    debt: { text: 'Борг 6 800 з 20 000 грн', parts: [{ fraction: 0.34, tone: 'used' }] },
  },
  cart: { count: 3, total: '4 312,50 грн' },
};

const render = (layout: LayoutName, view: LayoutView, hasProducts = false) =>
  parse(
    renderPage(
      <I18nextProvider i18n={i18n}>
        <AppShell layout={layout} view={view} hasProducts={hasProducts} message={<p>Додано</p>}>
          <h1>Сторінка</h1>
        </AppShell>
      </I18nextProvider>,
    ),
  );
const hrefs = (page: ReturnType<typeof parse>, within: string) =>
  new Set(page.querySelectorAll(`${within} a`).map((link) => link.getAttribute('href')));

describe('the app shell', () => {
  it.each(['home', 'default', 'auth', 'flat'] as const)(
    'in the layout %s has a link to the main content, shows the message and links the languages',
    (layout) => {
      const page = render(layout, customer);
      expect(page.querySelector('a')?.getAttribute('href')).toBe('#main');
      expect(page.querySelectorAll('main#main h1').map((heading) => heading.text)).toEqual(['Сторінка']);
      expect(page.text).toContain('Додано');
      expect(page.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/en');
    },
  );

  it('has a second link, to the products, on pages that list them', () => {
    const links = (hasProducts: boolean) =>
      render('default', visitor, hasProducts)
        .querySelectorAll('a[href^="#"]')
        .map((link) => [link.getAttribute('href'), link.text]);
    expect(links(true)).toEqual([...links(false), ['#product-list', 'До товарів']]);
  });

  it('searches by a GET form with the one field q', () => {
    const form = render('default', visitor).querySelector('form[role=search]');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/search']);
    expect(
      form?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([['q', 'фрідом']]);
  });

  it('shows the categories at home and in the shop only', () => {
    const marked = (layout: LayoutName) => render(layout, visitor).querySelector('[aria-current=page]')?.text;
    expect([marked('home'), marked('default'), marked('flat'), marked('auth')]).toEqual([
      'Троянди',
      'Троянди',
      undefined,
      undefined,
    ]);
  });
});

describe('the app shell for a customer', () => {
  const page = render('default', customer);

  it('shows the number of lines and the total of the cart at every place', () => {
    const pills = page.querySelectorAll('a[href="/checkout"]');
    expect(pills.map((pill) => pill.getAttribute('aria-label'))).toEqual(
      Array(2).fill('Кошик: 3 позиції, 4 312,50 грн'),
    );
  });

  it('links every page of the menu and logs out by a POST', () => {
    const menu = hrefs(page, 'header nav');
    for (const name of [
      'profile',
      'orders',
      'documents',
      'contact',
      'personalDiscounts',
      'notifications',
      'quickOrder',
      'list',
      'favourites',
    ] as const) {
      expect(menu).toContain(visitor.links[name]);
    }
    expect(page.querySelector('header form[method=post]')?.getAttribute('action')).toBe('/logout');
  });

  it('announces the number of unread notifications, however large', () => {
    const bell = page.querySelector('header a[href="/notifications"][aria-label]');
    expect(bell?.getAttribute('aria-label')).toBe('Сповіщення: 120 непрочитаних');
    expect(bell?.text).toBe('99+');
  });

  it('shows cart lines and total in the bottom navigation, with a line break before the currency', () => {
    const total = '87\u00a0853,90\u00a0грн';
    const pillsOf = (count: number) =>
      render('default', { ...customer, cart: { count, total } })
        .querySelectorAll('a[href="/checkout"]')
        .map(({ text }) => text);
    expect(pillsOf(3)).toEqual([`${total}3`, '87\u00a0853,90 грн3']);
    expect(pillsOf(0)).toEqual(['Кошик', '']);
  });

  it('orders by the bottom navigation where the page has an order form, and announces no second total', () => {
    const atCheckout = render('default', { ...customer, order: { formId: 'order', amount: '4\u00a0312,50' } });
    const nav = atCheckout.querySelector('nav:has(a[href^="/search#"])');
    expect(nav?.querySelector('button[type=submit][form=order]')?.text).toBe('Замовити 4\u00a0312,50');
    expect(nav?.querySelectorAll('a[href="/checkout"], [role=status], [aria-live]')).toHaveLength(0);
    expect(page.querySelector('button[form=order]')).toBeNull();
  });
});

describe('the app shell for a customer whose cart and notifications could not be loaded', () => {
  const page = render('default', { ...customer, cart: null, customer: { name: 'Профіль', unread: null, debt: null } });

  it('stays logged in: the bell has no number, the cart no total', () => {
    expect(page.querySelector('a[href="/login"]')).toBeNull();
    expect(page.querySelector('header a[href="/notifications"]')?.getAttribute('aria-label')).toBe('Сповіщення');
    expect(page.querySelector('a[href="/checkout"]')?.text.trim()).toBe('Кошик');
  });
});

describe('the app shell for a banned customer', () => {
  it('offers logout in the header, the menu and the bottom navigation, and a contact', () => {
    const page = render('default', { ...visitor, isBanned: true });
    expect(page.querySelectorAll('a[href="/login"], a[href="/becomeClient"]')).toHaveLength(0);
    for (const place of ['header', 'nav:has(a[href^="/search#"])']) {
      expect(page.querySelector(`${place} a[href="/logout"]`)?.text.trim(), place).toBe('Вийти');
      expect(page.querySelector(`${place} form[method=post]`)?.getAttribute('action'), place).toBe('/logout');
    }
    expect(hrefs(page, 'header nav')).toEqual(new Set(['/contact']));
  });
});

describe('the app shell for a visitor', () => {
  it('shows login and registration, and no cart, orders or logout', () => {
    const page = render('default', visitor);
    expect(page.querySelectorAll('a[href="/checkout"], a[href="/orders"], form[action="/logout"]')).toHaveLength(0);
    expect(hrefs(page, 'header nav')).toEqual(new Set(['/login', '/becomeClient', '/favourites', '/contact']));
  });
});
