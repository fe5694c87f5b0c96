import type { Page } from '@playwright/test';
import { demoCustomer, expect, hold, registerByForm, signInByForm, test } from './portal-test';

const main = (page: Page) => page.locator('#main');
const announcement = (page: Page) => page.locator('body > [role=status].sr-only');

async function openRoses(page: Page): Promise<void> {
  await page.goto('/categories/roses');
  await page.locator('html[data-ready]').waitFor();
}

test('a client-side navigation announces the title and moves the focus to the main content', async ({ page }) => {
  await openRoses(page);
  await expect(announcement(page)).toBeEmpty();
  await expect(main(page)).not.toBeFocused();
  const list = await page.title();
  await page.locator('article h2 a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\//);
  await expect(page).not.toHaveTitle(list);
  await expect(main(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  await page.goBack();
  await expect(page).toHaveTitle(list);
  await expect(main(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(list);
});

test('a filter announces the title with the number of items and keeps the focus', async ({ page }) => {
  await openRoses(page);
  await page.locator('#filters input[name=inStock]').focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/inStock=1/);
  await expect(page.locator('.animate-wait')).toHaveCount(0);
  await expect(main(page)).not.toBeFocused();
  await expect(announcement(page)).toHaveText(/^Троянди.*\. \d+ сорт\S*, \d+ позиц/);
});

test('a filter link that disappears and a pagination link move the focus to the main content', async ({ page }) => {
  await page.goto('/catalog?color=red');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('main a[href="/catalog"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(main(page)).toBeFocused();
  await page.locator('main nav a[rel=next]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveTitle(/ — Сторінка 2 — /);
});

test('a navigation does not take the focus from a field being typed in', async ({ page }) => {
  await openRoses(page);
  const list = await page.title();
  const release = await hold(page, /\.data(\?|$)/);
  await page.locator('article h2 a').first().click();
  const search = page.getByRole('banner').locator('input[name=q]').first();
  await search.click();
  await page.keyboard.type('еустома');
  release();
  await expect(page).not.toHaveTitle(list);
  await expect(announcement(page)).toHaveText(await page.title());
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('еустома');
});

test('a search field typed in while its results load keeps the focus', async ({ page }) => {
  await openRoses(page);
  const release = await hold(page, /\.data(\?|$)/);
  const search = page.getByRole('combobox', { name: 'Пошук' });
  await search.fill('explorer');
  await search.press('Enter');
  await search.pressSequentially(' 60');
  release();
  await expect(page.locator('h1')).toContainText('explorer');
  await expect(announcement(page)).toHaveText(await page.title());
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('explorer 60');
});

test('a link with a hash moves the focus to its target', async ({ page }) => {
  await signInByForm(page);
  await page.goto('/documents?view=unpaid');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('main a[href$="#payment"]').first().click();
  await page.waitForURL(/#payment$/);
  await expect(page.locator('#payment')).toBeFocused({ timeout: 30_000 });
});

test('login for a fragment leads to its page, and login for a file loads the file as a document', async ({ page }) => {
  await page.goto('/en/notifications/unread');
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en\/notifications$/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(main(page)).toBeFocused();

  await page.context().clearCookies();
  await page.goto('/en/pdf/invoice/7');
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/pdf/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: `a paper as a ${route.request().resourceType()}` }),
  );
  await fillSignIn(page);
  await expect(page.locator('body')).toHaveText('a paper as a document');
});

async function fillSignIn(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  await page.locator('[name=phone]').fill(demoCustomer.phone);
  await page.locator('[name=password]').fill(demoCustomer.password);
  await page.locator('main form button[type=submit]').click();
}

test('Ctrl+click on an address type opens it in a new tab', async ({ page, context }) => {
  await registerByForm(page, '/en');
  await page.goto('/en/profile?newAddress=client');
  await page.locator('html[data-ready]').waitFor();
  const opened = context.waitForEvent('page');
  await page.locator('#type a[href*="newAddress=store"]').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/newAddress=store/);
});
