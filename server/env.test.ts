import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';
import { EnvError, findMisspelt, parseApiSettings, parseSettings } from './settings';
import { money } from './contract/money';
import { iban } from './setting-rules';

const secret = 's'.repeat(32);
const payment = {
  PAYMENT_RECIPIENT: 'ТОВ «Ромашка»',
  PAYMENT_IBAN: 'UA213223130000026007233566001',
  PAYMENT_CODE: '12345678',
};
const real = { WHOLESALE_API_URL: 'https://api.example.com/1.0/', SESSION_SECRET: secret };

function formErrors(source: Record<string, string>): readonly string[] {
  try {
    parseSettings(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.lines;
    throw error;
  }
}

// @asvs 13.1.1, 13.3.1
describe('parseSettings', () => {
  it('accepts no settings at all for the embedded API', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      LOG_LEVEL: 'info',
      EMBEDDED_PRODUCTS: 600,
      EMBEDDED_DATA_DIR: '.data',
      TRUST_PROXY: 0,
    });
  });

  it('treats an empty value as not set', () => {
    expect(parseSettings({ PORT: '', GTM_ID: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('trims blanks around a value', () => {
    const given = {
      PORT: ' 4203 ',
      WHOLESALE_API_URL: ' https://api.example.com/1.0/ ',
      METRICS_TOKEN: '  a token with blanks ',
      SESSION_SECRET: `${secret}\n`,
    };
    expect(parseSettings(given)).toMatchObject({
      PORT: 4203,
      WHOLESALE_API_URL: 'https://api.example.com/1.0',
      METRICS_TOKEN: 'a token with blanks',
      SESSION_SECRET: [secret],
    });
    expect(parseApiSettings(given).WHOLESALE_API_URL).toBe('https://api.example.com/1.0');
  });

  it('takes off the quotes around every value, and no others', () => {
    const names = ['SHOP_NAME', 'SHOP_NAME_EN', 'CONTACT_ADDRESS', 'WAREHOUSE_ID', 'IMAGE_CACHE_DIR'] as const;
    const inner = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() === text && !/["']/.test(text));
    const quotes = fc.constantFrom('"', "'");
    const blanks = fc.constantFrom('', ' ', '\n');
    fc.assert(
      fc.property(fc.constantFrom(...names), inner, quotes, blanks, (name, text, quote, blank) => {
        const read = (value: string) => parseSettings({ [name]: blank + value + blank })[name];
        expect(read(`${quote}${blank}${text}${blank}${quote}`)).toBe(text);
        const others = [quote + text, text + quote, quote + text + quote + text + quote, `"${text}'`];
        for (const value of [...others, quote, `«${text}»`]) expect(read(value)).toBe(value);
        expect(read(quote + quote)).toBeUndefined();
      }),
    );
    const quoted = Object.fromEntries(Object.entries(real).map(([name, value]) => [name, `"${value}"`]));
    expect(parseEnv({ ...quoted, PORT: '"4203"', GTM_ID: "'GTM-1'" })).toEqual(
      parseEnv({ ...real, PORT: '4203', GTM_ID: 'GTM-1' }),
    );
  });

  it.each([
    ['[::1]', '::1'],
    ['::1', '::1'],
    ['localhost', 'localhost'],
  ])('with HOST=%s listens on %s', (given, host) => {
    expect(parseSettings({ HOST: given }).HOST).toBe(host);
  });

  it('reports all errors at once', () => {
    const lines = formErrors({
      ...{ PORT: 'eighty', GTM_ID: 'GTM-abc', LOG_LEVEL: 'loud' },
      WHOLESALE_API_URL: real.WHOLESALE_API_URL,
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'GTM_ID', 'LOG_LEVEL', 'SESSION_SECRET']);
    expect(lines).toContain('SESSION_SECRET: must be set when WHOLESALE_API_URL is set');
  });

  it.each([
    ['PAYMENT_IBAN', 'UA213223130000026007233566002'],
    ['PAYMENT_IBAN', 'UA21322313000002600723356600'],
    ['PAYMENT_IBAN', 'DE89370400440532013000'],
    ['PAYMENT_CODE', '123456789'],
    ['PAYMENT_CODE', '1234567a'],
    ['PAYMENT_RECIPIENT', 'Р'.repeat(71)],
  ])('rejects %s=%s with one line', (name, value) => {
    expect(formErrors({ ...payment, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: must `))]);
  });

  it('accepts all payment settings or none', () => {
    expect(formErrors(payment)).toEqual([]);
    expect(formErrors({ PAYMENT_IBAN: payment.PAYMENT_IBAN })).toEqual([
      'PAYMENT_RECIPIENT: must be set, too: set all of PAYMENT_RECIPIENT, PAYMENT_IBAN, PAYMENT_CODE, or none',
      'PAYMENT_CODE: must be set, too: set all of PAYMENT_RECIPIENT, PAYMENT_IBAN, PAYMENT_CODE, or none',
    ]);
  });

  it('rejects secure cookies for a public URL without TLS', () => {
    for (const address of ['http://shop.example', 'http://localhost.example']) {
      expect(formErrors({ COOKIE_SECURE: 'true', PUBLIC_URL: address })).toEqual([
        expect.stringMatching(/^COOKIE_SECURE: must be false/),
      ]);
      expect(formErrors({ ...real, PUBLIC_URL: address })).toEqual([
        expect.stringMatching(/^COOKIE_SECURE: must be false/),
      ]);
    }
    for (const address of ['https://shop.example', 'http://localhost', 'http://127.0.0.1:3000/'])
      expect(formErrors({ ...real, COOKIE_SECURE: 'true', PUBLIC_URL: address })).toEqual([]);
  });

  it('rejects the demo supplier at a public https URL unless DEMO is true', () => {
    const address = { PUBLIC_URL: 'https://shop.example' };
    expect(formErrors({ ...address, WHOLESALE_API_URI: real.WHOLESALE_API_URL })).toEqual([
      expect.stringMatching(/^WHOLESALE_API_URL: must be set where PUBLIC_URL is https/),
    ]);
    expect(formErrors({ ...address, DEMO: 'true' })).toEqual([]);
    expect(formErrors({ ...address, ...real })).toEqual([]);
    expect(formErrors({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('rejects REDIS_URL without STORE_URL, and another REDIS_URL than a Redis', () => {
    const redis = { REDIS_URL: 'redis://cache' };
    expect(formErrors(redis)).toEqual([
      'STORE_URL: must be set with REDIS_URL: postgres://… for several containers; a file would be lost with its container',
    ]);
    for (const STORE_URL of ['postgres://portal:secret@database/portal', 'file:/data/accounts.sqlite'])
      expect(formErrors({ ...redis, STORE_URL })).toEqual([]);
    expect(formErrors({ REDIS_URL: 'http://cache', STORE_URL: 'postgres://database' })).toEqual([
      expect.stringMatching(/^REDIS_URL: must /),
    ]);
  });

  it.each([
    ['WHOLESALE_API_URI', 'WHOLESALE_API_URL'],
    ['WHOLESALE_URL', 'WHOLESALE_API_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['CONTACT_PHONES', 'CONTACT_PHONE'],
  ])('reports %s as a likely misspelling of %s', (name, meant) => {
    expect(findMisspelt({ [name]: 'x' })).toEqual([`${name}: is no setting; did you mean ${meant}?`]);
  });

  it('does not report usual variables of shells and containers', () => {
    const names = 'PATH HOME LANG TERM SHLVL HOSTNAME NODE_ENV NODE_OPTIONS TMPDIR PWD USER CI TZ npm_config_cache';
    expect(findMisspelt(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    expect(findMisspelt({ PORT: '3000', DEMO: 'true' })).toEqual([]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['WHOLESALE_API_URL', 'api.example.com'],
    ['WHOLESALE_API_URL', 'https://user:canary@api.example.com/1.0'],
    ['WHOLESALE_API_URL', 'https://api.example.com/1.0?key=1'],
    ['WHOLESALE_API_URL', 'https://api.example.com/1.0#part'],
    ['PUBLIC_URL', 'https://user@shop.example'],
    ['SESSION_SECRET', `${secret},short`],
    ['COOKIE_SECURE', 'yes'],
    ['CONTACT_PHONE', 'abc'],
    ['CONTACT_PHONE', '+380'],
    ['CONTACT_VIBER', '0445001122'],
    ['CONTACT_VIBER', '+380'],
    ['CONTACT_VIBER', 'viber://chat'],
    ['CONTACT_TELEGRAM', 'https://t.me/shop'],
    ['CONTACT_TELEGRAM', 'two words'],
    ['IOS_APP_ID', 'ua.kyiv.flowers.portal'],
    ['IOS_APP_ID', 'ABCDE12345'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_MAP_URL', 'javascript:alert(1)'],
    ['MINIMUM_ORDER', '0'],
    ['MINIMUM_ORDER', '2200.50'],
    ['FREE_DELIVERY_FROM', '5 000'],
    ['ARRIVAL_DAYS', 'mon,someday'],
    ['ARRIVAL_DAYS', ','],
    ['CLAIM_HOURS', '721'],
    ['CUT_OFF_HOURS', '73'],
    ['CUT_OFF_HOURS', '-1'],
    ['CUT_OFF_HOURS', '1.5'],
    ['CUT_OFF_HOURS', '2,3'],
    ['CUT_OFF_HOURS', 'pickup'],
    ['CUT_OFF_HOURS', 'pickup='],
    ['CUT_OFF_HOURS', 'pickup=100'],
    ['CUT_OFF_HOURS', 'pickup=1,taxi=2'],
    ['CUT_OFF_HOURS', 'pickup=1,pickup=2'],
    ['CUT_OFF_HOURS', ','],
    ['IMAGE_HOSTS', 'https://cdn.example'],
    ['IMAGE_HOSTS', ','],
    ['STORE_URL', 'accounts.sqlite'],
    ['STORE_URL', 'file:accounts.sqlite'],
    ['STORE_URL', 'file://other-machine/accounts.sqlite'],
    ['STORE_URL', 'file:///data/'],
    ['STORE_URL', 'file:/data/accounts.sqlite?mode=ro'],
    ['STORE_URL', 'postgres://'],
    ['STORE_URL', 'postgres:///portal'],
    ['STORE_URL', 'mysql://database/portal'],
    ['GTM_ID', 'G-123'],
    ['APP_VERSION', '1.4'],
    ['TRUST_PROXY', 'yes'],
    ['EMBEDDED_PRODUCTS', '0'],
    ['EMBEDDED_PRODUCTS', '100001'],
    ['METRICS_TOKEN', 'short'],
    ['DRAIN_SECONDS', '60'],
  ])('rejects %s=%s', (name, value) => {
    const lines = formErrors({ SESSION_SECRET: secret, DEMO: 'true', [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: must `));
  });
});

describe('parseEnv', () => {
  it('derives values that are not set', () => {
    expect(parseEnv(real)).toMatchObject({
      wholesaleApiUrl: 'https://api.example.com/1.0',
      imageHosts: ['api.example.com'],
      embedded: false,
      cookieSecure: true,
      warehouseId: '1',
      shopId: '1',
      sessionSecrets: [secret],
    });
  });

  it.each([
    [{}, pathToFileURL(resolve('.data/accounts.sqlite')).href],
    [{ EMBEDDED_DATA_DIR: '/data' }, 'file:///data/accounts.sqlite'],
    [{ EMBEDDED_DATA_DIR: '/data', STORE_URL: 'file:/lists/a b.sqlite' }, 'file:///lists/a%20b.sqlite'],
    [{ STORE_URL: 'postgres://portal:p%40ss@database:5433/portal' }, 'postgres://portal:p%40ss@database:5433/portal'],
  ])('with %j has the store %s', (source, url) => {
    expect(parseEnv({ ...real, ...source }).storeUrl).toBe(url);
  });

  it('names the supplier’s settings that are missing for a real API', () => {
    expect(parseEnv(real).unset).toEqual([
      'WAREHOUSE_ID',
      'SHOP_ID',
      'SHOP_NAME',
      'CONTACT_PHONE',
      'CONTACT_EMAIL',
      'CONTACT_ADDRESS',
      'CONTACT_MAP_URL',
    ]);
    expect(parseEnv({ ...real, WAREHOUSE_ID: '7', SHOP_ID: ' ' }).unset.slice(0, 2)).toEqual(['SHOP_ID', 'SHOP_NAME']);
    expect(parseEnv({ ...real, PORTAL_STARTED_EMBEDDED_API: 'true' }).unset).toEqual([]);
  });

  it('has the embedded supplier’s details only with the embedded API', () => {
    const none = {
      phone: undefined,
      viber: undefined,
      telegram: undefined,
      email: undefined,
      address: undefined,
      mapUrl: undefined,
    };
    expect(parseEnv(real)).toMatchObject({ shopName: undefined, contact: none });
    const embedded = parseEnv({ ...real, PORTAL_STARTED_EMBEDDED_API: 'true', CONTACT_PHONE: '+380441234567' });
    expect(embedded.shopName).toEqual({ uk: 'Первоцвіт', en: 'Pervotsvit', ru: 'Первоцвит' });
    expect(embedded.contact).toMatchObject({ phone: '+380441234567', email: 'hurt@pervotsvit.example' });
  });

  it('has the payment account that is set, and the demo supplier’s only with the embedded API', () => {
    const set = {
      PAYMENT_RECIPIENT: 'ФОП Іваненко',
      PAYMENT_IBAN: 'ua21 3223 1300 0002 6007 2335 6600 1',
      PAYMENT_CODE: '1234567890',
    };
    const own = { recipient: 'ФОП Іваненко', iban: 'UA213223130000026007233566001', code: '1234567890' };
    expect(parseEnv({ ...real, ...set }).paymentAccount).toEqual(own);
    expect(parseEnv(real).paymentAccount).toBeUndefined();
    const embedded = { ...real, PORTAL_STARTED_EMBEDDED_API: 'true' };
    expect(parseEnv({ ...embedded, ...set }).paymentAccount).toEqual(own);
    const demo = parseEnv(embedded).paymentAccount;
    expect(demo).toMatchObject({ recipient: 'ТОВ «Первоцвіт Гурт»' });
    expect(iban.safeParse(demo?.iban).success).toBe(true);
  });

  it('reads the apps that open links, with several fingerprints of the Android one', () => {
    const print = Array.from({ length: 32 }, () => 'a1').join(':');
    const ANDROID_CERT_SHA256 = `${print}, ${print.toUpperCase()}`;
    const env = parseEnv({
      ...{ ...real, ANDROID_APP_ID: 'ua.kyiv.flowers', ANDROID_CERT_SHA256 },
      IOS_APP_ID: 'ABCDE12345.ua.kyiv.flowers',
    });
    const fingerprint = print.toUpperCase();
    expect(env.androidApp).toEqual({ id: 'ua.kyiv.flowers', fingerprints: [fingerprint, fingerprint] });
    expect(env.iosAppId).toBe('ABCDE12345.ua.kyiv.flowers');
    expect([parseEnv(real).androidApp, parseEnv(real).iosAppId]).toEqual([undefined, undefined]);
  });

  it('rejects an Android app without its fingerprint, and a fingerprint that is none', () => {
    expect(formErrors({ ...real, ANDROID_APP_ID: 'ua.kyiv.flowers' })).toEqual([
      expect.stringMatching(/^ANDROID_CERT_SHA256: must be set, too/),
    ]);
    expect(formErrors({ ...real, ANDROID_APP_ID: 'flowers', ANDROID_CERT_SHA256: '14:6D:E9' })).toEqual([
      expect.stringMatching(/^ANDROID_APP_ID: must be an application id/),
      expect.stringMatching(/^ANDROID_CERT_SHA256: must be SHA-256 fingerprints/),
    ]);
  });

  it.each([
    ['+380 (44) 500-11-22', '+380445001122'],
    ['@flower_shop', 'flower_shop'],
    ['FlowerShop', 'FlowerShop'],
  ])('reads CONTACT_VIBER and CONTACT_TELEGRAM %s as %s', (CONTACT_VIBER, id) => {
    const { contact } = parseEnv({ ...real, CONTACT_VIBER, CONTACT_TELEGRAM: CONTACT_VIBER });
    expect([contact.viber, contact.telegram]).toEqual([id, id]);
  });

  it('makes cookies secure with a real API or a public https URL, unless set otherwise', () => {
    const secure = { ...real, PUBLIC_URL: 'https://shop.example/' };
    expect(parseEnv(secure)).toMatchObject({ publicUrl: 'https://shop.example', cookieSecure: true });
    expect(parseEnv({ ...secure, COOKIE_SECURE: 'false' }).cookieSecure).toBe(false);
    expect(parseEnv(real).cookieSecure).toBe(true);
    const embedded = { ...real, PORTAL_STARTED_EMBEDDED_API: 'true' };
    expect(parseEnv(embedded).cookieSecure).toBeUndefined();
    expect(parseEnv({ ...embedded, PUBLIC_URL: 'http://shop.local' }).cookieSecure).toBe(false);
    expect(parseEnv({ ...embedded, PUBLIC_URL: 'https://demo.example', DEMO: 'true' }).cookieSecure).toBe(true);
  });

  it('keeps the order of secrets and image hosts', () => {
    const env = parseEnv({ ...real, SESSION_SECRET: `${secret}2, ${secret}1`, IMAGE_HOSTS: 'cdn.example, [::1]:8080' });
    expect(env.sessionSecrets).toEqual([`${secret}2`, `${secret}1`]);
    expect(env.imageHosts).toEqual(['cdn.example', '[::1]:8080']);
  });

  it('shows a single contact address in every language', () => {
    const { contact } = parseEnv({ ...real, CONTACT_ADDRESS: 'Lviv' });
    expect(contact.address).toEqual({ uk: 'Lviv', en: 'Lviv', ru: 'Lviv' });
  });

  it('has no trade rules except the cut-off of two hours unless they are set', () => {
    const none = {
      minimumOrder: undefined,
      freeDeliveryFrom: undefined,
      arrivalDays: undefined,
      claimHours: undefined,
      cutOffHours: { pickup: 2, delivery: 2, specialDelivery: 2, novapost: 2, bus: 2 },
    };
    expect(parseEnv(real).rules).toEqual(none);
    expect(parseEnv({ ...real, PORTAL_STARTED_EMBEDDED_API: 'true' }).rules).toEqual(none);
    const set = {
      MINIMUM_ORDER: '2200',
      FREE_DELIVERY_FROM: '5000',
      ARRIVAL_DAYS: 'Fri, mon,tue,mon',
      CLAIM_HOURS: '24',
      CUT_OFF_HOURS: '3',
    };
    expect(parseEnv({ ...real, ...set }).rules).toEqual({
      minimumOrder: money(220_000),
      freeDeliveryFrom: money(500_000),
      arrivalDays: [1, 2, 5],
      claimHours: 24,
      cutOffHours: { pickup: 3, delivery: 3, specialDelivery: 3, novapost: 3, bus: 3 },
    });
  });

  it('has a cut-off of two hours for delivery options that CUT_OFF_HOURS does not name', () => {
    expect(parseEnv({ ...real, CUT_OFF_HOURS: 'pickup=1, bus = 12,delivery=0' }).rules.cutOffHours).toEqual({
      pickup: 1,
      delivery: 0,
      specialDelivery: 2,
      novapost: 2,
      bus: 12,
    });
  });

  it('throws before the embedded API is started', () => {
    expect(() => parseEnv({})).toThrow(EnvError);
  });
});

describe('parseApiSettings', () => {
  it('applies the same rules and needs no secret', () => {
    expect(parseApiSettings({ WHOLESALE_API_URL: real.WHOLESALE_API_URL, SHOP_ID: ' ', PORT: 'eighty' })).toEqual({
      WHOLESALE_API_URL: 'https://api.example.com/1.0',
    });
    expect(() => parseApiSettings({ WHOLESALE_API_URL: 'api.example.com' })).toThrow(
      'WHOLESALE_API_URL: must be a URL',
    );
  });
});
