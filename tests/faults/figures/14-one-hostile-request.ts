import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../../support/customer';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { eachOf, quantile } from '../many';
import { startProbed } from '../start-probed';

const targetMs = 50;
const room = 7_600;
const fill = (piece: string, bytes = room) => piece.repeat(Math.floor(bytes / piece.length));
const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

interface Hostile {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Requests of at most 8 KB that could take long to process. */
const hostile: Record<string, Hostile> = {
  'many parameters': { path: `/search?${fill('color=a&')}` },
  'a long search': { path: `/search?q=${fill('a')}` },
  'a search of many words': { path: `/search?q=${fill('ro ').replaceAll(' ', '+')}` },
  'a search of wildcards': { path: `/search?q=${fill('%25_*')}` },
  'a route manifest': { path: `/__manifest?${fill('p=/en/catalog&')}` },
  'routes of a data request': { path: `/en/catalog.data?_routes=${fill('en/catalog,')}` },
  'an old data request': { path: `/?_data=${fill('root/')}` },
  'deep paths': { path: `/${fill('a/', 62)}` },
  'a long path': { path: `/${fill('%2e%2e')}` },
  'a long slug': { path: `/categories/${fill('a-')}` },
  'many cookies': { path: '/en', headers: { cookie: fill('a=b; ') } },
  'session chunks': {
    path: '/en/orders',
    headers: { cookie: Array.from({ length: 90 }, (_, index) => `session.${index}=${fill('A', 60)}`).join('; ') },
  },
  'one long session': { path: '/en/orders', headers: { cookie: `session=${fill('A')}` } },
  languages: { path: '/', headers: { 'accept-language': fill('uk;q=0.1,') } },
  codings: { path: '/en', headers: { 'accept-encoding': fill('br;q=0.1,') } },
  'formats of a picture': { path: '/images/240/-/files/none.jpg', headers: { accept: fill('image/x;q=0.1,') } },
  'entity tags': { path: '/favicon.svg', headers: { 'if-none-match': fill('"a",') } },
  ranges: { path: '/favicon.svg', headers: { range: `bytes=${fill('0-1,')}` } },
  proxies: { path: '/en', headers: { 'x-forwarded-for': fill('1.1.1.1, '), forwarded: 'for=1.1.1.1' } },
  'a user agent of brackets': { path: '/en', headers: { 'user-agent': fill('(((( ') } },
  'a referrer': { path: '/en', headers: { referer: `http://${fill('a.')}` } },
  dates: { path: `/en/history?date=range&dateFrom=${fill('2')}&dateTo=1` },
  'a page number': { path: `/en/catalog?page=${fill('9')}` },
  prices: { path: `/en/catalog?priceMin=${fill('9')}` },
  'a way back': { path: `/en/login?redirectTo=${fill('/..')}` },
  'a phone': { path: '/en/login', headers: form, body: `phone=${fill('+38 (0')}&password=x` },
  'a phone of digits': { path: '/en/becomeClient', headers: form, body: `name=x&phone=${fill('9')}&role=florist` },
  'an order in a message': { path: '/en/quick-order', headers: form, body: `message=${fill('roses 20 ')}` },
  'filters of documents': { path: `/en/orders?${fill('documentType=a&status=b&')}` },
  'an e-mail': { path: '/en/profile', headers: form, body: `email=${fill('a@')}` },
  'nested fields': { path: '/en/login', headers: form, body: `phone${fill('[0]')}=1` },
  'dotted fields': { path: '/en/login', headers: form, body: `phone${fill('.a')}=1` },
  'a far index': { path: '/en/login', headers: form, body: fill('phone[999999999]=1&') },
  'many fields': { path: '/en/cart?index', headers: form, body: fill('productId=1&quantity=1&') },
  'a prototype': { path: '/en/login', headers: form, body: fill('__proto__[a]=1&constructor.prototype.a=1&') },
  'many parts': {
    path: '/en/login',
    headers: { ...form, 'content-type': 'multipart/form-data; boundary=b' },
    body: fill('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'),
  },
  'no part': {
    path: '/en/login',
    headers: { ...form, 'content-type': 'multipart/form-data; boundary=b' },
    body: fill('--b\r\n'),
  },
  'nested JSON': { path: '/en/login', headers: { ...form, 'content-type': 'application/json' }, body: fill('[') },
};

// @asvs 15.1.3
export const figure: Figure = {
  number: 14,
  what: 'one request of at most 8 KB, longest stretch of the main thread (processor time)',
  target: `never over ${targetMs} ms`,
  limitSeconds: 600,
  async measure(run) {
    const { portal, readLongestMs } = await startProbed(run);
    const customer = new Customer(portal.url);
    await customer.signIn(...demoAccount);
    const cookie = customer.cookies.header();
    const requests = Object.entries(hostile);
    const send = async ({ path, headers = {}, body }: Hostile) => {
      const answer = await fetch(portal.url + path, {
        headers: { cookie, ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    for (let round = 0; round < 3; round += 1) await eachOf(requests, 4, async ([, one]) => await send(one));
    const rounds = run.quick ? 3 : 7;
    const measured = await eachOf(requests, 1, async ([name, one]) => {
      const stretches: number[] = [];
      let status = 0;
      for (let round = 0; round < rounds; round += 1) {
        await readLongestMs();
        status = await send(one);
        await sleep(10);
        stretches.push(await readLongestMs());
      }
      return {
        name,
        status,
        ms: Math.round(quantile(stretches, 0.5) * 10) / 10,
        most: Math.round(Math.max(...stretches)),
      };
    });
    const worst = measured.reduce((one, other) => (other.ms > one.ms ? other : one));
    const broken = measured.filter(({ status }) => status >= 500);
    return {
      value: `${requests.length} kinds, worst ${worst.ms} ms (${worst.name}), median of ${rounds} each`,
      ok: worst.ms <= targetMs && broken.length === 0,
      details: measured,
    };
  },
};
