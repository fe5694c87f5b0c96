import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { findFirefox } from '../support/find-firefox.js';

const url = inject('portalUrl');
const firefox = findFirefox();
const patient = { timeout: 20_000 };

describe.skipIf(firefox === null)('Firefox', () => {
  let browser: Browser;
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '', headless: true });
  });
  afterAll(async () => {
    await browser.close();
  });

  beforeEach(async () => {
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    page.setDefaultTimeout(20_000);
    errors = [];
    page.on('pageerror', (error) => void errors.push(String(error)));
    await register();
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(errors).toEqual([]);
  });

  /** Opens a page and waits for its scripts. */
  async function open(path: string): Promise<void> {
    await page.goto(url + path);
    await page.waitForSelector('html[data-ready]');
  }

  /** Registers a new customer for the test. */
  async function register(): Promise<void> {
    await open('/en/register');
    await page.locator('[name=phone]').fill(`+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`);
    await page.locator('[name=password]').fill('троянда-2026');
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('header a[href="/en/checkout"]');
    await page.waitForNetworkIdle();
  }

  /** Puts two packs of a rose into the cart of which there are a thousand or more: all tests together do not buy it up. */
  async function addRoses(): Promise<void> {
    await open('/en/categories/roses?inStock=1');
    const id = await page.$$eval(
      'main article',
      (cards) =>
        cards.find((card) => /\d,\d{3} pcs/.test(card.textContent))?.querySelector('input[name=quantity]')?.id ?? '',
    );
    await page.locator(`#${id}`).fill('2');
    await page.focus(`#${id}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('header a[aria-label^="Cart: 1 item"]:not([aria-busy])');
    await page.waitForNetworkIdle();
  }

  /** What the first element says; empty while there is none. */
  const textOf = (selector: string) =>
    page.evaluate((each) => document.querySelector(each)?.textContent ?? '', selector);

  it('places an order filled in by keyboard', async () => {
    await addRoses();
    await open('/en/checkout');
    for (const radio of [
      '[name=deliveryType][value=pickup]',
      'label:nth-of-type(2) > [name=deliveryDate]',
      '[name=deliveryTime][value="10:00-12:00"]',
      '[name=paymentMethod][value=cashInStore]',
    ]) {
      await page.waitForSelector(radio);
      await page.focus(radio);
      await page.keyboard.press(' ');
      await page.waitForSelector(`${radio}:checked`);
    }
    await page.locator('[name=comment]').fill('Call 15 minutes before');
    await page.locator('button[type=submit][form=order]').click();
    await page.waitForFunction(() => location.pathname.endsWith('/checkout/success'));
    await expect.poll(() => textOf('h1'), patient).toMatch(/ЗМ-\d+/);
  });

  it('opens the cart drawer, changes a quantity in it and closes it with Escape', async () => {
    await addRoses();
    await page.locator('header a[aria-label^="Cart: 1 item"]').click();
    await page.waitForSelector('[role=dialog] a[href$="/checkout"]');
    const before = await textOf('[role=dialog] a[href$="/checkout"]');
    await page.locator('[role=dialog] input[name=quantity]').fill('3');
    await page.focus('[role=dialog] input[name=quantity]');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf('[role=dialog] a[href$="/checkout"]'), patient).not.toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(
      /^Cart: 1 item/,
    );
  });

  it('reads a pasted message and adds the recognized line to the cart', async () => {
    await open('/en/quick-order');
    await page.locator('textarea[name=message]').fill('playa blanca 60 1 pack');
    await page.locator('main form button[type=submit]').click();
    await page.waitForFunction(() => document.querySelectorAll('main ol li').length === 1);
    expect(await textOf('main ol li')).toContain('Playa Blanca');
    await page.locator('.sticky-action-bar button[type=submit]').click();
    await page.waitForFunction(() => location.pathname.endsWith('/checkout'));
    await expect.poll(() => textOf('main'), patient).toContain('Playa Blanca');
  });

  it('keeps the quantities when the connection is lost and sends them when pressed again', async () => {
    await open('/en/catalog?inStock=1&view=list');
    const quantityInput = '#price-list input[name=quantity]';
    await page.locator(quantityInput).fill('1');
    await page.setRequestInterception(true);
    let isLost = true;
    page.on(
      'request',
      (request) =>
        void (isLost && request.method() === 'POST' ? request.abort('internetdisconnected') : request.continue()),
    );
    const add = page.locator('.sticky-action-bar button[type=submit]');
    await add.click();
    await page.waitForSelector('[data-lost]');
    expect(await page.$eval(quantityInput, (input) => input.value)).toBe('1');
    isLost = false;
    await add.click();
    await page.waitForSelector('header a[aria-label^="Cart: 1 item"]');
  });
});
