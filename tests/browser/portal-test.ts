import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A test that also fails on script errors, console errors and CSP violations in any window. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => void errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isAnswerStatus(message.text())) errors.push(message.text());
      });
      await context.exposeFunction(
        'reportViolation',
        (directive: string, blocked: string) => void errors.push(`violates ${directive}: ${blocked}`),
      );
      await context.addInitScript(reportViolations);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in each document before its own scripts. */
function reportViolations(): void {
  const { reportViolation } = window as unknown as { reportViolation: (directive: string, blocked: string) => void };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    reportViolation(effectiveDirective, sample || blockedURI),
  );
}

export { expect };

/**
 * The browser logs 4xx pages and failed connections, also intended ones; Remix logs data responses that are not its own
 * or are no longer awaited.
 */
function isAnswerStatus(text: string): boolean {
  return /^(SyntaxError|AbortError)|^Failed to load resource: (the server responded with a status of (4\d\d|50[234])|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );
}

/** The demo customer with orders, debt and discounts. */
export const demoCustomer = { phone: '+380501112233', password: 'kvitka2026' };

/** Signs in as the login form does, without opening a page. @param prefix language prefix, or a whole origin with it */
export async function signIn(page: Page, customer = demoCustomer, prefix = ''): Promise<void> {
  // On a busy machine the API may answer after its time limit, and the form asks to try again.
  await expect(() => postForm(page, `${prefix}/login`, customer)).toPass();
}

/** Posts a form and reads the page that its answer leads to, with its message; fails where the form comes back. */
async function postForm(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const { href, origin } = new URL(path, `http://127.0.0.1:${process.env['PORTAL_TEST_PORT']}`);
  const answer = await page.context().request.post(href, { form, headers: { origin } });
  expect([answer.status(), answer.url()]).toEqual([200, expect.not.stringContaining(path)]);
}

/** Signs in by pressing the button of the login form. @param prefix language prefix, or a whole origin with it */
export async function signInByForm(page: Page, { phone, password } = demoCustomer, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login`);
  // On a busy machine the API may answer after its time limit, and the form asks to try again.
  await expect(async () => {
    if (!new URL(page.url()).pathname.endsWith('/login')) return;
    await page.locator('[name=phone]').fill(phone);
    await page.locator('[name=password]').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 20_000 });
  }).toPass();
}

/** Sees a toast after an action. It closes after four seconds, so it is waited for before the action: a busy machine may be late. */
export async function expectToast(toast: Locator, action: () => Promise<unknown>): Promise<void> {
  await Promise.all([toast.first().waitFor(), action()]);
}

/** Varieties of the open list whose chosen length has a stock of a thousand or more, which tests do not exhaust, or is in the cart. */
export function plentiful(page: Page): Locator {
  return page.locator('article').filter({ hasText: /\d[\s,]\d{3} (шт|pcs)|У кошику|In cart|В корзине/ });
}

/** Id of the product that the form of a card adds. */
export async function chosenProduct(card: Locator): Promise<string> {
  return card.locator('[name=productId]:is([type=hidden], :checked)').first().inputValue();
}

/** The card of the open list that sells a product, with this product chosen. */
export async function cardOf(page: Page, productId: string): Promise<Locator> {
  const card = page.locator('article').filter({ has: page.locator(`[name=productId][value="${productId}"]`) });
  await expect(card).toBeVisible();
  const length = card.locator(`[type=radio][value="${productId}"]`);
  if ((await length.count()) > 0) await length.check();
  return card;
}

/** Delays requests to these addresses, of one method or of all, until the returned function is called. */
export async function hold(page: Page, addresses: RegExp, method?: 'GET' | 'POST'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.fallback();
  });
  return release;
}

/**
 * Delays each work chunk of React, which it schedules by messages, by a second in pages opened later, while `window.isReactSlow`
 * is set. `window.isReactWaiting` is set after the first delay.
 */
export async function slowReact(page: Page, isReactSlow: boolean): Promise<void> {
  await page.addInitScript((isSlow) => {
    class SlowChannel extends MessageChannel {
      constructor() {
        super();
        const send = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (!Reflect.get(window, 'isReactSlow')) return send(message);
          Object.assign(window, { isReactWaiting: true });
          setTimeout(() => send(message), 1_000);
        };
      }
    }
    Object.assign(window, { MessageChannel: SlowChannel, isReactSlow: isSlow });
  }, isReactSlow);
}

/** Registers a new customer for this test, without opening a page. */
export async function register(page: Page, prefix = ''): Promise<void> {
  await postForm(page, `${prefix}/register`, { phone: newPhone(), password: 'троянда-2026' });
}

/** Registers a new customer by pressing the button of the form. */
export async function registerByForm(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/register`);
  await page.locator('[name=phone]').fill(newPhone());
  await page.locator('[name=password]').fill('троянда-2026');
  await Promise.all([
    page.waitForURL((url) => !url.pathname.endsWith('/register')),
    page.locator('main form button[type=submit]').click(),
  ]);
}

function newPhone(): string {
  return `+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
}
