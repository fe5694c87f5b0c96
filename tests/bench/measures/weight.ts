import { chromium, type Browser, type Page, type Response } from 'playwright';
import { findChromium } from '../../support/find-chromium.js';
import type { Measured } from '../budgets';
import { cookiesOf } from '../cookies';
import { openFixture, signIn } from '../fixture';

interface Weight {
  readonly script: number;
  readonly style: number;
  /** Everything except images. */
  readonly all: number;
  /** Loaded before the first paint, without images. */
  readonly first: number;
  /** Median image of a card. */
  readonly card: number;
}

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Bytes of whole pages by kind, on a phone, in a real browser. */
export async function measureWeight(): Promise<Measured[]> {
  const fixture = await openFixture();
  const portal = await fixture.startPortal();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const score = (path: string, more?: Parameters<typeof weighPage>[2]) => weighPage(browser, portal.url + path, more);

  const category = await score('/categories/roses');
  const light = await score('/categories/roses', { headers: { 'save-data': 'on' } });
  const product = await score('/product/1');
  const search = await score('/search?q=freedom');
  const checkout = await score('/checkout', { cookie: await fillCart(portal.url) });
  await browser.close();
  await fixture.end();
  return [
    { id: 'weight.script', value: category.script },
    { id: 'weight.all', value: category.all },
    { id: 'weight.first', value: category.first },
    { id: 'weight.style', value: checkout.style, note: 'CSS: inlined for visitors, a file for customers' },
    { id: 'weight.card', value: category.card },
    { id: 'weight.light', value: light.all },
    { id: 'weight.lightScript', value: light.script },
    { id: 'weight.lightCard', value: light.card },
    { id: 'weight.productScript', value: product.script },
    { id: 'weight.productFirst', value: product.first },
    { id: 'weight.searchScript', value: search.script },
    { id: 'weight.searchFirst', value: search.first },
    { id: 'weight.checkoutScript', value: checkout.script },
    { id: 'weight.checkoutFirst', value: checkout.first },
  ];
}

async function weighPage(
  browser: Browser,
  url: string,
  { headers = {}, cookie }: { headers?: Record<string, string>; cookie?: string } = {},
): Promise<Weight> {
  // Browsers request Brotli from secure origins only, so headers are set by hand.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    extraHTTPHeaders: headers,
    serviceWorkers: 'block',
  });
  if (cookie) await context.addCookies(cookiesOf(cookie, url));
  await context.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'br' } }),
  );
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await firstResources(page);
  const loaded = await Promise.all(answers.map(weighAnswer));
  await context.close();
  const sum = (isWanted: (each: Loaded) => boolean) =>
    loaded.filter(isWanted).reduce((total, { bytes }) => total + bytes, 0);
  const cards = loaded
    .filter(({ url: at }) => at.includes('/images/'))
    .map(({ bytes }) => bytes)
    .toSorted((a, b) => a - b);
  return {
    script: sum(({ kind }) => kind === 'script'),
    style: sum(({ kind }) => kind === 'stylesheet'),
    all: sum(({ kind }) => kind !== 'image'),
    first: sum(({ url: at, kind }) => kind === 'document' || (first.has(at) && kind !== 'image' && kind !== 'font')),
    card: cards[Math.floor(cards.length / 2)] ?? Number.NaN,
  };
}

async function weighAnswer(answer: Response): Promise<Loaded> {
  const { responseBodySize } = await answer.request().sizes();
  return { url: answer.url(), kind: answer.request().resourceType(), bytes: responseBodySize };
}

/** URLs loaded before the first paint. */
async function firstResources(page: Page): Promise<Set<string>> {
  return new Set(
    await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.filter(({ responseEnd }) => responseEnd <= paint).map(({ name }) => name);
    }),
  );
}

/** Cookies of the demo customer with a filled cart. */
async function fillCart(url: string): Promise<string> {
  const cookie = await signIn(url);
  const body = new URLSearchParams({ productId: '1', quantity: '1', unit: 'pack' });
  await fetch(`${url}/catalog`, {
    method: 'POST',
    body,
    headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  return cookie;
}
