import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { PLENTIFUL_FORM } from '../support/catalogue';
import { addOnePack, startFailingFixture, signInOn } from '../support/failing-fixture';

const fixture = startFailingFixture();

/** The body's own status is another than the response's. */
const closed = () => HttpResponse.json({ status: 423, message: 'The books are closed' }, { status: 400 });
const wordless = () => new HttpResponse(null, { status: 418 });

const fail = (answer: () => Response) =>
  fixture.api.fail(
    ...(['post', 'put', 'delete', 'patch'] as const).map((method) =>
      http[method]('*/1.0/*', ({ request }) => (request.url.endsWith('/auth/refresh') ? undefined : answer())),
    ),
  );

const errors = {
  '': 'Помилка API: 423 - The books are closed',
  '/en': 'API error: 423 - The books are closed',
  '/ru': 'Ошибка API: 423 - The books are closed',
} as const;
type Prefix = keyof typeof errors;
const prefixes = Object.keys(errors) as Prefix[];

interface TriedForm {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed and has to stand in the page again. */
  readonly kept?: string;
  readonly isVisitor?: true;
}

const forms: readonly TriedForm[] = [
  { path: '/login', fields: { phone: '0671112233', password: 'fialka2026' }, kept: '0671112233', isVisitor: true },
  { path: '/register', fields: { phone: '0671112233', password: 'fialka2026' }, kept: '0671112233', isVisitor: true },
  { path: '/forgotPassword', fields: { phone: '0671112233' }, kept: '0671112233', isVisitor: true },
  {
    path: '/becomeClient',
    fields: { name: 'Ivy Stone', phone: '0671112233', role: 'decorator' },
    kept: 'Ivy Stone',
    isVisitor: true,
  },
  {
    path: '/profile',
    fields: { intent: 'personal', firstName: 'Соломія', lastName: 'Барвінок', email: '' },
    kept: 'Соломія',
  },
  {
    path: '/profile',
    fields: { intent: 'password', oldPassword: 'kvitka2026', newPassword: 'fialka2026', confirmPassword: 'fialka2026' },
  },
  {
    path: '/profile',
    fields: { intent: 'address', type: 'client', city: 'Київ', street: 'Саксаганського', building: '7', name: 'Kiosk' },
    kept: 'Саксаганського',
  },
  { path: '/delete-account', fields: { password: 'kvitka2026', confirm: 'on' } },
  { path: '/notifications', fields: { intent: 'readAll' } },
];

async function visitorOr(isVisitor?: true): Promise<Customer> {
  return isVisitor ? new Customer(fixture.portal.url) : signInOn(fixture);
}

/** What a page says on top, before anything else of it. */
const onTop = ({ html }: Page) => html.querySelector('body [role=alert]')?.text ?? '';

describe('API error on a form', () => {
  it.each(forms.map((form) => [form.path, form.fields['intent'] ?? 'its form', form] as const))(
    'POST %s (%s) says the status of the body and the message, on top of the page and as a toast, and keeps what was typed',
    async (_, __, { path, fields, kept, isVisitor }) => {
      const customer = await visitorOr(isVisitor);
      fail(closed);
      for (const prefix of prefixes) {
        const page = await customer.post(prefix + path, fields);
        expect(onTop(page)).toContain(errors[prefix]);
        if (kept !== undefined) expect(page.html.querySelector(`main [value="${kept}"]`)).not.toBeNull();
      }
      // Once: attempts with a password are counted.
      const asked = await customer.post(`/en${path}.data`, fields);
      expect(asked.text).toContain('"apiError"');
      expect(asked.text).toContain(errors['/en']);
    },
    20_000,
  );

  it('POST /en/profile answered with 418 without a message says its standard reason text', async () => {
    const customer = await signInOn(fixture);
    fail(wordless);
    const fields = { intent: 'personal', firstName: 'Соломія', lastName: 'Барвінок', email: '' };
    expect(onTop(await customer.post('/en/profile', fields))).toContain("API error: 418 - I'm a Teapot");
    expect((await customer.post('/en/profile.data', fields)).text).toContain('"apiError"');
  });

  it('POST /en/profile whose answer is lost shows no API error as a toast', async () => {
    const customer = await signInOn(fixture);
    fail(() => HttpResponse.error());
    const fields = { intent: 'personal', firstName: 'Соломія', lastName: 'Барвінок', email: '' };
    const page = await customer.post('/en/profile.data', fields);
    expect(page.text).toContain('App cannot connect to API');
    expect(page.text).not.toContain('apiError');
  });
});

describe('API error on a form of goods', () => {
  it.each(prefixes)(
    'POST of goods, a cart line and the order at %s says the words on top of the page and as a toast',
    async (prefix) => {
      const customer = await signInOn(fixture);
      await addOnePack(customer);
      const catalogue = await customer.get(`${prefix}/catalog?inStock=1`);
      const checkout = await customer.get(`${prefix}/checkout`);
      fail(closed);
      const cases: readonly (readonly [Page, string, Record<string, string>])[] = [
        [catalogue, PLENTIFUL_FORM, { quantity: '2', unit: 'pack' }],
        [checkout, '#cart form:has([value=remove])', {}],
        [checkout, '#cart form:has([name=quantity])', { quantity: '3', unit: 'pack' }],
        [
          checkout,
          'form#order',
          {
            deliveryType: 'pickup',
            paymentMethod: 'cashInStore',
            deliveryDate: dayAhead(),
            deliveryTime: '10:00-12:00',
          },
        ],
      ];
      for (const [page, selector, fields] of cases) {
        expect(onTop(await customer.submit(page, selector, fields)), selector).toContain(errors[prefix]);
        const asked = await customer.submit(asData(page, selector), selector, { ...fields, fetcherKey: 'tried' });
        // An answer without a form is the error's page, whose kind the browser takes for a toast.
        expect(asked.text, selector).toMatch(/"apiError"|"kind","api"/);
        expect(asked.text, selector).toContain(errors[prefix]);
      }
    },
  );
});

const dayAhead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** The page with its form sent as the router sends it. */
function asData(page: Page, selector: string): Page {
  const form = page.html.querySelector(selector);
  const [path = '', query] = (form?.getAttribute('action') ?? page.path).split('?');
  form?.setAttribute('action', `${path}.data${query === undefined ? '' : `?${query}`}`);
  return page;
}
