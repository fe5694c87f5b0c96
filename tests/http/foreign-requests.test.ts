import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../../app/i18n/languages';
import { linksFor } from '../../app/routing/links';
import { routes, type RouteName } from '../../app/routing/table';
import { addOnePack, startFailingFixture } from '../support/failing-fixture';
import { registerCustomer } from '../support/new-customer';

const fixture = startFailingFixture();

const params = { id: '1', kind: 'invoice', code: 'en', '*': 'roses' };
const names = Object.keys(routes) as RouteName[];
const pages = languages.flatMap((language) => names.map((name) => linksFor(language).to(name, params)));
const barePaths = ['/robots.txt', '/sitemap.xml', '/build-id', '/manifest.webmanifest', '/.well-known/assetlinks.json'];
const shareTargets = languages.map((language) => linksFor(language).to('quick-order'));
const variants = {
  page: (path: string) => path,
  data: (path: string) => `${path === '/' ? '/_root' : path}.data`,
  _data: (path: string) => `${path}?_data=routes/quick-order`,
  index: (path: string) => `${path}?index`,
};
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Sites that a request may come from; a browser writes `none` for what no page has sent. */
const sites = ['none', 'cross-site'];

interface Foreign {
  readonly path: string;
  readonly method: string;
  readonly site: string;
  readonly body: FormData | URLSearchParams | string;
  readonly cookie?: string;
}

async function send({ path, method, site, body, cookie = '' }: Foreign): Promise<number> {
  const headers = { cookie, origin: 'null', 'sec-fetch-site': site };
  const answer = await fetch(fixture.portal.url + path, { method, headers, body, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

function multipart(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

// @fault R1
it('Of all routes and unsafe methods only POST of the share target is open to what comes from outside', async () => {
  const open: string[] = [];
  for (const base of [...pages, ...barePaths])
    for (const vary of Object.values(variants))
      for (const method of methods)
        for (const site of sites) {
          const path = vary(base);
          const status = await send({ path, method, site, body: multipart([['message', 'Freedom 60 100']]) });
          if (status !== 403) open.push(`${method} ${path} ${site}`);
        }
  expect(open.sort()).toEqual(shareTargets.map((path) => `POST ${path} none`).sort());
}, 300_000);

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const text = oneOf('Freedom 60 100', '1', '', 'remove', 'add', 'on', 'pack');
const file = oneOf(new File(['Freedom 60;100\n'], 'list.csv', { type: 'text/csv' }), new File([], ''));
const shared = fc.oneof(fc.tuple(oneOf('message', 'title', 'url'), text), fc.tuple(oneOf('file'), file));
const meddling = fc.tuple(
  oneOf('intent', 'productId', 'row', 'quantity', 'unit', 'done', 'itemId', 'embeddedIntent', 'pageAccount', 'Message'),
  text,
);
const requests = fc.record({
  target: oneOf(...shareTargets),
  variant: oneOf(...(Object.keys(variants) as (keyof typeof variants)[])),
  method: fc.oneof({ weight: 3, arbitrary: oneOf('POST') }, { weight: 1, arbitrary: oneOf(...methods) }),
  site: fc.oneof({ weight: 4, arbitrary: oneOf('none') }, { weight: 1, arbitrary: oneOf(...sites) }),
  fields: fc
    .tuple(fc.array(shared, { maxLength: 3 }), fc.array(meddling, { maxLength: 3 }))
    .map((parts) => parts.flat()),
  type: fc.oneof({ weight: 4, arbitrary: oneOf('multipart') }, { weight: 1, arbitrary: oneOf('urlencoded', 'json') }),
});

const hasValue = (value: string | File) => (typeof value === 'string' ? value !== '' : value.size > 0);

// @fault R1
it('Whatever comes from outside to the quick order leaves the cart unchanged, and anything but a text or file answers 403', async () => {
  const { customer } = await registerCustomer(fixture.portal.url);
  await addOnePack(customer);
  const cart = async () => (await customer.get('/en/checkout.csv')).text;
  const before = await cart();
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(requests, async ({ target, variant, method, site, fields, type }) => {
      const isShare =
        [variant, method, site, type].join() === 'page,POST,none,multipart' &&
        fields.every(([name]) => ['message', 'title', 'url', 'file'].includes(name)) &&
        fields.some(([, value]) => hasValue(value));
      const body =
        type === 'multipart'
          ? multipart(fields)
          : type === 'json'
            ? JSON.stringify(fields)
            : new URLSearchParams(
                fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
              );
      fixture.api.calls.length = 0;
      const status = await send({
        path: variants[variant](target),
        method,
        site,
        body,
        cookie: customer.cookies.header(),
      });
      outcomes.add(isShare ? 'taken' : 'refused');
      if (isShare) expect([200, 303, 422]).toContain(status);
      else expect(status).toBe(403);
      expect(fixture.api.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(outcomes.size).toBe(2);
  expect(await cart()).toBe(before);
}, 120_000);
