import { chromium, type Locator, type Page, type Response } from 'playwright';
import { findChromium } from '../../support/find-chromium.js';
import { registerCustomer } from '../../support/new-customer';
import { cookiesOf } from '../cookies';
import type { Measured } from '../budgets';
import { openFixture } from '../fixture';

const message = 'фрідом 60 — 4 пачки\nплая бланка 60 2 пачки';

/** Clicks and bytes from a message to the placed order on a phone in lite mode, without images. */
export async function measureOrder(): Promise<Measured[]> {
  const fixture = await openFixture();
  const portal = await fixture.startPortal();
  await waitForIndex(portal.url);
  const { customer } = await registerCustomer(portal.url);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await context.addCookies(cookiesOf(customer.cookies.header(), portal.url));
  await context.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'br', 'save-data': 'on' } }),
  );
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(portal.url);
  const taps = await order(page);
  const sizes = await Promise.all(
    answers
      .filter((answer) => answer.request().resourceType() !== 'image')
      .map(async (answer) => (await answer.request().sizes()).responseBodySize),
  );
  await browser.close();
  await fixture.end();
  return [
    { id: 'order.taps', value: taps },
    { id: 'order.bytes', value: sizes.reduce((sum, bytes) => sum + bytes, 0) },
  ];
}

/** Orders a message and counts the clicks. */
async function order(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const choose = async (name: string, value?: string) => {
    const choices = page.locator(`[name=${name}]:not([disabled])`);
    const wanted = value === undefined ? choices.last() : page.locator(`[name=${name}][value="${value}"]`);
    if (await wanted.isChecked()) return;
    const id = (await wanted.getAttribute('id')) ?? '';
    await tap(page.locator(`label:has([id="${id}"]), label[for="${id}"]`).first());
  };
  await tap(page.locator('nav summary').last());
  await tap(page.locator('nav a[href$="/quick-order"]:visible'));
  await tap(page.locator('textarea[name=message]'));
  await page.locator('textarea[name=message]').fill(message);
  await tap(page.locator('button[value=read]'));
  await tap(page.locator('form:has([name=intent][value=add]) button[type=submit]').last());
  await page.waitForURL('**/checkout*');
  await choose('deliveryType', 'pickup');
  await choose('deliveryDate');
  await choose('deliveryTime', '10:00-12:00');
  await choose('paymentMethod', 'cashInStore');
  await tap(
    page
      .locator('main button[type=submit][name=intent][value=place], main button[type=submit]')
      .filter({ hasText: 'Замовити' })
      .first(),
  );
  await page.waitForURL('**/checkout/success*');
  return taps;
}

async function waitForIndex(url: string): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const found: unknown = await (await fetch(`${url}/search-suggestions?q=freedom`)).json();
    if (Array.isArray(found) && found.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the catalogue was not indexed');
}
