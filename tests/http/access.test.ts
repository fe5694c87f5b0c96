import { describe, expect, inject, it } from 'vitest';
import { languages } from '../../app/i18n/languages';
import { linksFor } from '../../app/routing/links';
import { routes, type Access, type RouteName } from '../../app/routing/table';
import { Customer } from '../support/customer';

const url = inject('portalUrl');
const account = { phone: '+380501112233', password: 'kvitka2026' };

/** Parameters of the paths; only public pages have to exist. */
const params: Partial<Record<RouteName, Record<string, string>>> = {
  category: { '*': 'roses' },
  slug: { '*': 'delivery' },
};
const anyParams = { id: '30', kind: 'invoice', token: 'forged' };
/** Files and fragments, and the page to which login leads instead. */
const pageInstead: Partial<Record<RouteName, RouteName>> = {
  'account-data': 'profile',
  'cart-drawer': 'checkout',
  'unread-count': 'notifications',
  'checkout-csv': 'checkout',
  'checkout-xlsx': 'checkout',
  'history-csv': 'history',
  'history-xlsx': 'history',
  'order-calendar': 'orders',
  'list-reminder': 'list',
  'documents-csv': 'documents',
  'documents-xlsx': 'documents',
  'price-list-csv': 'catalog',
  'price-list-xlsx': 'catalog',
};

function pathsOf(access: Access): string[] {
  return languages.flatMap((language) =>
    namesOf(access).map((name) => linksFor(language).to(name, params[name] ?? anyParams)),
  );
}

function namesOf(access: Access): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter(
    (name) => routes[name].access === access && name !== 'set-language',
  );
}

/** Addresses for customers, and where login leads from each. */
const loginRedirects = languages.flatMap((language) =>
  namesOf('customer').map(
    (name) =>
      [name, pageInstead[name] ?? name].map((each) => linksFor(language).to(each, anyParams, { from: 'mail' })) as [
        string,
        string,
      ],
  ),
);

// @asvs 6.1.3, 8.1.1
describe('Pages for customers', () => {
  it.each(loginRedirects)(
    'GET %s as a visitor redirects to login, and signing in redirects to %s',
    async (path, page) => {
      const visitor = new Customer(url);
      const login = await visitor.get(path);
      expect(login.path).toMatch(new RegExp(`^(/en|/ru)?/login\\?redirectTo=${encodeURIComponent(path)}$`));
      const answer = await visitor.submit(login, 'form:has(input[name=password])', account, { follow: false });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    },
  );
});

describe('Pages for visitors', () => {
  it('GET of any page for visitors as a customer redirects to the home page of the same language', async () => {
    const customer = new Customer(url);
    await customer.signIn(account.phone, account.password);
    for (const path of pathsOf('visitor')) {
      const answer = await customer.get(path, { follow: false });
      expect([path, answer.headers.get('location')]).toEqual([path, /^\/(en|ru)\//.exec(path)?.[0].slice(0, 3) ?? '/']);
    }
  });

  it.each(pathsOf('visitor'))('GET %s as a visitor answers 200', async (path) => {
    expect((await new Customer(url).get(path, { follow: false })).status).toBe(200);
  });
});

describe('Public pages', () => {
  it.each(pathsOf('public').filter((path) => !path.endsWith('/forged')))(
    'GET %s as a visitor answers 200',
    async (path) => {
      expect(await new Customer(url).get(path)).toMatchObject({ status: 200 });
    },
  );

  it('GET of a sealed address that is forged answers 404 in each language', async () => {
    const forged = pathsOf('public').filter((path) => path.endsWith('/forged'));
    expect(forged).toHaveLength(3);
    for (const path of forged) expect((await new Customer(url).get(path)).status).toBe(404);
  });
});

it('GET /en/product/1 as a visitor shows the stock, no price, and that registration is needed', async () => {
  const { html } = await new Customer(url).get('/en/product/1');
  const words = html.querySelector('main article')?.text ?? '';
  expect(html.querySelector('main article .stock')?.text).toMatch(/\d+ pcs|sold out/i);
  expect(words).toContain('You are not registered.');
  expect(words).not.toContain('UAH');
});
