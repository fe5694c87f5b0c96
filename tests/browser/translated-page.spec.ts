import { expect, type Page } from '@playwright/test';
import { expectToast, plentiful, register, signIn, test } from './portal-test';

/** Moves every present and later text into two `<font>` elements, as the translator of a browser does. */
async function translate(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const font = new DOMParser().parseFromString('<font></font>', 'text/html').body.firstElementChild as Element;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, svg, font')) continue;
        const outer = font.cloneNode();
        const inner = font.cloneNode();
        text.replaceWith(outer);
        outer.appendChild(inner).appendChild(text);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) if (addedNodes.length > 0) wrap(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await expect(page.locator('h1 font').first()).toBeVisible();
}

test('the total of a price list follows the quantities in a page translated by the browser', async ({ page }) => {
  await register(page);
  await page.goto('/catalog?view=list&inStock=1');
  await translate(page);
  const status = page.locator('.sticky-action-bar [role=status]');
  const quantityInput = page.locator('#price-list input[name=quantity]').first();
  const before = await status.innerText();
  await quantityInput.fill('1');
  await expect(status).not.toHaveText(before);
  const one = await status.innerText();
  await quantityInput.fill('2');
  await expect(status).not.toHaveText(one);
  await quantityInput.fill('99999');
  await expect(status.getByRole('link')).toBeVisible();
  await quantityInput.fill('1');
  await expect(status).toHaveText(one);
  await quantityInput.fill('');
  await expect(status).toHaveText(before);
  await quantityInput.fill('1');
  await page.getByRole('button', { name: /^Додати вибране/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Кошик: 1 позиція/ })).toBeVisible();
  await expect(quantityInput).toHaveValue('');
  await expect(status).toHaveText(before);
});

test('a rejected quantity of the list shows its error in a page translated by the browser', async ({ page }) => {
  await signIn(page);
  await page.goto('/list?from=weeks&weeks=8');
  await translate(page);
  const quantityInput = page.locator('main form input[name=quantity]').first();
  await quantityInput.fill('99999');
  await page
    .getByRole('button', { name: /^Додати/ })
    .first()
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(quantityInput).toHaveValue('99999');
  await quantityInput.fill('1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мій список');
});

test('a quick order is read, rejected and added in a page translated by the browser', async ({ page }) => {
  await register(page);
  await page.goto('/quick-order');
  await translate(page);
  await page.locator('textarea[name=message]').fill('плая бланка 60 1 пачка\n2 пачки ескімо');
  await page.getByRole('button', { name: 'Розпізнати список' }).click();
  await expect(page.locator('main ol li')).toHaveCount(2);
  await expect(page.locator('main ol')).toContainText('Playa Blanca');
  const quantityInput = page.locator('main ol input[name=quantity]').first();
  await quantityInput.fill('13 шт');
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(quantityInput).toHaveValue('13 шт');
  await quantityInput.fill('1');
  await page.getByRole('button', { name: 'Додати вибране' }).click();
  await expect(page.locator('textarea[name=message]')).toHaveValue('2 пачки ескімо');
});

test('a customer adds, changes and orders in a page translated by the browser', async ({ page }) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await translate(page);
  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('2');
  await expectToast(page.getByText('Додано'), () => card.locator('button[type=submit]').click());
  const cartLink = page.getByRole('banner').getByRole('link', { name: /^Кошик: 1 позиція/ });
  await cartLink.click();
  const drawer = page.getByRole('dialog', { name: 'Кошик' });
  const order = drawer.getByRole('link', { name: /^Оформити за/ });
  const sum = await order.innerText();
  await drawer.getByRole('textbox').first().fill('3');
  await drawer.getByRole('textbox').first().press('Enter');
  await expect(order).not.toHaveText(sum);
  await order.click();
  await expect(page).toHaveURL(/\/checkout$/);
  for (const radio of [
    page.locator('[name=deliveryType][value=pickup]'),
    page.locator('[name=deliveryDate]').nth(1),
    page.locator('[name=deliveryTime][value="10:00-12:00"]'),
    page.locator('[name=paymentMethod][value=cashInStore]'),
  ]) {
    await radio.focus();
    await radio.press('Space');
    await expect(radio).toBeChecked();
  }
  const toOrder = page.getByRole('button', { name: /Замовити за/ }).first();
  const three = await toOrder.innerText();
  await page.locator('main input[name=quantity]').first().fill('99999');
  await page.locator('main input[name=quantity]').first().press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.locator('main input[name=quantity]').first().fill('2');
  await page.locator('main input[name=quantity]').first().press('Enter');
  await expect(toOrder).not.toHaveText(three);
  await toOrder.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
});
