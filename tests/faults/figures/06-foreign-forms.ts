import { languages } from '../../../app/i18n/languages';
import { linksFor } from '../../../app/routing/links';
import { routes, type RouteName } from '../../../app/routing/table';
import { registerCustomer } from '../../support/new-customer';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { eachOf } from '../many';
import { startFixture } from '../start-portals';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
const params = { id: '30', kind: 'invoice', code: 'en', '*': 'roses' };
const barePaths = ['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml', '/build-id', '/uk/checkout', '/__manifest'];
const variants = [
  (path: string) => path,
  (path: string) => `${path === '/' ? '/_root' : path}.data`,
  (path: string) => `${path}?_data=all`,
  (path: string) => `${path}?index`,
];

/** Headers of requests from other sites. */
function hostileOrigins(own: string): Record<string, string>[] {
  return [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: own.replace('http:', 'https:') },
    { origin: `${own}.evil.example` },
    { referer: `${own}.evil.example/` },
    { origin: 'https://evil.example', referer: `${own}/` },
    { 'sec-fetch-site': 'cross-site', origin: own },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
}

// @asvs 3.5.1
export const figure: Figure = {
  number: 6,
  what: 'every route × unsafe method × hostile origin',
  target: '403 and no upstream call',
  limitSeconds: 600,
  async measure(run) {
    const { portal, proxy } = await startFixture(run);
    // A customer without orders: those of others may still be read after their page was sent.
    const { customer } = await registerCustomer(portal.url);
    const names = Object.keys(routes) as RouteName[];
    const pages = languages.flatMap((language) => names.map((name) => linksFor(language).to(name, params)));
    const paths = [...pages, ...barePaths].flatMap((path) => variants.map((vary) => vary(path)));
    const requests = paths.flatMap((path) =>
      methods.flatMap((method) => hostileOrigins(portal.url).map((headers) => ({ path, method, headers }))),
    );
    const chosen = run.quick ? requests.filter((_, index) => index % 7 === 0) : requests;

    proxy.calls.length = 0;
    const statuses = await eachOf(chosen, 40, async ({ path, method, headers }) => {
      const sent = {
        ...headers,
        cookie: customer.cookies.header(),
        'content-type': 'application/x-www-form-urlencoded',
      };
      const answer = await fetch(portal.url + path, {
        method,
        headers: sent,
        body: 'productId=1&quantity=1',
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status;
    });
    const passed = chosen.filter((_, index) => statuses[index] !== 403);
    return {
      value: `${chosen.length - passed.length} of ${chosen.length} answered 403, ${proxy.calls.length} upstream calls`,
      ok: passed.length === 0 && proxy.calls.length === 0,
      details: { statuses: countEach(statuses), passed: passed.slice(0, 20), calls: proxy.calls.slice(0, 20) },
    };
  },
};
